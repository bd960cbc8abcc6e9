import type { Problem } from "#app/features/authoring/source-file.ts";
import { count } from "./output.ts";

/** A file that `--all` skips, with its problems. */
export type LeftOut = { file: string; problems: Pick<Problem, "path" | "message">[] };

/** Problems shown per skipped file; `check` lists the rest. */
const problemsListed = 8;

export function printLeftOut({ file, problems }: LeftOut): void {
  const listed = problems
    .slice(0, problemsListed)
    .map(({ path, message }) => ["   ", [path, message].filter(Boolean).join(": ")].join(" "));
  const more = problems.length - listed.length;
  const rest = more > 0 ? [`    … and ${count(more, "more problem")}`] : [];
  process.stderr.write(
    `${[`${file} is left out, it is not finished:`, ...listed, ...rest].join("\n")}\n`,
  );
}
