import type { Placed } from "#app/domain/authoring/problem-place.ts";
import type { Problem } from "#app/domain/authoring/source-file.ts";
import { count } from "./output.ts";
import { problemWords } from "./problems.ts";

/** A file that `--all` skips, with its problems. */
export type LeftOut = { file: string; problems: Omit<Placed<Problem>, "file">[] };

/** Problems shown per skipped file; `check` lists the rest. */
const problemsListed = 8;

export function printLeftOut({ file, problems }: LeftOut): void {
  const listed = problems.slice(0, problemsListed).map((problem) => `    ${problemWords(problem)}`);
  const more = problems.length - listed.length;
  const rest = more > 0 ? [`    … and ${count(more, "more problem")}`] : [];
  process.stderr.write(
    `${[`${file} is left out, it is not finished:`, ...listed, ...rest].join("\n")}\n`,
  );
}
