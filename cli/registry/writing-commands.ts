import type { Command } from "commander";
import { wrongUsage } from "../output.ts";
import { examples } from "./examples.ts";
import { registerMedia } from "./media-commands.ts";

/** What staff write before an invitation is shown to anybody. */
export function registerWriting(program: Command): void {
  program.commandsGroup("Writing:");
  program
    .command("new [kind/slug]")
    .description("write a definition with all that is known; asks for what no option says")
    .option("--order <number>", "all that an order says; the address follows from its names")
    .option("--from <kind/slug>", "a copy of another invitation's file")
    .option("--template <number>", "the design; or a card or an animation, as in card-pomegranate")
    .option("--languages <list>", "as in am,en,ru; the first is shown at the bare address")
    .option("--groom <name>", "names in Armenian, Latin or Russian letters, as in Արման or Arman")
    .option("--bride <name>")
    .option("--child <name>")
    .option("--person <name>")
    .option("--company <name>")
    .option("--date <time>", "when it begins, by the clock of the place: 12.06.2027 15:00")
    .option("--zone <zone>", "the place's time zone, the studio's unless named")
    .option("--place <text>", "the town, in the first language")
    .option("--deadline <date>", "the last day for replies: 20.05.2027")
    .option("--email <address>", "where replies go")
    .addHelpText(
      "after",
      examples(
        "new --order 482137 --remote",
        'new wedding/anna-arman --groom Արման --bride Anna --date "12 June 2027 3pm"',
        "new wedding/maria-karen --from wedding/anna-arman",
        "new wedding/davit-mane --template card-pomegranate",
      ),
    )
    .action(
      async (
        path: string | undefined,
        own: { order?: string; from?: string },
        command: Command,
      ) => {
        const options = command.optsWithGlobals();
        if (own.order !== undefined && own.from !== undefined)
          throw wrongUsage("--order writes from an order and --from from a file: choose one.");
        if (own.order !== undefined) {
          const { newFromOrder } = await import("../new-order.ts");
          return newFromOrder(path, { ...options, order: own.order });
        }
        if (path === undefined) throw wrongUsage("Name the address, as in wedding/anna-arman.");
        if (own.from !== undefined) {
          const { newFromFile } = await import("../new-from.ts");
          return newFromFile(path, { ...options, from: own.from });
        }
        const { newInvitation } = await import("../commands/new.ts");
        return newInvitation(path, options);
      },
    );

  program
    .command("rename <kind/slug> <new-kind/slug>")
    .description("give an invitation that is not published yet another address")
    .option("--dry-run", "say what would be changed, and change nothing")
    .addHelpText("after", examples("rename wedding/anna-arman wedding/anna-arman-2027 --remote"))
    .action(async (from: string, to: string, _own, command: Command) => {
      const { rename } = await import("../commands/rename.ts");
      return rename(from, to, command.optsWithGlobals());
    });

  program
    .command("check [paths...]")
    .description(
      "check definitions and templates, all or those named (a file, a folder, a kind, or kind/slug)",
    )
    .option("--strict", "take warnings as problems")
    .addHelpText("after", examples("check", "check wedding/anna-arman", "check wedding"))
    .action(async (paths: string[], _own, command: Command) => {
      const { check } = await import("../commands/check.ts");
      return check(paths, command.optsWithGlobals());
    });

  program
    .command("diff <kind/slug>")
    .description("what the file says otherwise than what is published")
    .addHelpText("after", examples("diff wedding/anna-arman --remote"))
    .action(async (path: string, _own, command: Command) => {
      const { showDiff } = await import("../commands/diff.ts");
      return showDiff(path, command.optsWithGlobals());
    });

  program
    .command("extend <kind/slug>")
    .description("write another last day of the page into its definition")
    .requiredOption("--until <date>", "the page's last day, as in 2028-01-31")
    .addHelpText("after", examples("extend wedding/anna-arman --until 2028-12-31"))
    .action(async (path: string, own: { until: string }, command: Command) => {
      const { extend } = await import("../commands/extend.ts");
      return extend(path, { ...command.optsWithGlobals(), ...own });
    });

  program
    .command("password <kind/slug>")
    .description(
      "put an invitation behind a password: asks for it and writes its hash into the file",
    )
    .option("--stdin", "read the password from the input")
    .option("--remove", "take the password away")
    .addHelpText(
      "after",
      examples("password wedding/anna-arman", "password wedding/anna-arman --remove"),
    )
    .action(async (path: string, _own, command: Command) => {
      const { password } = await import("../commands/password.ts");
      return password(path, command.optsWithGlobals());
    });

  registerMedia(program);
}
