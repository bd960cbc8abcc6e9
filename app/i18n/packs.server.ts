import { defaultLanguage, englishVariants, languages, type Language } from "#app/i18n/languages.ts";
import { isPack, mergePack, type Pack } from "#app/i18n/merge-pack.ts";
import { packsOfNames } from "#app/i18n/names.ts";
import { sha256Hex } from "#app/lib/crypto.ts";
import { within } from "#app/lib/deadline.ts";
import { IsolateCache } from "#app/lib/isolate-cache.ts";

/**
 * The interface's packs at build time, used while KV has not answered in this isolate. The other
 * packs (names, messages, places …) are resolved when an invitation is published, so they are not
 * bundled.
 */
const bundled = import.meta.glob<Pack>(
  [
    "/content/locales/*/*.json",
    "!/content/locales/*/{addresses,birthday,closings,list-words,messages,names,places,surnames,titles}.json",
    "!/content/locales/all/*.json",
  ],
  { eager: true, import: "default" },
);

/**
 * A text of the built packs, read without anything that could fail.
 * @param key as `t` takes it: `invitation:error.home`.
 * @returns the key itself when the built packs lack it.
 */
export function builtText(language: Language, key: string): string {
  const [namespace, path = ""] = key.split(":");
  let node: unknown = bundled[`/content/locales/${language}/${namespace}.json`];
  for (const name of path.split(".")) node = isPack(node) ? node[name] : undefined;
  return typeof node === "string" ? node : key;
}

const freshFor = import.meta.env.DEV ? 0 : 60_000;
const cache = new IsolateCache<Pack>("language pack", {
  entries: 200,
  bytes: 2_000_000,
  freshFor,
});

/**
 * Finds one namespace of one language: from KV, where staff change texts without a release; when KV
 * fails, the last good copy; without one, the built pack.
 * @returns null when there is no such pack. That is not cached, so that made-up names fill nothing.
 * @throws KV's own error when it fails, StoreUnavailable when it does not answer in time,
 * SyntaxError for an unreadable pack; each only without a copy and a built pack.
 */
export async function findPack(
  kv: KVNamespace,
  language: string,
  namespace: string,
): Promise<Pack | null> {
  const key = `locale:${language}:${namespace}`;
  const built = bundled[`/content/locales/${language}/${namespace}.json`];
  const load = async () => {
    const text = await kv.get(key, { type: "text", cacheTtl: 60 });
    return text === null ? null : { value: readPack(text, built), bytes: text.length };
  };
  return (await cache.read(key, load, { fallback: () => built })) ?? built ?? null;
}

/** @throws SyntaxError for JSON that is not an object. */
function readPack(text: string, built: Pack = {}): Pack {
  const published: unknown = JSON.parse(text);
  if (!isPack(published)) throw new SyntaxError("a language pack is an object of texts");
  return mergePack(built, published);
}

/** Milliseconds that a visitor waits for the packs of names. */
const namesTimeoutMs = 2_000;

/**
 * The packs that `proposeName` reads, from KV alone. When KV fails or times out there are none, and
 * names are spelt by rule.
 */
export async function findPacksOfNames(kv: KVNamespace): Promise<ReadonlyMap<string, unknown>> {
  try {
    const keys = packsOfNames.map((id) => `locale:${id}`);
    const read = kv.get<unknown>(keys, { type: "json", cacheTtl: 60 });
    const published = await within(read, namesTimeoutMs);
    return new Map(packsOfNames.map((id) => [id, published.get(`locale:${id}`)]));
  } catch (error) {
    console.error("packs of names", String(error));
    return new Map();
  }
}

/** The interface's texts in i18next's form. One object for all requests of the isolate. */
const words: Record<string, Record<string, Pack>> = {};
const addresses = new Map<string, { language: string; namespace: string; built: Pack }>();
for (const [file, built] of Object.entries(bundled)) {
  const [language = "", namespace = ""] = file.replace(".json", "").split("/").slice(-2);
  addresses.set(`locale:${language}:${namespace}`, { language, namespace, built });
  (words[language] ??= {})[namespace] = built;
}

/**
 * The most keys that KV reads in one call:
 * https://developers.cloudflare.com/kv/api/read-key-value-pairs/
 */
const keysAtOnce = 100;

/** The version of all packs: a digest of their texts in KV; `built` before KV has answered. */
type WordsVersion = { version: string };
const builtWords: WordsVersion = { version: "built" };
const refreshed = new IsolateCache<WordsVersion>("language packs", {
  entries: 1,
  bytes: 1,
  freshFor,
});

/**
 * Refreshes `packOptions.resources` from KV, at most once a minute. A single request waits for that
 * read. While KV fails or times out the last good texts stay; an unreadable pack is left as it was.
 * @returns a text that changes with any of the published texts.
 */
export async function refreshWords(kv: KVNamespace): Promise<string> {
  const load = async () => {
    const keys = [...addresses.keys()];
    const published = new Map<string, string | null>();
    for (let start = 0; start < keys.length; start += keysAtOnce) {
      const some = keys.slice(start, start + keysAtOnce);
      for (const [key, text] of await kv.get(some, { type: "text", cacheTtl: 30 }))
        published.set(key, text);
    }
    const texts = keys.map((key) => published.get(key) ?? "");
    const version = await sha256Hex(texts.join("\0"));
    // Parsing half a megabyte, which an unchanged one need not be again.
    if (refreshed.known("all")?.version !== version) {
      for (const [key, text] of published) if (text !== null) refreshPack(key, text);
      // Remembered texts of a language end with its object (remember-texts.ts); a text that is
      // missing may have come from another language's.
      for (const [language, packs] of Object.entries(words)) words[language] = { ...packs };
    }
    return { value: { version }, bytes: 1 };
  };
  const read = await refreshed.read("all", load, { fallback: () => builtWords });
  return (read ?? builtWords).version;
}

function refreshPack(key: string, text: string): void {
  const address = addresses.get(key);
  if (!address) return;
  try {
    (words[address.language] ??= {})[address.namespace] = readPack(text, address.built);
  } catch (error) {
    console.error("language pack", key, String(error));
  }
}

/** No escaping here: React and the mail's layout escape texts when they insert them. */
export const packOptions = {
  resources: words,
  ns: [...new Set([...addresses.values()].map(({ namespace }) => namespace))],
  defaultNS: "invitation",
  fallbackLng: defaultLanguage,
  // A variant's missing texts are those of its language: i18next asks `en` after `en-US`.
  supportedLngs: [...languages, ...englishVariants],
  interpolation: { escapeValue: false },
};
