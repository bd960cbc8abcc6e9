import { checkContent } from "#app/domain/authoring/check.ts";
import type { Problem } from "#app/domain/authoring/source-file.ts";
import { chooseFiles, readContent, type Content } from "../content.ts";
import { readLibrary } from "../media-upload.ts";
import { relevantFiles } from "../relevant-files.ts";
import { count, printJson, say, type Options } from "../output.ts";
import { printProblems, printWarnings, withPlaces } from "../problems.ts";
import { heededWarnings } from "../warnings.ts";

/**
 * `studio check [paths…]`: one line per problem, exit code 1 when there are any. Warnings, of what is
 * probably a mistake, change nothing in that, unless `--strict` takes them as problems. Writes
 * nothing.
 */
export async function check(
  paths: readonly string[],
  options: Options & { strict?: boolean },
): Promise<void> {
  const content = await readContent();
  const chosen = await chooseFiles(content, paths);
  const all = paths.length === 0;
  const files = all ? content.files : await relevantFiles(content.files, chosen);
  const found = checkContent(files, content.packs, await readLibrary());
  const hard = all
    ? [...found.problems, ...content.findDocumentProblems(), ...(await findOutdated(content))]
    : found.problems.filter(({ file }) => chosen.has(file));
  const soft = await heededWarnings(
    found.warnings.filter(({ file }) => all || chosen.has(file)),
    chosen,
    paths,
  );
  const problems = options.strict ? [...hard, ...soft] : hard;
  const warnings = options.strict ? [] : soft;
  const checked = all ? content.files.length : chosen.size;
  if (options.json)
    printJson({ checked, problems: withPlaces(problems), warnings: withPlaces(warnings) });
  else {
    printProblems(problems);
    printWarnings(warnings);
  }
  const amounts = [
    ...(problems.length > 0 ? [count(problems.length, "problem")] : []),
    ...(warnings.length > 0 ? [count(warnings.length, "warning")] : []),
  ];
  say(options, `${count(checked, "file")} checked, ${amounts.join(" and ") || "all good"}.`);
  if (problems.length > 0) process.exitCode = 1;
}

/** Derived files are written with a formatter, which the check of one invitation does not load. */
async function findOutdated(content: Content): Promise<Problem[]> {
  const { outdatedFiles } = await import("../derived-files.ts");
  return outdatedFiles(content);
}
