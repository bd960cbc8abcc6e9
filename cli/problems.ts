import { existsSync } from "node:fs";
import { styleText } from "node:util";
import { pathWords, placed, type Placed } from "#app/domain/authoring/check/place.ts";
import type { Problem } from "#app/domain/authoring/check/types.ts";
import { pathOf, readSourceFile } from "./content.ts";

/** Adds to problems of files of content, in their order, where in the file each is. */
export function withPlaces<Found extends Problem>(problems: readonly Found[]): Placed<Found>[] {
  const byFile = new Map(
    [...Map.groupBy(problems, ({ file }) => file)].map(([file, of]) => [
      file,
      placed(textOf(file), of),
    ]),
  );
  return problems.flatMap(({ file }) => byFile.get(file)?.shift() ?? []);
}

/** Empty for a file that is missing, which is a problem itself, or that is no text. */
function textOf(file: string): string {
  const path = pathOf(file);
  return file.endsWith(".json") && existsSync(path) ? readSourceFile(path).text : "";
}

/** The text of a problem after the file: `line 58, column 7: sections 4, name, am: expected …`. */
export function problemWords({
  path,
  message,
  line,
  column,
}: Omit<Placed<Problem>, "file">): string {
  const place = line === undefined ? "" : `line ${line}, column ${column}`;
  return [place, pathWords(path), message].filter(Boolean).join(": ");
}

/** Prints one line per problem to stderr, with its file, in which editors make it a link. */
export function printProblems(problems: readonly Problem[]): void {
  for (const { file, ...problem } of withPlaces(problems))
    process.stderr.write(`${file}: ${problemWords(problem)}\n`);
}

/**
 * Prints one line per warning to stderr, yellow where that is a terminal; `NO_COLOR` is heeded
 * (https://no-color.org).
 */
export function printWarnings(warnings: readonly Problem[]): void {
  for (const { file, message, ...place } of withPlaces(warnings)) {
    const line = `${file}: ${problemWords({ ...place, message: `warning, ${message}` })}`;
    process.stderr.write(`${styleText("yellow", line, { stream: process.stderr })}\n`);
  }
}
