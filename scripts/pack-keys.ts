import { lint } from "#app/i18n/lint.ts";
import { voices } from "#app/i18n/voice.ts";
import { withoutComments } from "./source-rules.ts";

/** Packs that definitions name freely, or that are read as a whole, so that some of their keys rest. */
const vocabulary = [
  "addresses",
  "birthday",
  "closings",
  "list-words",
  "messages",
  "names",
  "places",
  "surnames",
  "titles",
];

/** Mentions of keys in the sources. */
type Mentions = {
  /** Keys and groups of keys that are written out, as `namespace:key`. */
  named: Set<string>;
  /** Keys with variable parts, as in `` `order:types.${value}` ``; each part is captured. */
  composed: RegExp[];
  /** Groups that are read with all their texts. */
  whole: string[];
  /** Endings after a key in a variable, as in `` `${key}.title` ``. */
  endings: string[];
  /** Words that may fill a variable part: literals and names of fields. */
  words: Set<string>;
};

const variable = /\$\{(?:[^{}]|\{[^{}]*\})*\}/;

function mentionsIn(sources: readonly string[], namespaces: readonly string[]): Mentions {
  const code = sources.map(withoutComments).join("\n");
  const names = namespaces
    .toSorted((namespace, other) => other.length - namespace.length)
    .join("|");
  const find = (pattern: string) => [...code.matchAll(new RegExp(pattern, "g"))];
  return {
    named: new Set([
      ...find(`["'\`]((?:${names}):[\\w.-]+)["'\`]`).map(([, key = ""]) => key),
      // As definitions refer to a text: { "key": "words.with-love" }.
      ...find(`\\bkey"?: "(${names})\\.([\\w.-]+)"`).map(
        ([, pack = "", key = ""]) => `${pack}:${key}`,
      ),
    ]),
    // Without `t(`, one that is variable altogether may be a key of KV.
    composed: find(`(\\bt\\(\\s*)?\`((?:${names}):([^\`$]*)\\$\\{[^\`]*)\``)
      .filter(([, called, , fixed]) => called || fixed)
      .map(
        ([, , key = ""]) =>
          new RegExp(
            `^${key
              .split(variable)
              .map((fixed) => RegExp.escape(fixed))
              .join("(.+)")}$`,
          ),
      ),
    whole: find(`["']((?:${names}):[\\w.-]+)["'],\\s*\\{\\s*returnObjects`).map(
      ([, group = ""]) => group,
    ),
    endings: find("`\\$\\{[\\w.]+\\}(\\.[\\w.-]+)`").map(([, ending = ""]) => ending),
    words: new Set(
      find('"([^"\\n]*)"|`([\\w.-]+)`|(?<![\\w.?])([\\w$]+)\\??(?=:\\s)').map(
        ([, word, other, field]) => word ?? other ?? field ?? "",
      ),
    ),
  };
}

/**
 * Keys that nothing reads. A key counts as read where it is written out, and where its variable
 * parts are words that the sources know at all; so a key may escape that only looks read.
 * @param keys all of the Armenian packs, as `namespace:key` without plural forms.
 * @param sources the texts of the code, and of the definitions.
 */
export function unreadKeys(keys: readonly string[], sources: readonly string[]): string[] {
  const {
    named: namedKeys,
    composed,
    whole: wholeTexts,
    endings,
    words,
  } = mentionsIn(sources, namespacesOf(keys));
  // Data such as a time zone (`Europe/Paris`) is in no source.
  const isKnown = (part: string) => words.has(part) || /[^\w.-]/.test(part);
  const isMentioned = (key: string) =>
    namedKeys.has(key) ||
    composed.some((pattern) => pattern.exec(key)?.slice(1).every(isKnown) ?? false);
  const isRead = (key: string) =>
    isMentioned(key) ||
    endings.some((ending) => key.endsWith(ending) && isMentioned(key.slice(0, -ending.length))) ||
    wholeTexts.some((group) => key.startsWith(`${group}.`) && isKnown(key.slice(group.length + 1)));
  return keys.filter(
    (key) => !vocabulary.includes(key.split(":")[0] ?? "") && !isRead(withoutVoice(key)),
  );
}

/**
 * Keys that the code writes out and no pack has, neither as a text nor as a group. `t` is typed;
 * other functions take any string.
 */
export function unknownKeys(keys: readonly string[], sources: readonly string[]): string[] {
  const { named: namedKeys } = mentionsIn(sources, namespacesOf(keys));
  return [...namedKeys].filter(
    (name) => !keys.some((key) => key === name || key.startsWith(`${name}.`)),
  );
}

/** A text that a date makes wrong: its key, the date's style, what is wrong, and how it reads. */
export type WrongDate = { key: string; style: string; rule: string; text: string };

/**
 * Texts that are right until the code puts a date into them: «մինչև» before a date without its
 * article, or «։» after «թ.». Followed as far as one file shows what a variable is.
 * @param texts the Armenian texts by key.
 */
export function wrongDates(
  texts: ReadonlyMap<string, string>,
  sources: readonly string[],
): WrongDate[] {
  return sources.flatMap((source) =>
    [...source.matchAll(/\bt\(\s*"([\w:.-]+)",\s*\{([\s\S]{0,400}?)\}\s*\)/g)].flatMap(
      ([, key = "", values = ""]) => {
        const text = texts.get(key) ?? "";
        return [...text.matchAll(/\{\{(\w+)\}\}/g)].flatMap(([place, name = ""]) => {
          const style = styleOf(name, values, source);
          const date = style === undefined ? undefined : sampleDate(style, texts);
          if (style === undefined || date === undefined) return [];
          const dated = text.replace(place, date);
          return lint(dated, "am").map(({ rule }) => ({ key, style, rule, text: dated }));
        });
      },
    ),
  );
}

/** The style in which the value called `name` is formatted; undefined where the file hides it. */
function styleOf(name: string, values: string, source: string): string | undefined {
  const style = /^[^;]*?\bformatDate\([^;]*?"([a-z-]+)"/;
  const [, expression] =
    new RegExp(`(?<![\\w.])${name}(?::\\s*([^,]+[\\s\\S]*))?`).exec(values) ?? [];
  if (expression?.startsWith("formatDate(")) return style.exec(expression)?.[1];
  const variableName = /^\w+/.exec(expression ?? name)?.[0] ?? name;
  const [, assigned = ""] = new RegExp(`\\bconst ${variableName} =([^;]*);`).exec(source) ?? [];
  return style.exec(assigned)?.[1];
}

function sampleDate(style: string, texts: ReadonlyMap<string, string>): string | undefined {
  const values: Record<string, string | undefined> = {
    day: "12",
    month: texts.get("dates:months-in-date.6"),
    year: "2027",
    weekday: texts.get("dates:weekdays.6"),
  };
  return texts
    .get(`dates:${style}`)
    ?.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? "");
}

/** A text of a voice is read as the polite one that it replaces: `informal:form.sent`, `form:sent`. */
function withoutVoice(key: string): string {
  const [pack = "", text = ""] = key.split(":");
  return voices.some((voice) => voice === pack) ? text.replace(".", ":") : key;
}

function namespacesOf(keys: readonly string[]): string[] {
  return [...new Set(keys.map((key) => key.split(":")[0] ?? ""))];
}
