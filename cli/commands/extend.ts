import { writeFile } from "node:fs/promises";
import { checkContent } from "#app/domain/authoring/check.ts";
import { withUntil } from "#app/domain/authoring/extend.ts";
import { chooseFile, pathOf, readContent } from "../content.ts";
import { readLibrary } from "../media-upload.ts";
import { printJson, UserError, say, type Options } from "../output.ts";
import { printProblems } from "../problems.ts";

/** `studio extend KIND/SLUG --until DATE`: writes the page's last day into the definition. */
export async function extend(address: string, options: Options & { until: string }): Promise<void> {
  const { until } = options;
  const content = await readContent();
  const library = await readLibrary();
  const file = await chooseFile(content, address);
  const source = content.files.find((each) => each.file === file);
  const before = source?.text ?? "";
  const [first, ...problems] = checkContent(content.files, content.packs, library).problems.filter(
    (problem) => problem.file === file,
  );
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
}
