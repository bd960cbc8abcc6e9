import { formatDate, wallTimeOf } from "#app/i18n/dates.ts";
import { isLanguage, languages, type Language } from "#app/i18n/languages.ts";
import { proposeName } from "#app/i18n/names.ts";
import type { PictureText } from "#app/features/catalogue/picture-text.ts";
import { sampleText } from "#app/features/catalogue/picture-text.ts";
import type { Animation, Card } from "#app/features/catalogue/schema.ts";
import type { Content } from "../content.ts";
import { wrongUsage } from "../output.ts";
import { translatorOf } from "../translator.ts";
import { readTypedDate } from "../typed-date.ts";

/** The options of a picture's text; what is left out is the sample's. */
export type TextOptions = {
  names?: string;
  date?: string;
  title?: string;
  place?: string;
  language?: string;
};

/** The text of a picture, as staff have typed it. */
export type TypedText = { text: PictureText; language: Language };

/** @throws UserError for a code of no language. */
function languageIn({ language = "am" }: TextOptions): Language {
  if (isLanguage(language)) return language;
  throw wrongUsage(`--language takes ${languages.join(", ")}, and was given "${language}".`);
}

/**
 * The text of a card or an animation as the options say it, names in the letters of its language and
 * the day with its year. Samples are in Armenian and English: in other languages their names are
 * spelt, and all else has to be given.
 * @throws UserError for options that are missing or cannot be read.
 */
export async function typedText(
  sample: Pick<Card | Animation, "title" | "names" | "date" | "place">,
  options: TextOptions,
  { packs }: Pick<Content, "packs">,
): Promise<TypedText> {
  const language = languageIn(options);
  const shown = sampleText(sample, language === "am" ? "am" : "en");
  const own = language === "am" || language === "en" ? shown : { names: shown.names };
  const spelt = (name: string) => proposeName(name, [language], packs).text[language] ?? name;
  const given: Partial<PictureText> = {
    ...own,
    ...(options.names === undefined ? {} : { names: namesIn(options.names) }),
    ...(options.date === undefined ? {} : { date: await dateIn(options.date, language) }),
    ...(options.title === undefined ? {} : { title: options.title.trim() }),
    ...(options.place === undefined ? {} : { place: options.place.trim() }),
  };
  const { title, names = [], date, place } = given;
  if (title === undefined || date === undefined || place === undefined)
    throw wrongUsage(
      `The samples are in Armenian and English: for --language ${language} give --title, --date and --place.`,
    );
  return { text: { title, names: names.map(spelt), date, place }, language };
}

function namesIn(typed: string): string[] {
  const names = typed.split(/[,;]/).map((name) => name.trim().replaceAll(/\s+/g, " "));
  if (names.length > 2 || names.includes(""))
    throw wrongUsage('--names takes one name, or two with a comma between, as in "Anna, Arman".');
  return names;
}

async function dateIn(typed: string, language: Language): Promise<string> {
  const found = readTypedDate(typed);
  if ("problem" in found) throw wrongUsage(`--date: ${found.problem}.`);
  if (found.time !== null)
    throw wrongUsage('--date takes a day; the hour stands in --place, as in "Yerevan, 17:00".');
  return formatDate(await translatorOf(language), wallTimeOf(found.day), "long");
}
