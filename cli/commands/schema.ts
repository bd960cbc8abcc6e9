import * as v from "valibot";
import { nearest } from "#app/lib/nearest.ts";
import * as shapes from "../answer-shapes.ts";
import { commandIndex } from "../command-index.generated.ts";
import { defineCommand } from "../command.ts";
import { writeDerivedFiles } from "../derived-files.ts";
import { loadCommand } from "../load-command.ts";
import { notFound, printJson, didYouMean, say } from "../output.ts";

export const command = defineCommand({
  after: "translations",
  description:
    "write what is derived from content and commands: JSON Schemas for editors, docs/commands.md",
  options: {
    "--command <name>": "print the JSON Schema of a command's --json answer instead",
  },
  examples: ["schema", 'schema --command "orders list"'],
  guarantee: { changes: "files", again: "same", offline: true },
  answer: v.strictObject({ written: shapes.words }),
  /**
   * Writes the derived files that have changed: JSON Schemas, and docs/commands.md. With
   * `--command NAME` it prints the JSON Schema of that command's answer.
   */
  async run(options) {
    if (options.command !== undefined) return printAnswerSchema(options.command);
    const written = await writeDerivedFiles();
    say(options, ...written.map((file) => `${file} written.`));
    if (written.length === 0) say(options, "Nothing has changed.");
    return { written };
  },
});

/** @throws UserError for a command without an answer in JSON. */
async function printAnswerSchema(name: string): Promise<void> {
  const names = commandIndex.flatMap((entry) =>
    "answers" in entry && entry.answers ? [entry.name] : [],
  );
  const { answer = null } = names.includes(name) ? await loadCommand(name) : {};
  if (answer) {
    const { toJsonSchema } = await import("@valibot/to-json-schema");
    return printJson(toJsonSchema(answer, { errorMode: "ignore" }));
  }
  const meant = nearest(name, names);
  throw notFound(
    `"${name}" is no command with an answer in JSON.${didYouMean(meant && `"${meant}"`)} There are: ${names.join(", ")}.`,
  );
}
