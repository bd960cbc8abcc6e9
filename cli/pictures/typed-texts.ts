import * as v from "valibot";
import { pictureText, usualTitle } from "#app/shop/catalogue/card/texts.ts";
import type { PictureText } from "#app/shop/catalogue/picture/texts.ts";
import type { Packs } from "#app/domain/authoring/resolve.ts";
import type { Occasion } from "#app/domain/invitation/occasions.ts";
import { defaultLanguage, type Language } from "#app/i18n/languages.ts";
import { proposeCompany, proposeName } from "#app/i18n/names.ts";
import { requireLanguages } from "../new-questions.ts";
import { wrongUsage, type Options, say } from "../output.ts";
import { requireChoice } from "../choice.ts";
import type { Content } from "../content.ts";
import { translatorOf } from "../translator.ts";
import { readTypedDate } from "../typed-date.ts";
import { UserError } from "../user-error.ts";

/** The options of a picture's text. */
export const textOptions = {
  "--names <names>": {
    text: 'one or two, as in "Անի, Դավիթ", in any letters',
    isRequired: true,
  },
  "--date <time>": "the day, and the hour if it is to be said: 12.06.2027 17:00",
  "--place <text>": "in the first language",
  "--title <text>": "in the first language; the occasion's usual one unless given",
  "--languages <list>": "as in am,en,ru; each has files of its own",
} as const;

/** The same as they were typed. */
export type TextOptions = {
  names: string;
  date?: string;
  place?: string;
  title?: string;
  languages?: string;
};

/** The text of a picture in one language. */
type Worded = { text: PictureText; language: Language };

/** Occasions whose cards are headed by words of their own, which are no names of people. */
const headed: readonly string[] = ["gender", "event", "commercial", "other"];

/**
 * The text of a card or an animation in several languages: names as the packs write them; title, place
 * and words in place of names as they were typed in the first language.
 * @returns `guessed`: what was written by rule, or is the same in a language in which it may be wrong.
 */
export async function typedTexts(
  occasion: Occasion,
  { names, date, place, title, languages: list }: TextOptions,
  packs: Packs,
): Promise<{ worded: Worded[]; guessed: string[] }> {
  const languages = requireLanguages(list ?? defaultLanguage);
  const start = date === undefined ? null : requireDate(date);
  const proposed = headed.includes(occasion)
    ? [proposeCompany(names, languages)]
    : requireNames(names).map((name) => proposeName(name, languages, packs));
  const town = place === undefined ? [] : [proposeName(place, languages, packs)];
  const others = languages.slice(1);
  const guessed = [...proposed, ...town]
    .filter(({ isKnown }) => !isKnown)
    .flatMap(({ text }) => others.map((language) => text[language] ?? ""));
  const worded = await Promise.all(
    languages.map(async (language): Promise<Worded> => {
      const isFirst = language === languages[0];
      const day = {
        title: (isFirst ? title : undefined) ?? usualTitle(occasion, language, packs),
        names: proposed.map(({ text }) => text[language] ?? ""),
        start,
        place: isFirst ? place : town[0]?.text[language],
      };
      const text = pictureText(day, await translatorOf(language, packs));
      return { text, language };
    }),
  );
  return { worded, guessed };
}

/** @throws UserError for none, and for more than a card has lines for. */
function requireNames(list: string): string[] {
  const names = list.split(",").flatMap((name) => name.trim() || []);
  if (names.length === 0 || names.length > 2)
    throw wrongUsage('A card or an animation has one name or two: --names "Անի, Դավիթ".');
  return names;
}

/** `2027-06-12T15:00`, or the day alone. */
function requireDate(typed: string): string {
  const typedDate = readTypedDate(typed);
  if ("problem" in typedDate) throw wrongUsage(`${typedDate.problem}.`);
  return typedDate.time === null ? typedDate.day : `${typedDate.day}T${typedDate.time}`;
}

/** Names the texts that were written by rule. */
export function sayGuessed(guessed: readonly string[], options: Options): void {
  say(options, ...guessed.map((text) => `Read this again, it was written by rule: ${text}`));
}

/**
 * The cards or the animations of the catalogue.
 * @param schema of the file of `content/catalogue`, which has them by its own name.
 * @throws UserError for a file with mistakes.
 */
export function requireCatalogue<Output>(
  { documents }: Content,
  name: "cards" | "animations",
  schema: v.GenericSchema<unknown, Output>,
): Output {
  const result = v.safeParse(schema, documents.get(`catalogue:${name}`));
  if (result.success) return result.output;
  throw new UserError(`content/catalogue/${name}.json has mistakes: npm run studio -- check`);
}

/** @throws UserError for an id of none, with all that there are. */
export function requireProduct<Product extends { id: string }>(
  what: string,
  id: string,
  products: readonly Product[],
): Product {
  const ids = products.map((product) => product.id);
  const chosen = requireChoice(what, id, ids);
  const match = products.find((product) => product.id === chosen);
  if (!match) throw new UserError(`There is no ${what} ${id}.`);
  return match;
}
