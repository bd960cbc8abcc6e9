import { checkContent } from "#app/features/authoring/check.ts";
import { chooseFiles, readContent } from "../content.ts";
import { readLibrary } from "../media.ts";
import { outdatedFiles } from "./schema.ts";
import { count, printJson, printProblems, say, type Options } from "../output.ts";

/**
 * `studio check [paths…]`: one line per problem, exit code 1 when there are any. Writes nothing.
 */
export async function check(paths: readonly string[], options: Options): Promise<void> {
  const content = await readContent();
  const chosen = await chooseFiles(content, paths);
  const all = paths.length === 0;
  const found = checkContent(content.files, content.packs, await readLibrary()).problems;
  const problems = all
    ? [...found, ...content.documentProblems, ...(await outdatedFiles(content))]
    : found.filter(({ file }) => chosen.has(file));
  const checked = all ? content.files.length : chosen.size;
  if (options.json) printJson({ checked, problems });
  else printProblems(problems);
  say(
    options,
    problems.length === 0
      ? `${count(checked, "file")} checked, all good.`
      : `${count(checked, "file")} checked, ${count(problems.length, "problem")}.`,
  );
  if (problems.length > 0) process.exitCode = 1;
}
