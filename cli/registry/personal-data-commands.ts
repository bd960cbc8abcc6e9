import type { Command } from "commander";
import { examples } from "./examples.ts";

const dryRun = ["--dry-run", "say what would go, and delete nothing"] as const;
const out = (folder: string) =>
  ["--out <folder>", `where to; ${folder} in this folder without it`] as const;

/** What persons may ask for, and what is done after an accident. */
export function registerPersonalData(program: Command): void {
  program.commandsGroup("Requests of persons, and accidents:");
  registerForget(program);
  registerExport(program);
  registerBackup(program);
}

function registerForget(program: Command): void {
  const forgetting = program
    .command("forget")
    .description("delete all that is kept about a person, and print a receipt to send them");
  forgetting
    .command("order <number>")
    .description("an order with its messages, and its preview unless it was published")
    .option(...dryRun)
    .addHelpText("after", examples("forget order 482137 --remote --dry-run"))
    .action(async (number: string, _own, command: Command) => {
      const { forgetOrder } = await import("../commands/forget/order.ts");
      return forgetOrder(number, command.optsWithGlobals());
    });
  forgetting
    .command("guest <kind/slug> <name-or-id>")
    .description("a guest: household, replies with their versions, seat and messages")
    .option(...dryRun)
    .addHelpText("after", examples('forget guest wedding/anna-arman "Կարեն Սարգսյան" --remote'))
    .action(async (path: string, who: string, _own, command: Command) => {
      const { forgetGuest } = await import("../commands/forget/guest.ts");
      return forgetGuest(path, who, command.optsWithGlobals());
    });
  forgetting
    .command("invitation <kind/slug>")
    .description("an invitation: pages, pictures, guests, replies and the hosts' settings")
    .option(...dryRun)
    .addHelpText("after", examples("forget invitation wedding/anna-arman --remote --dry-run"))
    .action(async (path: string, _own, command: Command) => {
      const { forgetInvitation } = await import("../commands/forget/invitation.ts");
      return forgetInvitation(path, command.optsWithGlobals());
    });
  forgetting
    .command("again")
    .description("delete once more what came back, after the database was taken back in time")
    .addHelpText("after", examples("forget again --remote"))
    .action(async (_own, command: Command) => {
      const { forgetAgain } = await import("../commands/forget/again.ts");
      return forgetAgain(command.optsWithGlobals());
    });
}

function registerExport(program: Command): void {
  const exporting = program
    .command("export")
    .description("write all that is kept about a person into a folder, to be sent to them");
  exporting
    .command("order <number>")
    .description("an order with its messages")
    .option(...out("export-order-NUMBER"))
    .addHelpText("after", examples("export order 482137 --remote"))
    .action(async (number: string, _own, command: Command) => {
      const { exportOrder } = await import("../commands/export/order.ts");
      return exportOrder(number, command.optsWithGlobals());
    });
  exporting
    .command("guest <kind/slug> <name-or-id>")
    .description("a guest with household, replies, seat and messages")
    .option(...out("export-guest"))
    .addHelpText("after", examples('export guest wedding/anna-arman "Կարեն Սարգսյան" --remote'))
    .action(async (path: string, who: string, _own, command: Command) => {
      const { exportGuest } = await import("../commands/export/guest.ts");
      return exportGuest(path, who, command.optsWithGlobals());
    });
  exporting
    .command("invitation <kind/slug>")
    .description("an invitation with its guests, replies and files")
    .option(...out("export-KIND-SLUG"))
    .addHelpText("after", examples("export invitation wedding/anna-arman --remote"))
    .action(async (path: string, _own, command: Command) => {
      const { exportInvitation } = await import("../commands/export/invitation.ts");
      return exportInvitation(path, command.optsWithGlobals());
    });
}

function registerBackup(program: Command): void {
  const backup = program.command("backup").description("backups of the database and the pages");
  backup
    .command("now")
    .description("write one beside the nightly ones")
    .addHelpText("after", examples("backup now --remote"))
    .action(async (_own, command: Command) => {
      const { backupNow } = await import("../commands/backup/now.ts");
      return backupNow(command.optsWithGlobals());
    });
  backup
    .command("list")
    .description("what can be restored, the newest first")
    .addHelpText("after", examples("backup list --remote"))
    .action(async (_own, command: Command) => {
      const { showBackups } = await import("../commands/backup/list.ts");
      return showBackups(command.optsWithGlobals());
    });

  program
    .command("restore")
    .description("show what is missing of a backup, ask, and bring it back")
    .requiredOption("--at <moment>", "as in 2027-06-12 or 2027-06-12T15:00")
    .option("--dry-run", "compare alone")
    .option("--overwrite", "replace also what differs by what the backup has")
    .addHelpText("after", examples("restore --at 2027-06-12 --remote --dry-run"))
    .action(async (_own, command: Command) => {
      const { restore } = await import("../commands/restore.ts");
      return restore(command.optsWithGlobals());
    });
}
