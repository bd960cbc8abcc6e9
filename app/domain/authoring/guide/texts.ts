import { writtenSiteLanguages } from "#app/i18n/languages.ts";
import * as v from "valibot";
import { readJson } from "#app/domain/authoring/check/json.ts";
import { partDescriptions, type Texts } from "#app/domain/authoring/guide/part-texts.ts";

type Words = Readonly<Record<string, string>>;

/** Names that exist in `content/`, each with what it is. */
export type EditorWords = {
  palettes: Words;
  /** The names of designs by their numbers. */
  designs: Words;
  /** The drawn parts of a design by kind. */
  parts: Readonly<Record<string, Words>>;
  /** The parts of the day, in the site's own words. */
  programmeItems: Words;
};

/** The language packs with the words of the day's parts. */
export const programmeItemPacks = writtenSiteLanguages.map(
  (language) => `content/locales/${language}/timeline.json`,
);

const names = v.object({ name: v.object({ am: v.string(), en: v.string() }) });
const pack = v.record(v.string(), v.string());

/**
 * The words that editors offer.
 * @param sources the files of `wordSources` and `programmeItemPacks`; one that cannot be read offers nothing.
 */
export function editorWordsOf(sources: Texts): EditorWords {
  const parts = Map.groupBy(partDescriptions(sources), ([kind]) => kind);
  const { palette = {}, ...drawn } = Object.fromEntries(
    [...parts].map(([kind, rows]) => [kind, Object.fromEntries(rows.map(([, ...row]) => row))]),
  );
  return {
    palettes: palette,
    designs: Object.fromEntries([...sources].flatMap(designOf)),
    parts: drawn,
    programmeItems: programmeItemsOf(sources),
  };
}

function designOf([file, text]: readonly [string, string]): [string, string][] {
  const [, number] = /^content\/templates\/(\d+)\.json$/.exec(file) ?? [];
  const read = v.safeParse(names, readJson(text).value);
  if (number === undefined || !read.success) return [];
  const { am, en } = read.output.name;
  return [[number, `${am}, ${en}`]];
}

function programmeItemsOf(sources: Texts): Words {
  const [armenian = {}, english = {}] = programmeItemPacks.map((file) => {
    const read = v.safeParse(pack, readJson(sources.get(file) ?? "").value);
    return read.success ? read.output : {};
  });
  return Object.fromEntries(
    Object.entries(english).map(([programmeItem, words]) => [
      programmeItem,
      `${words}, «${armenian[programmeItem] ?? words}»`,
    ]),
  );
}
