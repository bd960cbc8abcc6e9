import { existsSync, globSync } from "node:fs";
import { basename, join } from "node:path";
import { pathToFileURL } from "node:url";
import type {
  HouseholdWords,
  LanguageFacts,
  ListFacts,
  TypedDates,
  TypographyRule,
} from "#app/i18n/languages/facts.ts";
import { root } from "./paths.ts";
import { UserError } from "../cli/user-error.ts";

const folder = "app/i18n/languages";
const head = "// Written by `npm run designs` from the files of app/i18n/languages.\n";

type Read = {
  code: string;
  facts: LanguageFacts;
  household: HouseholdWords;
  lists: ListFacts;
  typography: readonly TypographyRule[];
  typedDates?: TypedDates;
};

/**
 * The generated lists of languages by their paths from the repository's root. What pages' scripts
 * need is written out, a constant for each fact, so that none of them loads a language's whole file.
 * @throws UserError where a language lacks its packs, its place or what its readers need.
 */
export async function languageIndex(): Promise<ReadonlyMap<string, string>> {
  const languages = await readLanguages();
  return new Map([
    [`${folder}/index.generated.ts`, factsFile(languages)],
    [`${folder}/money.generated.ts`, moneyFile(languages)],
    [`${folder}/words.generated.ts`, wordsFile(languages)],
    [`${folder}/list-words.generated.ts`, listWordsFile(languages)],
  ]);
}

async function readLanguages(): Promise<Read[]> {
  const files = globSync(`${folder}/*.ts`, { cwd: root }).filter(
    (file) => !/\/facts\.ts$|\.(?:generated|test)\.ts$/.test(file),
  );
  const languages = await Promise.all(
    files.map(async (file): Promise<Read> => {
      const code = basename(file, ".ts");
      const { facts, household, lists, typography, typedDates }: Omit<Read, "code"> = await import(
        pathToFileURL(join(root, file)).href
      );
      if (!/^[a-z]{2,3}$/.test(code)) throw new UserError(`${file} has no code for its name.`);
      if (!existsSync(join(root, `content/locales/${code}`)))
        throw new UserError(`${file} has no packs in content/locales/${code}.`);
      if (facts.written.staff && !typedDates)
        throw new UserError(`${file} is for staff and says not how they type a day (typedDates).`);
      return { code, facts, household, lists, typography, typedDates };
    }),
  );
  const places = new Set(languages.map(({ facts }) => facts.place));
  if (places.size < languages.length)
    throw new UserError(`Two languages of ${folder} have the same place.`);
  return languages.toSorted((language, other) => language.facts.place - other.facts.place);
}

/** A constant of a fact by language; `undefined` is left out. */
function record(
  name: string,
  type: string,
  languages: readonly Read[],
  valueOf: (facts: LanguageFacts) => unknown,
): string {
  const lines = languages.flatMap(({ code, facts }) => {
    const value = valueOf(facts);
    return value === undefined ? [] : [`  ${code}: ${JSON.stringify(value)},\n`];
  });
  return `export const ${name}: ${type} = {\n${lines.join("")}};\n`;
}

const list = (name: string, codes: readonly string[]) =>
  `export const ${name} = ${JSON.stringify(codes)} as const;\n`;

const codesOf = (languages: readonly Read[], has: (facts: LanguageFacts) => unknown) =>
  languages.filter(({ facts }) => has(facts)).map(({ code }) => code);

function factsFile(languages: readonly Read[]): string {
  const variants = languages.flatMap(({ facts }) => Object.entries(facts.variants ?? {}));
  const fact = (name: string, type: string, of: (facts: LanguageFacts) => unknown) =>
    `\n${record(name, type, languages, of)}`;
  return [
    head,
    'import type { LanguageFacts, Script } from "#app/i18n/languages/facts.ts";\n\n',
    list(
      "languages",
      codesOf(languages, () => true),
    ),
    list(
      "writtenSiteLanguages",
      codesOf(languages, ({ written }) => written.site),
    ),
    list(
      "writtenOrderLanguages",
      codesOf(languages, ({ written }) => written.orders),
    ),
    list(
      "staffLanguages",
      codesOf(languages, ({ written }) => written.staff),
    ),
    list(
      "informalLanguages",
      codesOf(languages, ({ hasInformal }) => hasInformal),
    ),
    list(
      "passportLanguages",
      codesOf(languages, ({ hasPassportNames }) => hasPassportNames),
    ),
    list(
      "variants",
      variants.map(([tag]) => tag),
    ),
    "\ntype Each<Fact> = Readonly<Record<(typeof languages)[number], Fact>>;\n",
    fact("names", "Each<string>", ({ name }) => name),
    fact("englishNames", "Each<string>", ({ english }) => english),
    fact("tags", "Partial<Each<string>>", ({ tag }) => tag),
    fact("scripts", "Each<Script>", ({ script }) => script),
    fact("openGraphLocales", "Each<string>", ({ openGraph }) => openGraph),
    fact("siteLanguageFor", 'Partial<Each<LanguageFacts["site"]>>', ({ site }) => site),
    fact(
      "capitalLetters",
      "Partial<Each<readonly (readonly [string, string])[]>>",
      ({ capitals }) => capitals,
    ),
    fact(
      "shortNames",
      "Readonly<Record<(typeof writtenOrderLanguages)[number], string>>",
      ({ written }) => written.orders?.short,
    ),
    "\nexport const variantOpenGraphLocales: Readonly<Record<(typeof variants)[number], string>> = ",
    `${JSON.stringify(Object.fromEntries(variants))};\n`,
  ].join("");
}

function moneyFile(languages: readonly Read[]): string {
  return [
    head,
    'import type { MoneyFacts } from "#app/i18n/languages/facts.ts";\n',
    'import type { writtenOrderLanguages } from "#app/i18n/languages/index.generated.ts";\n\n',
    record(
      "moneyFacts",
      "Readonly<Record<(typeof writtenOrderLanguages)[number], MoneyFacts>>",
      languages,
      ({ written }) => written.orders?.money,
    ),
  ].join("");
}

function wordsFile(languages: readonly Read[]): string {
  const each = (part: string, of: readonly Read[] = languages) =>
    of.map(({ code }) => `  ${code}: ${code}.${part},\n`).join("");
  const typed = languages.filter(({ typedDates }) => typedDates);
  return [
    head,
    ...languages.map(({ code }) => `import * as ${code} from "#app/i18n/languages/${code}.ts";\n`),
    'import type { HouseholdWords, ListFacts, TypedDates, TypographyRule } from "#app/i18n/languages/facts.ts";\n',
    'import type { languages } from "#app/i18n/languages/index.generated.ts";\n\n',
    "type Each<Words> = Readonly<Record<(typeof languages)[number], Words>>;\n\n",
    `export const householdWords: Each<HouseholdWords> = {\n${each("household")}};\n\n`,
    `export const listFacts: Each<ListFacts> = {\n${each("lists")}};\n\n`,
    `export const typography: Each<readonly TypographyRule[]> = {\n${each("typography")}};\n\n`,
    `export const typedDates: Partial<Each<TypedDates>> = {\n${each("typedDates", typed)}};\n`,
  ].join("");
}

function listWordsFile(languages: readonly Read[]): string {
  return [
    head,
    ...languages.map(
      ({ code }) =>
        `import ${code} from "#content/locales/${code}/list-words.json" with { type: "json" };\n`,
    ),
    "\n/** The packs of words in lists of guests, in no order. */\n",
    `export const listWords = [${languages.map(({ code }) => code).join(", ")}];\n`,
  ].join("");
}
