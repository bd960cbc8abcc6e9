import { Command, CommanderError, Option } from "commander";
import { commandIndex } from "./command-index.generated.ts";
import type { IndexedCommand, OptionText } from "./command.ts";
import { exitCodes, exitCodeTexts } from "./exit-codes.ts";
import { versionText } from "./version.ts";

/**
 * The command with all its sub-commands, as the index has them. A command is loaded when it runs, so
 * that help, completion and mistakes need neither wrangler nor sharp.
 */
export function createProgram(): Command {
  const program = new Command("studio")
    .description(
      "From a written invitation to a published one. docs/invitations.md explains each step.",
    )
    .option("--remote", "work on production, not on this machine")
    .option("--json", "answer in JSON, for scripts; `schema --command NAME` describes the answer")
    .option("--yes", "ask no question")
    .option("--quiet", "say only what is wrong")
    .option("--version", "the release of this checkout")
    .configureHelp({ showGlobalOptions: true })
    // Errors are thrown, and printed once by main.ts.
    .exitOverride()
    .configureOutput({ outputError: () => {} });
  program.on("option:version", () => {
    process.stdout.write(`${versionText()}\n`);
    // Not `program.error`, which takes an exit code of 0 for none.
    throw new CommanderError(exitCodes.good, "commander.version", "");
  });
  program.addHelpText("after", `\n${afterwards.join("\n")}`);
  for (const entry of commandIndex) {
    if (entry.heading !== undefined) program.commandsGroup(entry.heading);
    if ("guarantee" in entry) addCommand(program, entry);
    else program.command(entry.name).description(entry.description);
  }
  addCompletion(program);
  return program;
}

function addCommand(program: Command, entry: IndexedCommand): void {
  const [first = "", second] = entry.name.split(" ");
  const parent = second === undefined ? program : groupOf(program, first);
  const command = parent.command([second ?? first, ...(entry.arguments ?? [])].join(" "));
  command.description(entry.description);
  if (entry.alias !== undefined) command.alias(entry.alias);
  if (entry.usage !== undefined) command.usage(entry.usage);
  for (const [flags, text] of Object.entries(entry.options ?? {}))
    command.addOption(optionOf(flags, text));
  const examples = entry.examples.map((example) => `  studio ${example}`);
  command.addHelpText("after", ["", "Examples:", ...examples].join("\n"));
  command.action(async () => {
    const { loadCommand } = await import("./load-command.ts");
    const loaded = await loadCommand(entry.name);
    return loaded.run(...command.processedArgs, command.optsWithGlobals());
  });
}

function groupOf(program: Command, name: string): Command {
  const group = program.commands.find((command) => command.name() === name);
  if (!group) throw new Error(`the index has no group ${name}`);
  return group;
}

function optionOf(flags: string, optionText: OptionText): Option {
  if (typeof optionText === "string") return new Option(flags, optionText);
  const option = new Option(flags, optionText.text).makeOptionMandatory(
    optionText.isRequired ?? false,
  );
  if (optionText.isHidden) option.hideHelp();
  if (optionText.repeats)
    option.default([]).argParser((value: string, others: string[]) => [...others, value]);
  return option;
}

/** The command that the scripts of `studio completion` ask. */
function addCompletion(program: Command): void {
  program
    .command("__complete [words...]", { hidden: true })
    .allowUnknownOption()
    .helpOption(false)
    .action(async (words: string[]) => {
      const { complete } = await import("./completion.ts");
      for (const word of await complete(program, words)) process.stdout.write(`${word}\n`);
    });
}

const afterwards = [
  "Addresses may be pasted as browsers show them. Each command has examples: studio COMMAND --help",
  "",
  "Exit codes:",
  ...exitCodeTexts.map(([code, text]) => `  ${String(code).padEnd(4)}${text}`),
];
