import { mkdir, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import * as v from "valibot";
import { pictureText, usualTitle } from "#app/features/catalogue/card-text.ts";
import type { WordedCard } from "#app/features/catalogue/card-page.tsx";
import { cardsSchema, type Card } from "#app/features/catalogue/schema.ts";
import type { Packs } from "#app/features/authoring/resolve.ts";
import { defaultLanguage, type Language } from "#app/i18n/languages.ts";
import { proposeCompany, proposeName } from "#app/i18n/names.ts";
import { requireChoice } from "../choice.ts";
import { readContent, type Content } from "../content.ts";
import { requireLanguages } from "../new-questions.ts";
import { count, printJson, say, UserError, wrongUsage, type Options } from "../output.ts";
import { cardFiles, cardFormNames, type CardFormName } from "../pictures/cards.ts";
import { startProgress } from "../progress.ts";
import { root } from "../root.ts";
import { translatorOf } from "../translator.ts";
import { readTypedDate } from "../typed-date.ts";

export type CardOptions = Options & {
  names?: string;
  date?: string;
  place?: string;
  title?: string;
  languages?: string;
  forms?: string;
  out?: string;
};

/**
 * `studio card CARD --names …`: draws a card of the catalogue with any names and day, as pictures for
 * chats and sheets for printers.
 */
export async function card(id: string, options: CardOptions): Promise<void> {
  const content = await readContent();
  const chosen = requireCard(id, content);
  const languages = requireLanguages(options.languages ?? defaultLanguage);
  const forms = requireForms(options.forms);
  const { worded, guessed } = await wordedIn(languages, chosen, options, content.packs);
  const folder = resolve(process.env.INIT_CWD ?? root, options.out ?? `card-${id}`);
  const progress = startProgress(worded.length * forms.length, options, "Drawing");
  const files = await cardFiles(worded, {
    forms,
    packs: content.packs,
    advance: (name) => progress.advance(name),
  });
  progress.stop("Drawn");
  await mkdir(folder, { recursive: true });
  for (const { name, bytes } of files) await writeFile(join(folder, `${id}-${name}`), bytes);
  const answer = {
    card: id,
    folder,
    files: files.map(({ name, form, language, width, height, bytes }) => ({
      file: `${id}-${name}`,
      form,
      language,
      width,
      height,
      bytes: bytes.length,
    })),
    guessed,
  };
  if (options.json) return printJson(answer);
  for (const { file, form, width, height } of answer.files)
    say(options, `${file}  ${width} × ${height} ${isPrinted(form) ? "mm" : "px"}`);
  say(options, `${count(files.length, "file")} in ${folder}`);
  if (forms.some(isPrinted))
    say(options, "For printers: 3 mm of bleed, crop marks, colours in RGB, no CMYK.");
  for (const text of guessed) say(options, `Read this again, it was written by rule: ${text}`);
}

function isPrinted(form: CardFormName): boolean {
  return form === "a6" || form === "5x7";
}

/** @throws UserError for an id of no card, with all that there are. */
function requireCard(id: string, { documents }: Content): Card {
  const catalogue = v.safeParse(cardsSchema, documents.get("catalogue:cards"));
  if (!catalogue.success)
    throw new UserError("content/catalogue/cards.json has mistakes: npm run studio -- check");
  const { cards } = catalogue.output;
  const chosen = requireChoice(
    "card",
    id,
    cards.map((one) => one.id),
  );
  const found = cards.find((one) => one.id === chosen);
  if (!found) throw new UserError(`There is no card ${id}.`);
  return found;
}

function requireForms(list?: string): readonly CardFormName[] {
  return list === undefined
    ? cardFormNames
    : list.split(",").map((form) => requireChoice("form of a card", form.trim(), cardFormNames));
}

/** Occasions whose cards are headed by words of their own, which are no names of people. */
const headed: readonly string[] = ["gender", "event", "commercial", "other"];

/**
 * A card in several languages: names as the packs write them; title, place and words in place of
 * names as they were typed in the first language.
 * @returns `guessed`: what was written by rule, or is the same in a language in which it may be wrong.
 */
async function wordedIn(
  languages: readonly Language[],
  chosen: Card,
  { names = "", date, place, title }: CardOptions,
  packs: Packs,
): Promise<{ worded: WordedCard[]; guessed: string[] }> {
  const start = date === undefined ? null : requireDate(date);
  const proposed = headed.includes(chosen.occasion)
    ? [proposeCompany(names, languages)]
    : requireNames(names).map((name) => proposeName(name, languages, packs));
  const town = place === undefined ? [] : [proposeName(place, languages, packs)];
  const others = languages.slice(1);
  const guessed = [...proposed, ...town]
    .filter(({ isKnown }) => !isKnown)
    .flatMap(({ text }) => others.map((language) => text[language] ?? ""));
  const worded = await Promise.all(
    languages.map(async (language): Promise<WordedCard> => {
      const own = language === languages[0];
      const day = {
        title: (own ? title : undefined) ?? usualTitle(chosen.occasion, language, packs),
        names: proposed.map(({ text }) => text[language] ?? ""),
        start,
        place: own ? place : town[0]?.text[language],
      };
      const text = pictureText(day, await translatorOf(language, packs));
      return { card: chosen, text, language };
    }),
  );
  return { worded, guessed };
}

/** @throws UserError for none, and for more than a card has lines for. */
function requireNames(list: string): string[] {
  const names = list.split(",").flatMap((name) => name.trim() || []);
  if (names.length === 0 || names.length > 2)
    throw wrongUsage('A card has one name or two: --names "Անի, Դավիթ".');
  return names;
}

/** `2027-06-12T15:00`, or the day alone. */
function requireDate(typed: string): string {
  const found = readTypedDate(typed);
  if ("problem" in found) throw wrongUsage(`${found.problem}.`);
  return found.time === null ? found.day : `${found.day}T${found.time}`;
}
