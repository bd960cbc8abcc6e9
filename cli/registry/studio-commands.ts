import type { Command } from "commander";
import { examples } from "./examples.ts";

/** What the studio looks at first. */
export function registerStudio(program: Command): void {
  program.commandsGroup("Every day:");
  program
    .command("today")
    .alias("status")
    .description("what waits for somebody: orders, change requests, previews, events, mail")
    .addHelpText("after", examples("today --remote"))
    .action(async (_own, command: Command) => {
      const { today } = await import("../commands/today.ts");
      return today(command.optsWithGlobals());
    });

  program
    .command("staff-link [name]")
    .description("the secret link to the studio's pages for one colleague's phone; who has one")
    .option("--revoke", "end it")
    .addHelpText(
      "after",
      examples(
        "staff-link Ani --remote",
        "staff-link Ani --revoke --remote",
        "staff-link --remote",
      ),
    )
    .action(async (name: string | undefined, _own, command: Command) => {
      const { staffLink } = await import("../commands/staff-link.ts");
      return staffLink(name, command.optsWithGlobals());
    });

  program
    .command("doctor")
    .description("whether everything is set up, published and sent, and how to mend what is not")
    .option("--mail", "also greet the mail server")
    .addHelpText("after", examples("doctor", "doctor --remote --mail"))
    .action(async (_own, command: Command) => {
      const { doctor } = await import("../commands/doctor.ts");
      return doctor(command.optsWithGlobals());
    });

  program
    .command("whoami")
    .description("your name, the account, the site and the folder that the command works with")
    .addHelpText("after", examples("whoami", "whoami --remote"))
    .action(async (_own, command: Command) => {
      const { whoami } = await import("../commands/whoami.ts");
      return whoami(command.optsWithGlobals());
    });
}
