import type { Command } from "commander";
import { examples } from "./examples.ts";

/** What is published, and what belongs to it. */
export function registerPublished(program: Command): void {
  program.commandsGroup("Published invitations:");
  program
    .command("list")
    .description("what is published, with its replies: customers' invitations, then demos")
    .option("--customers", "without demos and templates")
    .option("--soon [days]", "those whose event is within so many days, 14 unless given")
    .option("--search <words>", "those whose address or names have these words")
    .option("--state <state>", "save-the-date, open, closed, today, thanks, ended, or demo")
    .addHelpText(
      "after",
      examples(
        "list --customers --remote",
        "list --soon --remote",
        "list --search anna --state open",
      ),
    )
    .action(async (_own, command: Command) => {
      const { list } = await import("../commands/list.ts");
      return list(command.optsWithGlobals());
    });

  program
    .command("show <kind/slug>")
    .description("what is published at an address, with its replies and its mail")
    .addHelpText("after", examples("show wedding/anna-arman --remote"))
    .action(async (path: string, _own, command: Command) => {
      const { show } = await import("../commands/show.ts");
      return show(path, command.optsWithGlobals());
    });

  program
    .command("open <kind/slug>")
    .description("print the address of an invitation and open it in the browser")
    .option("--language <language>", "in this language")
    .addHelpText("after", examples("open wedding/anna-arman", "open wedding/anna-arman --remote"))
    .action(async (path: string, _own, command: Command) => {
      const { open } = await import("../commands/open.ts");
      return open(path, command.optsWithGlobals());
    });

  program
    .command("history <kind/slug>")
    .description("every version that was published, with what it changed")
    .addHelpText("after", examples("history wedding/anna-arman --remote"))
    .action(async (path: string, _own, command: Command) => {
      const { history } = await import("../commands/history.ts");
      return history(path, command.optsWithGlobals());
    });

  program
    .command("link <kind/slug>")
    .description("make the couple's secret link to their replies")
    .option(
      "--rotate",
      "end the links and the couple's keys made so far, shared links too, and make a new link",
    )
    .option("--revoke", "end the links and the couple's keys made so far, shared links too")
    .addHelpText(
      "after",
      examples("link wedding/anna-arman --remote", "link wedding/anna-arman --rotate --remote"),
    )
    .action(async (path: string, _own, command: Command) => {
      const { link } = await import("../commands/link.ts");
      return link(path, command.optsWithGlobals());
    });

  program
    .command("api-key [name] [kind/slug...]")
    .description("a key by which a planner's program reads the replies of several invitations")
    .option("--days <days>", "how long it works, 365 unless given")
    .option("--add", "let the key of that name read these invitations too")
    .option("--revoke", "end it, or what it may read of the invitations named")
    .addHelpText(
      "after",
      examples(
        "api-key 'Hayk, planner' wedding/anna-arman wedding/narek-mariam --remote",
        "api-key 'Hayk, planner' wedding/ani-davit --add --remote",
        "api-key 'Hayk, planner' --revoke --remote",
        "api-key --remote",
      ),
    )
    .action(async (name: string | undefined, paths: string[], _own, command: Command) => {
      const { apiKey } = await import("../commands/api-key.ts");
      return apiKey(name, paths, command.optsWithGlobals());
    });

  program
    .command("telegram [kind/slug]")
    .description("make a one-time link that lets the bot tell the couple of replies")
    .option("--team", "for the studio's own chat: news of orders")
    .addHelpText(
      "after",
      examples("telegram wedding/anna-arman --remote", "telegram --team --remote"),
    )
    .action(async (path: string | undefined, _own, command: Command) => {
      const { telegram } = await import("../commands/telegram.ts");
      return telegram(path, command.optsWithGlobals());
    });

  const replies = program.command("replies").description("what guests answered");
  replies
    .command("export <kind/slug>")
    .description("the table that the couple gets from their page (CSV)")
    .option("--out <file>", "write it to a file, not to the output")
    .option("--language <language>", "its headings' language; without it, the invitation's first")
    .addHelpText("after", examples("replies export wedding/anna-arman --out answers.csv --remote"))
    .action(async (path: string, _own, command: Command) => {
      const { exportReplies } = await import("../commands/replies/export.ts");
      return exportReplies(path, command.optsWithGlobals());
    });
}
