import type * as v from "valibot";
import type { Finding } from "#app/features/invitation/finding.ts";

type Issue = v.BaseIssue<unknown>;

const typeNames: Record<string, string> = {
  string: "a text",
  number: "a number",
  boolean: "true or false",
  Array: "a list",
  Object: "an object: { … }",
};

/** valibot's issues in words for staff, one a place: the first says what to do, the others repeat it. */
export function findingsOf(issues: readonly Issue[]): Finding[] {
  const byPlace = new Map<string, Finding>();
  for (const issue of issues) {
    const path = pathOf(issue);
    const place = JSON.stringify(path);
    if (!byPlace.has(place)) byPlace.set(place, { path, message: messageOf(issue) });
  }
  return [...byPlace.values()];
}

/** `sections[3].address.en`, as an editor's search finds it. */
export function pathText(path: Finding["path"]): string {
  return path.reduce<string>((text, key) => {
    if (typeof key === "number") return `${text}[${key}]`;
    if (!/^[\w$-]+$/.test(key)) return `${text}[${JSON.stringify(key)}]`;
    return text ? `${text}.${key}` : key;
  }, "");
}

function pathOf(issue: Issue): Finding["path"] {
  return (issue.path ?? []).map(({ key }) => (typeof key === "number" ? key : String(key)));
}

function messageOf(issue: Issue): string {
  // A strict object says "never" of a field it does not know, and names a field that it misses.
  if (issue.type === "strict_object" && issue.expected === "never") return "unknown field";
  if (issue.received === "undefined" && issue.kind === "schema")
    return `is missing${choices(issue)}`;
  if (!issue.message.startsWith("Invalid ")) return issue.message;
  if (issue.kind === "schema") return `expected ${wanted(issue)}, found ${issue.received}`;
  return `expected ${lengthWords(issue) ?? issue.expected ?? "another value"}, found ${issue.received}`;
}

function choices(issue: Issue): string {
  return issue.expected?.startsWith("(") ? `, expected ${wanted(issue)}` : "";
}

/** `("a" | "b")` is how valibot writes a choice. */
function wanted(issue: Issue): string {
  const expected = issue.expected ?? "another value";
  return (
    typeNames[expected] ??
    (expected.startsWith("(")
      ? `one of ${expected.slice(1, -1).replaceAll(" | ", ", ")}`
      : expected)
  );
}

function lengthWords(issue: Issue): string | undefined {
  const unit = typeof issue.input === "string" ? "letters" : "entries";
  if (issue.type === "min_length") return `at least ${issue.expected?.slice(2)} ${unit}`;
  if (issue.type === "max_length") return `at most ${issue.expected?.slice(2)} ${unit}`;
  return undefined;
}
