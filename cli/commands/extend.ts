import { writeFile } from "node:fs/promises";
import * as v from "valibot";
import type { SourceFile } from "#app/domain/authoring/check/types.ts";
import { checkContent } from "#app/domain/authoring/check/content.ts";
import { withUntil } from "#app/domain/authoring/extend.ts";
import { defineCommand } from "../command.ts";
import { chooseFile, pathOf, readContent } from "../content.ts";
import { readLibrary } from "../media-upload.ts";
import { say } from "../output.ts";
import { UserError } from "../user-error.ts";
import { printProblems } from "../problems.ts";

export const command = defineCommand({
  after: "diff",
  description: "write another last day of the page into its definition",
  arguments: ["<kind/slug>"],
  options: {
    "--until <date>": { text: "the page's last day, as in 2028-01-31", isRequired: true },
  },
  examples: ["extend wedding/anna-arman --until 2028-12-31"],
  guarantee: { changes: "files", again: "same", offline: true },
  answer: v.strictObject({ file: v.string(), until: v.string() }),
  async run(address, options) {
    const { until } = options;
    const content = await readContent();
    const library = await readLibrary();
    const file = await chooseFile(content, address);
    const sourceText = content.files.find((source) => source.file === file)?.text ?? "";
    refuseProblems(`Nothing is written: ${file} has problems of its own.`, content.files);
    const text = withUntil(sourceText, until);
    refuseProblems(
      "Nothing is written.",
      content.files.map((source) => (source.file === file ? { file, text } : source)),
    );
    await writeFile(pathOf(file), text);
    say(
      options,
      `${file}: the page stays until the end of ${until}, once it is published: npm run studio -- publish ${address}`,
    );
    return { file, until };

    /** @throws UserError for files with a problem in this one. */
    function refuseProblems(message: string, files: readonly SourceFile[]): void {
      const { problems } = checkContent(files, content.packs, library);
      const fileProblems = problems.filter((problem) => problem.file === file);
      if (fileProblems.length === 0) return;
      printProblems(fileProblems);
      throw new UserError(message);
    }
  },
});
