import type * as v from "valibot";
import { fieldsAt } from "#app/domain/authoring/check/fields.ts";
import type { Finding } from "#app/domain/invitation/finding.ts";
import { languageSuggestion } from "#app/domain/authoring/check/meant-language.ts";
import { languages } from "#app/i18n/languages.ts";
import { nearest } from "#app/lib/nearest.ts";

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
 * @param schema the one that was checked against, to tell the field that a misspelt one stands for.
 */
export function findingsOf(issues: readonly Issue[], schema?: unknown): Finding[] {
  const byPlace = new Map<string, Finding>();
  for (const issue of issues) {
    const path = pathOf(issue);
    const place = JSON.stringify(path);
    if (!byPlace.has(place)) byPlace.set(place, { path, message: messageOf(issue, schema) });
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

/** `: did you mean "pomegranate"?` for a word that is near one of the candidates, else nothing. */
export function suggestion(word: string, candidates: Iterable<string>): string {
  const near = nearest(word, candidates);
  return near === null ? "" : `: did you mean "${near}"?`;
}

function pathOf(issue: Issue): Finding["path"] {
  return (issue.path ?? []).map(({ key }) => (typeof key === "number" ? key : String(key)));
}

function messageOf(issue: Issue, schema: unknown): string {
  // `v.strictObject` reports an unknown key as expected "never"; a missing key has a path of its
  // own.
  if (issue.type === "strict_object" && issue.expected === "never")
    return `unknown field${likelyField(issue, schema)}`;
  if (issue.received === "undefined" && issue.kind === "schema")
    return `is missing${isChoice(issue) ? `, expected ${wanted(issue)}` : ""}`;
  const meant = meantChoice(issue);
  if (!issue.message.startsWith("Invalid ")) return issue.message + meant;
  if (issue.kind === "schema") return `expected ${wanted(issue)}, found ${issue.received}${meant}`;
  return `expected ${boundWords(issue) ?? issue.expected ?? "another value"}, found ${issue.received}`;
}

/** "Did you mean …?" for a word that is none of a field's. */
function meantChoice(issue: Issue): string {
  const { input, message } = issue;
  if (typeof input !== "string") return "";
  const choices = isChoice(issue) ? choicesOf(issue) : [];
  // Of studio.json's languages only the sentence names them (studio-schema.ts).
  const areLanguages = areAllLanguages(choices) || message.endsWith(languages.join(", "));
  return (areLanguages ? languageSuggestion(input) : "") || suggestion(input, choices);
}

function areAllLanguages(names: readonly string[]): boolean {
  return languages.every((language) => names.includes(language));
}

/** The field that a misspelt one stands for, among those that the object has not got yet. */
function likelyField(issue: Issue, schema: unknown): string {
  const last = issue.path?.at(-1);
  if (!last || typeof last.key !== "string") return "";
  const writtenNames = Object.keys(Object(last.input));
  const fields = fieldsAt(schema, issue.path ?? []);
  if (areAllLanguages(fields)) return languageSuggestion(last.key);
  return suggestion(
    last.key,
    fields.filter((name) => !writtenNames.includes(name)),
  );
}

/** valibot writes a picklist's choices as `("a" | "b")`. */
function isChoice({ expected }: Issue): boolean {
  return expected?.startsWith("(") ?? false;
}

function choicesOf({ expected }: Issue): string[] {
  const choices = expected?.slice(1, -1).split(" | ") ?? [];
  return choices.map((choice) => choice.replaceAll('"', ""));
}

function wanted(issue: Issue): string {
  const expected = issue.expected ?? "another value";
  if (!isChoice(issue)) return typeNames[expected] ?? expected;
  const choices = expected.slice(1, -1).split(" | ");
  return `one of ${choices.map((choice) => typeNames[choice] ?? choice).join(", ")}`;
}

/** A bound, which valibot writes as `>=1`, in words. */
function boundWords(issue: Issue): string | undefined {
  const bound = issue.expected?.slice(2) ?? "";
  switch (issue.type) {
    case "min_length":
      return `at least ${bound} ${unitOf(issue, bound)}`;
    case "max_length":
      return `at most ${bound} ${unitOf(issue, bound)}`;
    case "min_value":
      return `at least ${bound}`;
    case "max_value":
      return `at most ${bound}`;
    case "integer":
      return "a whole number";
    default:
      return undefined;
  }
}

function unitOf({ input }: Issue, bound: string): string {
  if (typeof input === "string") return bound === "1" ? "letter" : "letters";
  return bound === "1" ? "entry" : "entries";
}
