import type { Change } from "#app/domain/authoring/diff.ts";
import { pathFromOne } from "#app/domain/authoring/check/place.ts";
import { exitCodes } from "./exit-codes.ts";
import { UserError } from "./user-error.ts";

/** Options of every command. */
export type Options = { remote?: boolean; json?: boolean; yes?: boolean; quiet?: boolean };

/** The error for a command that was given wrongly. */
export function wrongUsage(message: string): UserError {
  return new UserError(message, { exitCode: exitCodes.usage });
}

/** The error for a name of nothing. */
export function notFound(message: string): UserError {
  return new UserError(message, { exitCode: exitCodes.notFound });
}

/** The error where production does not answer, or something is not set up. */
export function unavailable(message: string, options?: ErrorOptions): UserError {
  return new UserError(message, { ...options, exitCode: exitCodes.unavailable });
}

/** The error where somebody has to decide; nothing was changed. */
export function refusal(message: string): UserError {
  return new UserError(message, { exitCode: exitCodes.refused });
}

/**
 * Prints information, a line each; silent with `--quiet`, and with `--json`, which prints its result
 * alone.
 */
export function say(options: Options, ...lines: readonly string[]): void {
  if (!options.quiet) print(options, ...lines);
}

/** Prints a result, a line each, also with `--quiet`; silent with `--json`. */
export function print({ json }: Options, ...lines: readonly string[]): void {
  if (!json) for (const line of lines) process.stdout.write(`${line}\n`);
}

/** Prints a table with its headings. */
export function sayTable(options: Options, rows: readonly (readonly string[])[]): void {
  say(options, ...tableLines(rows));
}

/** Prints rows below their headings, or a sentence where there are none. */
export function sayRows(
  options: Options,
  none: string,
  headings: readonly string[],
  rows: readonly (readonly string[])[],
): void {
  if (rows.length === 0) say(options, none);
  else sayTable(options, [headings, ...rows]);
}

/** What an error says further of a name that was perhaps meant; empty for none. */
export function didYouMean(meant: string | null | undefined): string {
  return meant ? ` Did you mean ${meant}?` : "";
}

export function printJson(value: unknown): void {
  process.stdout.write(`${JSON.stringify(value, null, 2)}\n`);
}

export function count(number: number, singular: string, many = `${singular}s`): string {
  return `${number} ${number === 1 ? singular : many}`;
}

const valueWidth = 72;
const mostChanges = 40;

/** A moment in this machine's time zone: `2027-05-01 16:00`. */
export function momentText(instant: number): string {
  const date = new Date(instant);
  const two = (value: number) => String(value).padStart(2, "0");
  const day = [date.getFullYear(), two(date.getMonth() + 1), two(date.getDate())].join("-");
  return `${day} ${two(date.getHours())}:${two(date.getMinutes())}`;
}

/** Changes as lines: `+` added, `-` removed, `~` changed. */
export function changeLines(changes: readonly Change[], most = mostChanges): string[] {
  // A changed palette name implies other colours, so these are not listed.
  const isRenamed = changes.some(({ path }) => path === "theme.palette");
  const listed = changes.filter(({ path }) => !isRenamed || !path.startsWith("theme.colours"));
  const lines = listed.slice(0, most).map((change) => {
    // A password's hash is nothing for a terminal's history.
    if (change.path.startsWith("access")) return `    ${signOf(change)} the password`;
    if (change.path.startsWith("preview")) return `    ${signOf(change)} the picture for chats`;
    if (change.path === "theme.colours") return `    ${signOf(change)} the palette's colours`;
    if (!("before" in change)) return `    + ${pathFromOne(change.path)}: ${short(change.after)}`;
    if (!("after" in change)) return `    - ${pathFromOne(change.path)}: ${short(change.before)}`;
    return `    ~ ${pathFromOne(change.path)}: ${short(change.before)} → ${short(change.after)}`;
  });
  const more = listed.length - lines.length;
  return more > 0 ? [...lines, `    … and ${count(more, "more change")}`] : lines;
}

function signOf(change: Change): string {
  if (!("before" in change)) return "+";
  return "after" in change ? "~" : "-";
}

function short(value: unknown): string {
  const text = JSON.stringify(value);
  return text.length > valueWidth ? `${text.slice(0, valueWidth)}…` : text;
}

/** A table whose columns are as wide as their contents. */
export function tableLines(rows: readonly (readonly string[])[]): string[] {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => (row[column] ?? "").length)),
  );
  return rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join("  ")
      .trimEnd(),
  );
}
