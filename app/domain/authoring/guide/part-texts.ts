import * as v from "valibot";
import { readJson } from "#app/domain/authoring/check/json.ts";
import { partFiles } from "#app/designs/part-files.generated.ts";

/** Files by their path from the repository's root. */
export type Texts = ReadonlyMap<string, string>;

const described = v.object({ description: v.string() });
/** Globs of all files from which editors' words are made. */
export const wordSources: readonly string[] = [
  "app/designs/letters/pairings/*.ts",
  "app/designs/{[0-9]*,shared/*,families/*}/{ornament,cover,opening,hours}.tsx",
  "app/designs/shared/*/sections.ts",
  "app/designs/[0-9]*/design.ts",
  "content/palettes/*.json",
  "content/templates/*.json",
];

/**
 * Every part of a theme: kind, name, and what it is. A palette whose file cannot be read is left to
 * `studio check`; the others are the first sentence of their own description.
 * @throws Error where a part has no description.
 */
export function partDescriptions(sources: Texts): [string, string, string][] {
  return [
    ...[...sources].flatMap(([file, text]): [string, string, string][] => {
      const name = /^content\/palettes\/(.+)\.json$/.exec(file)?.[1];
      const palette = v.safeParse(described, readJson(text).value);
      return name && palette.success ? [["palette", name, palette.output.description]] : [];
    }),
    ...Object.entries(partFiles).flatMap(([kind, files]) =>
      Object.entries(files).map(([name, file]): [string, string, string] => [
        kind,
        name,
        sentenceOf(sources, file),
      ]),
    ),
    ["opening", "none", "The page is shown at once."],
  ];
}

/**
 * The first sentence of the comment on a file's export.
 * @throws Error where there is none.
 */
function sentenceOf(sources: Texts, file: string): string {
  const text = sources.get(file) ?? "";
  const comment =
    /\/\*\*((?:(?!\*\/)[^])*)\*\/\n(?:export const (?:design|ornament|pairing|sections)\b|export function \w+(?:Hero|Opening|Timeline)\()/.exec(
      text,
    )?.[1];
  const [sentence = ""] =
    /^.*?\.(?= [A-Z]|$)/.exec((comment ?? "").replaceAll(/\s*\n \* ?|\s+/g, " ").trim()) ?? [];
  if (sentence === "") throw new Error(`${file} has no comment on what it exports`);
  return sentence;
}
