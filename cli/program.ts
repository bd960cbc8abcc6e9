import { Command, CommanderError } from "commander";
import { exitCodes, exitCodeTexts } from "./exit-codes.ts";
import { registerCompletion } from "./registry/completion-commands.ts";
import { registerContent } from "./registry/content-commands.ts";
import { registerGuests } from "./registry/guests-commands.ts";
import { registerOrders } from "./registry/orders-commands.ts";
import { registerOutbox } from "./registry/outbox-commands.ts";
import { registerPictures } from "./registry/pictures-commands.ts";
import { registerPersonalData } from "./registry/personal-data-commands.ts";
import { registerPublished } from "./registry/published-commands.ts";
import { registerPublishing } from "./registry/publishing-commands.ts";
import { registerStudio } from "./registry/studio-commands.ts";
import { registerWriting } from "./registry/writing-commands.ts";
import { versionText } from "./version.ts";

/**
 * The command with all its sub-commands. None of what they do is loaded here: each imports its
 * implementation when it runs, so that help, completion and mistakes need neither wrangler nor
 * sharp.
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
  for (const register of [
    registerStudio,
    registerWriting,
    registerPublishing,
    registerPublished,
    registerGuests,
    registerOrders,
    registerOutbox,
    registerContent,
    registerPictures,
    registerPersonalData,
    registerCompletion,
  ])
    register(program);
  return program;
}

const afterwards = [
  "Addresses may be pasted as browsers show them. Each command has examples: studio COMMAND --help",
  "",
  "Exit codes:",
  ...exitCodeTexts.map(([code, text]) => `  ${String(code).padEnd(4)}${text}`),
];
