import type { i18n, TFunction } from "i18next";

/** A translator whose packs are at hand. */
export type WithPacks = Pick<i18n, "t" | "language"> & { store: Pick<i18n["store"], "data"> };

type Values = Readonly<Record<string, unknown>>;

/** Texts with their `{{marks}}`, by the packs that they were read from. */
const templates = new WeakMap<object, Map<string, string>>();

const mark = /\{\{\s*([^}]+?)\s*\}\}/g;

/** Options of i18next that change how a text is found or filled, besides `count`. */
const rare = ["context", "interpolation", "lng", "ns", "ordinal", "returnObjects"];

/**
 * Gives a translator a `t` that reads each text from i18next once for as long as the packs stay the
 * same objects, and fills in values itself: a page asks for some two hundred texts, and i18next
 * takes 10 µs for each, a third of a page's rendering. It answers as i18next does for everything
 * else: objects, defaults, a value that is missing.
 * @param translator of one request, whose language and packs may still change.
 */
export function rememberTexts(translator: WithPacks): void {
  const ask = translator.t.bind(translator) as (name: unknown, values?: unknown) => unknown;
  const answer = (name: unknown, values?: unknown): unknown => {
    const packs: unknown = translator.store.data[translator.language];
    if (typeof name !== "string" || !isObject(packs) || !isPlain(values)) return ask(name, values);
    let cachedTemplates = templates.get(packs);
    if (!cachedTemplates) templates.set(packs, (cachedTemplates = new Map()));
    const { count = "", defaultValue } = values ?? {};
    const otherwise = defaultValue === undefined ? "" : ` else ${String(defaultValue)}`;
    const key = `${name} ${String(count)}${otherwise}`;
    let template = cachedTemplates.get(key);
    if (template === undefined) {
      const read = ask(name, { ...values, skipInterpolation: true });
      if (typeof read !== "string" || read.includes("$t(")) return ask(name, values);
      cachedTemplates.set(key, (template = read));
    }
    if (!template.includes("{{")) return template;
    return filled(template, values) ?? ask(name, values);
  };
  translator.t = answer as unknown as TFunction;
}

/** A number for each packs' object, by which its texts are told apart from those of before. */
const numbers = new WeakMap<object, number>();
let packsNumbered = 0;

/**
 * @returns a text that changes with the translator's language, its voice and any of its packs; null
 * for a translator without packs.
 */
export function packsOf(translator: Partial<Omit<WithPacks, "t">> | null): string | null {
  if (!translator?.store || translator.language === undefined) return null;
  const packs: unknown = translator.store.data[translator.language];
  if (!isObject(packs)) return null;
  let number = numbers.get(packs);
  if (number === undefined) numbers.set(packs, (number = packsNumbered += 1));
  return `${translator.language} ${number}`;
}

function isObject(value: unknown): value is object {
  return typeof value === "object" && value !== null;
}

/** True if values only fill a text in; counts are few, so that they may be remembered. */
function isPlain(values: unknown): values is Values | undefined {
  if (values === undefined) return true;
  if (!isObject(values) || rare.some((name) => name in values)) return false;
  const count: unknown = Reflect.get(values, "count");
  return count === undefined || (Number.isInteger(count) && Number(count) <= 1_000);
}

/** @returns null where a value is missing, of which i18next says more. */
function filled(template: string, values: Values = {}): string | null {
  let isComplete = true;
  const text = template.replace(mark, (_, name: string) => {
    const value = values[name];
    if (typeof value !== "string" && typeof value !== "number") isComplete = false;
    return String(value);
  });
  return isComplete ? text : null;
}
