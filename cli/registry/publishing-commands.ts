import { Option, type Command } from "commander";
import { examples } from "./examples.ts";

const dryRun = ["--dry-run", "say what would be changed, and change nothing"] as const;
const strict = ["--strict", "take warnings as problems"] as const;
const tell = [
  "--tell",
  "tell a changed hour, place or day to the guests who gave an address or a Telegram chat for it",
] as const;
const noPictures = [
  "--no-pictures",
  "make no new pictures for chats; pages name those that are there",
] as const;

/** What changes the pages that customers and guests see. */
export function registerPublishing(program: Command): void {
  program.commandsGroup("Publishing:");
  program
    .command("preview <kind/slug>")
    .description("check it and show it at a secret address, for its customer to approve")
    .option(...strict)
    .option("--dry-run", "say to whom it would write, and neither write nor show anything")
    .option("--done <text>", "what you changed, for the customer to read beside their request")
    .addHelpText(
      "after",
      examples("preview wedding/anna-arman", "preview wedding/anna-arman --remote --dry-run"),
    )
    .action(async (path: string, _own, command: Command) => {
      const { preview } = await import("../commands/preview.ts");
      return preview(path, command.optsWithGlobals());
    });

  program
    .command("deliver <kind/slug>")
    .description("make the files of a published card or animation, and mail its customer")
    .addHelpText("after", examples("deliver wedding/davit-mane --remote"))
    .action(async (path: string, _own, command: Command) => {
      const { deliver } = await import("../commands/deliver.ts");
      return deliver(path, command.optsWithGlobals());
    });

  program
    .command("publish [paths...]")
    .description("show what changes, ask, and publish")
    .option(
      "--all",
      "everything in content/ that is finished: what --site names, and the invitations",
    )
    .option(
      "--without <kind/slug>",
      "with --all: leave this one as it is; may be given several times",
      (path: string, others: string[]) => [...others, path],
      [],
    )
    .option("--site", "the shop window: the templates, the language packs and the catalogue")
    .option("--locales", "the language packs and the catalogue")
    .option("--force", "also over what others have published since")
    .option(...tell)
    .addOption(new Option("--page-alone", "for npm run dev: move no order").hideHelp())
    .addOption(new Option("--no-sizes", "for npm run dev: it draws photos when asked").hideHelp())
    .option(...strict)
    .option(...noPictures)
    .option(...dryRun)
    .addHelpText(
      "after",
      examples(
        "publish wedding/anna-arman --remote",
        "publish wedding/anna-arman --remote --dry-run",
        "publish wedding/anna-arman --remote --tell",
        "publish --all --remote --yes",
      ),
    )
    .action(async (paths: string[], _own, command: Command) => {
      const { publish } = await import("../commands/publish.ts");
      return publish(paths, command.optsWithGlobals());
    });

  program
    .command("rollback <kind/slug> <version>")
    .description("show what changes, ask, and publish an earlier version anew")
    .option(...tell)
    .option(...noPictures)
    .option(...dryRun)
    .addHelpText(
      "after",
      examples(
        "rollback wedding/anna-arman 3 --remote",
        "rollback wedding/anna-arman 3 --remote --tell",
      ),
    )
    .action(async (path: string, version: string, _own, command: Command) => {
      const { rollback } = await import("../commands/rollback.ts");
      return rollback(path, version, command.optsWithGlobals());
    });

  program
    .command("unpublish <kind/slug>")
    .description("take an invitation down; its versions and its replies stay")
    .option(...dryRun)
    .addHelpText("after", examples("unpublish wedding/anna-arman --remote"))
    .action(async (path: string, _own, command: Command) => {
      const { unpublish } = await import("../commands/unpublish.ts");
      return unpublish(path, command.optsWithGlobals());
    });

  program
    .command("pull <kind/slug>")
    .description("write what is published into content/, to go on from it")
    .addHelpText("after", examples("pull wedding/anna-arman --remote"))
    .action(async (path: string, _own, command: Command) => {
      const { pull } = await import("../commands/pull.ts");
      return pull(path, command.optsWithGlobals());
    });
}
