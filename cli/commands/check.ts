import * as v from "valibot";
import { checkContent } from "#app/domain/authoring/check/content.ts";
import type { Problem } from "#app/domain/authoring/check/types.ts";
import * as shapes from "../answer-shapes.ts";
import { defineCommand } from "../command.ts";
import { chooseFiles, readContent, type Content } from "../content.ts";
import { readLibrary } from "../media-upload.ts";
import { count, say } from "../output.ts";
import { printProblems, printWarnings, withPlaces } from "../problems.ts";
import { relevantFiles } from "../relevant-files.ts";
import { strict } from "../shared-options.ts";
import { heededWarnings } from "../warnings.ts";

export const command = defineCommand({
  after: "rename",
  description:
    "check definitions and templates, all or those named (a file, a folder, a kind, or kind/slug)",
  arguments: ["[paths...]"],
  options: {
    ...strict,
  },
  completes: { paths: "addresses and kinds" },
  examples: ["check", "check wedding/anna-arman", "check wedding"],
  guarantee: { changes: "nothing", again: "same", offline: true },
  answer: v.looseObject({
    checked: v.number(),
    problems: v.array(v.looseObject(shapes.problem.entries)),
    warnings: v.array(shapes.warning),
  }),
  /**
   * Problems one a line, exit code 1 when there are any. Warnings, of a probable mistake, change
   * nothing in that, unless `--strict` takes them as problems. Writes nothing.
   */
  async run(paths, options) {
    const content = await readContent();
    const chosen = await chooseFiles(content, paths);
    const all = paths.length === 0;
    const files = all ? content.files : await relevantFiles(content.files, chosen);
    const findings = checkContent(files, content.packs, await readLibrary());
    const hard = all
      ? [...findings.problems, ...content.findDocumentProblems(), ...(await findOutdated(content))]
      : findings.problems.filter(({ file }) => chosen.has(file));
    const soft = await heededWarnings(
      findings.warnings.filter(({ file }) => all || chosen.has(file)),
      chosen,
      paths,
    );
    const problems = options.strict ? [...hard, ...soft] : hard;
    const warnings = options.strict ? [] : soft;
    const checked = all ? content.files.length : chosen.size;
    if (!options.json) {
      printProblems(problems);
      printWarnings(warnings);
    }
    const amounts = [
      ...(problems.length > 0 ? [count(problems.length, "problem")] : []),
      ...(warnings.length > 0 ? [count(warnings.length, "warning")] : []),
    ];
    say(options, `${count(checked, "file")} checked, ${amounts.join(" and ") || "all good"}.`);
    if (problems.length > 0) process.exitCode = 1;
    return { checked, problems: withPlaces(problems), warnings: withPlaces(warnings) };
  },
});

/** Derived files are written with a formatter, which the check of one invitation does not load. */
async function findOutdated(content: Content): Promise<Problem[]> {
  const { outdatedFiles } = await import("../derived-files.ts");
  return outdatedFiles(content);
}
