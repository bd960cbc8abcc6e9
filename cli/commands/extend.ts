import { writeFile } from "node:fs/promises";
import * as v from "valibot";
import { checkContent } from "#app/domain/authoring/check.ts";
import { withUntil } from "#app/domain/authoring/extend.ts";
import { defineCommand } from "../command.ts";
import { chooseFile, pathOf, readContent } from "../content.ts";
import { readLibrary } from "../media-upload.ts";
import { printJson, say } from "../output.ts";
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
    const source = content.files.find((each) => each.file === file);
    const before = source?.text ?? "";
    const [first, ...problems] = checkContent(
      content.files,
      content.packs,
      library,
    ).problems.filter((problem) => problem.file === file);
    if (first) {
      printProblems([first, ...problems]);
      throw new UserError(`Nothing is written: ${file} has problems of its own.`);
    }
    const text = withUntil(before, until);
    const files = content.files.map((each) => (each.file === file ? { file, text } : each));
    const wrong = checkContent(files, content.packs, library).problems.filter(
      (problem) => problem.file === file,
    );
    if (wrong.length > 0) {
      printProblems(wrong);
      throw new UserError(`Nothing is written.`);
    }
    await writeFile(pathOf(file), text);
    if (options.json) return printJson({ file, until });
    say(
      options,
      `${file}: the page stays until the end of ${until}, once it is published: npm run studio -- publish ${address}`,
    );
  },
});
