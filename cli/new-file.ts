import { mkdir, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { format } from "oxfmt";
import * as v from "valibot";
import { coverFormsOf, type CoverForm } from "#app/designs/cover-forms.ts";
import { checkContent } from "#app/domain/authoring/check/content.ts";
import { pathWords, placed, type Placed } from "#app/domain/authoring/check/place.ts";
import { type Problem } from "#app/domain/authoring/check/types.ts";
import { type SourceFile } from "#app/domain/authoring/check/types.ts";
import {
  newDefinition,
  withPlaceholders,
  type DefinitionInput,
  type NewDefinition,
} from "#app/domain/authoring/new/definition.ts";
import { themeEntries } from "#app/domain/invitation/schema.ts";
import { pathOf, type Content } from "./content.ts";
import { readLibrary } from "./media-upload.ts";
import { refusal } from "./output.ts";
import { UserError } from "./user-error.ts";

/** A new definition, with what is left to do in it. */
export type Written = {
  file: string;
  toFillIn: ToFillIn[];
  toCheck: NewDefinition["guessed"];
};

/** A place to fill in: for scripts by its path, for a reader by its line and counted from 1. */
type ToFillIn = { place: string; says: string };

/** The fields that tell a section to a reader. */
const section = v.object({ type: v.string(), programmeItem: v.optional(v.string()) });
type Section = v.InferOutput<typeof section>;

/** The sections of a definition's or a template's text. */
const sectionsIn = v.pipe(
  v.string(),
  v.parseJson(),
  // A card or an animation has none.
  v.object({ sections: v.optional(v.array(section), []) }),
  v.transform(({ sections }) => sections),
);

/** The cover of a template's text. */
const heroIn = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ theme: v.object({ hero: themeEntries.hero }) }),
  v.transform(({ theme }) => theme.hero),
);

/** The file of an invitation's definition. */
export function fileOf({ kind, slug }: Pick<DefinitionInput, "kind" | "slug">): string {
  return `content/invitations/${kind}/${slug}.json`;
}

/** The error for a file that exists already. */
export function refuseExisting(file: string): UserError {
  return refusal(`${file} is there already; nothing was written.`);
}

/**
 * Writes a file of content that is not there yet.
 * @throws UserError where it exists: another run may have written it since it was looked for.
 */
export async function writeNewFile(file: string, text: string): Promise<void> {
  await mkdir(dirname(pathOf(file)), { recursive: true });
  try {
    await writeFile(pathOf(file), text, { flag: "wx" });
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "EEXIST")
      throw refuseExisting(file);
    throw error;
  }
}

/** Input that `writeNew` does not find out itself. */
type NewInput = Omit<DefinitionInput, "order" | "coverForms">;

/**
 * Writes a new definition with its sections in the template's order.
 * @throws UserError for invalid input, and where the file exists.
 */
export async function writeNew(input: NewInput, content: Content): Promise<Written> {
  const file = fileOf(input);
  const order = orderOf(content.files, input.template);
  const coverForms = coverFormsIn(content.files, input);
  const { definition, guessed } = newDefinition({ ...input, order, coverForms }, content.packs);
  const library = await readLibrary();
  const problemsOf = (text: string) =>
    checkContent([...content.files, { file, text }], content.packs, library).problems.filter(
      (problem) => problem.file === file,
    );
  const wrong = problemsOf(JSON.stringify(withPlaceholders(definition)));
  if (wrong.length > 0)
    throw new UserError(
      [
        ...wrong.map(({ path, message }) => `${pathWords(path)}: ${message}`),
        "Nothing was written.",
      ].join("\n"),
    );
  const { code: text } = await format(file, JSON.stringify(definition), {
    printWidth: 100,
    objectWrap: "collapse",
  });
  const toFillIn = placesOf(placed(text, problemsOf(text)), v.parse(sectionsIn, text));
  await writeNewFile(file, text);
  return { file, toFillIn, toCheck: guessed };
}

/** Tasks that are left, as lines of text. */
export function leftToDo({ toFillIn, toCheck }: Written): string[] {
  return [
    ...(toCheck.length > 0 ? ["", "Please check these names, which are spelt by rule:"] : []),
    ...toCheck.map(
      ({ path, text, gender }) =>
        `  ${path}: ${Object.values(text).join(" · ")}${gender ? ", gender unknown" : ""}`,
    ),
    ...(toFillIn.length > 0 ? ["", "Still to fill in:"] : []),
    ...toFillIn.map(({ says }) => `  ${says}`),
  ];
}

/** The same for `--json`. */
export function writtenAnswer({ file, toFillIn, toCheck }: Written) {
  return { file, toFillIn: toFillIn.map(({ place }) => place), toCheck };
}

/** The types of a template's sections; empty for an unreadable file, which the check reports. */
function orderOf(files: readonly SourceFile[], template: string): string[] {
  const file = files.find((source) => source.file === `content/templates/${template}.json`);
  const result = v.safeParse(sectionsIn, file?.text);
  return result.success ? result.output.map(({ type }) => type) : [];
}

/** How a template's cover can show a photo; empty where it shows none. */
export function coverFormsIn(
  files: readonly SourceFile[],
  { template, theme }: Pick<NewInput, "template" | "theme">,
): readonly CoverForm[] {
  const file = files.find((source) => source.file === `content/templates/${template}.json`);
  const result = v.safeParse(heroIn, file?.text);
  const hero = theme?.hero ?? (result.success ? result.output : undefined);
  return hero ? coverFormsOf(hero) : [];
}

/**
 * Joins findings of one text in several languages, and says which section it is:
 * `line 31: sections 4, name (am, en), venue church-ceremony`.
 */
function placesOf(problems: readonly Placed<Problem>[], sections: readonly Section[]): ToFillIn[] {
  const places = Map.groupBy(problems, ({ path }) => path.replace(/\.[a-z]{2}$/, ""));
  return [...places].map(([path, placeProblems]) => {
    const languages = placeProblems.flatMap((problem) =>
      problem.path === path ? [] : problem.path.slice(-2),
    );
    const missing = languages.length > 0 ? ` (${languages.join(", ")})` : "";
    const of = sections[Number(/^sections\[(\d+)\]/.exec(path)?.[1])];
    const which = of ? `, ${[of.type, of.programmeItem].filter(Boolean).join(" ")}` : "";
    const line = placeProblems[0]?.line === undefined ? "" : `line ${placeProblems[0].line}: `;
    return {
      place: `${path}${missing}${which}`,
      says: `${line}${pathWords(path)}${missing}${which}`,
    };
  });
}
