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

/**
 * valibot's issues as messages for staff. Only the first issue of each path is kept, because the
 * others follow from it.
 */
export function findingsOf(issues: readonly Issue[]): Finding[] {
  const byPlace = new Map<string, Finding>();
  for (const issue of issues) {
    const path = pathOf(issue);
    const place = JSON.stringify(path);
    if (!byPlace.has(place)) byPlace.set(place, { path, message: messageOf(issue) });
  }
  return [...byPlace.values()];
}

/** A path in the notation of editors: `sections[3].address.en`. */
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
  // `v.strictObject` reports an unknown key as expected "never"; a missing key has a path of its
  // own.
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

/** valibot writes a picklist's choices as `("a" | "b")`. */
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
