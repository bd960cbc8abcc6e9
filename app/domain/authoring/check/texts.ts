import type { Packs } from "#app/domain/authoring/resolve.ts";
import type { Problem } from "#app/domain/authoring/check/types.ts";
import type { Finding } from "#app/domain/invitation/finding.ts";
import type { Definition, Template } from "#app/domain/invitation/schema.ts";
import { findGaps, findOtherVariables, textsOf } from "#app/i18n/completeness.ts";
import { isLanguage, languages } from "#app/i18n/languages.ts";
import { lint, lintName, writtenTexts, type LintFinding } from "#app/i18n/lint.ts";

/** Characters shown on either side of a finding. */
const shownAround = 20;

/** Findings on the texts of a document that has them in the form `{ am: …, en: … }`. */
export function textFindings(document: unknown): Finding[] {
  return writtenTexts(document).flatMap(({ path, language, text }) =>
    messagesOf(text, lint(text, language)).map((message) => ({ path, message })),
  );
}

/** Findings on the texts of a definition, and with a template's name. */
export function definitionTextFindings(definition: Definition | Template): Finding[] {
  const name = "name" in definition ? definition.name.am : "";
  return [
    ...textFindings(definition),
    ...lintName(name).map((finding) => ({
      path: ["name", "am"],
      message: messageOf(name, finding),
    })),
  ];
}

/**
 * Problems of the language packs: how their texts are written, and the keys they lack.
 * @param broken files that could not be read, whose keys nobody knows.
 */
export function packProblems(packs: Packs, broken: ReadonlySet<string> = new Set()): Problem[] {
  const written = [...packs].flatMap(([id, pack]) => {
    const [language = "", namespace = ""] = id.split(":");
    if (!isLanguage(language)) return [];
    return textsOf(pack).flatMap(({ key, text }) =>
      messagesOf(text, lint(text, language)).map((message) => ({
        file: fileOf(language, namespace),
        path: key,
        message,
      })),
    );
  });
  const unlike = findOtherVariables(packs).map(
    ({ language, namespace, key, wanted: variables }) => ({
      file: fileOf(language, namespace),
      path: key,
      message: `expected the variables of the Armenian text: ${variables.join(", ") || "none"}`,
    }),
  );
  return [...written, ...unlike, ...gapProblems(packs, broken)];
}

function gapProblems(packs: Packs, broken: ReadonlySet<string>): Problem[] {
  return findGaps(packs, languages).flatMap(({ language, namespace, missing, unknown }) => {
    const file = fileOf(language, namespace);
    if (broken.has(file)) return [];
    if (!packs.has(`${language}:${namespace}`))
      return [{ file, path: "", message: "is missing: every language has this pack" }];
    return [
      ...missing.map((path) => ({ file, path, message: "is missing" })),
      ...unknown.map((path) => ({ file, path, message: "is not in the Armenian pack" })),
    ];
  });
}

function fileOf(language: string, namespace: string): string {
  return `content/locales/${language}/${namespace}.json`;
}

/** Two straight quotation marks in a short text are one message: it shows both. */
function messagesOf(text: string, findings: readonly LintFinding[]): string[] {
  return [...new Set(findings.map((finding) => messageOf(text, finding)))];
}

/** The rule and the words around the place: `two spaces: …Սիրով  հրավիրում ենք…`. */
function messageOf(text: string, { rule, text: match, at: index }: LintFinding): string {
  const from = Math.max(0, index - shownAround);
  const to = index + match.length + shownAround;
  const excerpt = text.slice(from, to).replaceAll("\n", " ");
  return `${rule}: ${from > 0 ? "…" : ""}${excerpt}${to < text.length ? "…" : ""}`;
}
