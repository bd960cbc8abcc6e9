import { checkContent } from "#app/features/authoring/check.ts";
import { chooseFiles, readContent } from "../content.ts";
import { readLibrary } from "../media.ts";
import { outdatedFiles } from "./schema.ts";
import { count, printJson, printProblems, say, type Options } from "../output.ts";

/**
 * `studio check [paths…]`: one line per problem, exit code 1 when there are any. Warnings, on how a
 * customer's own texts are written, change nothing in that. Writes nothing.
 */
export async function check(paths: readonly string[], options: Options): Promise<void> {
  const content = await readContent();
  const chosen = await chooseFiles(content, paths);
  const all = paths.length === 0;
  const found = checkContent(content.files, content.packs, await readLibrary());
  const problems = all
    ? [...found.problems, ...content.documentProblems, ...(await outdatedFiles(content))]
    : found.problems.filter(({ file }) => chosen.has(file));
  const warnings = found.warnings.filter(({ file }) => all || chosen.has(file));
  const checked = all ? content.files.length : chosen.size;
  if (options.json) printJson({ checked, problems, warnings });
  else {
    printProblems(problems);
    printProblems(
      warnings.map(({ file, path, message }) => ({ file, path, message: `warning, ${message}` })),
    );
  }
  const amounts = [
    ...(problems.length > 0 ? [count(problems.length, "problem")] : []),
    ...(warnings.length > 0 ? [count(warnings.length, "warning")] : []),
  ];
  say(options, `${count(checked, "file")} checked, ${amounts.join(" and ") || "all good"}.`);
  if (problems.length > 0) process.exitCode = 1;
}
