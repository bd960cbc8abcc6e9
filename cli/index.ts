import { Command } from "commander";
import { SettingsError } from "#app/features/settings/settings.ts";
import { check } from "./commands/check.ts";
import { link } from "./commands/link.ts";
import { list } from "./commands/list.ts";
import { publish } from "./commands/publish.ts";
import { schema } from "./commands/schema.ts";
import { translations } from "./commands/translations.ts";
import { Refusal } from "./report.ts";

const program = new Command("studio")
  .description(
    "From a written invitation to a published one. docs/invitations.md explains each step.",
  )
  .option("--remote", "work on production, not on this machine")
  .option("--json", "answer in JSON, for scripts")
  .option("--yes", "ask no question")
  .option("--quiet", "say only what is wrong")
  .showHelpAfterError();

program
  .command("check [paths...]")
  .description(
    "check definitions and templates, all or those named (a file, a folder, or kind/slug)",
  )
  .action((paths: string[], _own, command: Command) => check(paths, command.optsWithGlobals()));

program
  .command("publish [paths...]")
  .description("show what changes, ask, and publish")
  .option("--all", "everything in content/: invitations, templates and language packs")
  .option("--locales", "the language packs")
  .action((paths: string[], _own, command: Command) => publish(paths, command.optsWithGlobals()));

program
  .command("list")
  .description("what is published, with its replies")
  .action((_own, command: Command) => list(command.optsWithGlobals()));

program
  .command("schema")
  .description("write the JSON Schemas that an editor completes and checks with")
  .action((_own, command: Command) => schema(command.optsWithGlobals()));

program
  .command("link <kind/slug>")
  .description("make the couple's secret link to their replies")
  .option("--rotate", "end the links made so far and make a new one")
  .option("--revoke", "end the links made so far")
  .action((path: string, _own, command: Command) => link(path, command.optsWithGlobals()));

program
  .command("translations")
  .description("what the language packs lack, and what pages reported as missing")
  .option("--clear", "forget what pages reported")
  .action((_own, command: Command) => translations(command.optsWithGlobals()));

try {
  await program.parseAsync();
} catch (error) {
  if (!(error instanceof Refusal) && !(error instanceof SettingsError)) throw error;
  process.stderr.write(`${error.message}\n`);
  // Not exitCode: a session with production that could not be opened goes on trying for ever.
  process.exit(1);
}
