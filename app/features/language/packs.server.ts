import { systemClock, type Clock } from "#app/lib/clock.ts";
import { createInstance, type TFunction } from "i18next";
import { defaultLanguage, languages, type Language } from "#app/features/language/languages.ts";

export type Pack = Record<string, unknown>;

/**
 * The words of the interface, as this release was built: the last resort when KV has never answered
 * in this isolate. The other groups (names, messages, places …) are written into an invitation when
 * it is published and are not asked for here.
 */
const bundled = import.meta.glob<Pack>(
  [
    "/content/locales/*/*.json",
    "!/content/locales/*/{addresses,birthday,closings,messages,names,places,pricing,surnames,titles}.json",
  ],
  { eager: true, import: "default" },
);

const kept = new Map<string, { pack: Pack; until: number }>();
const keepFor = 60_000;

/**
 * One namespace of one language: from KV, where staff change wording without a release; when KV
 * fails, the last good copy; when there is none, what the release was built with. Never a raw key.
 * @returns null when there is no such pack; that is not kept, so that asking for made-up names
 * fills nothing.
 * @throws KV's own error when it fails and neither a copy nor the release has the pack.
 */
export async function findPack(
  kv: KVNamespace,
  language: string,
  namespace: string,
): Promise<Pack | null> {
  const id = `${language}:${namespace}`;
  const copy = kept.get(id);
  if (copy && copy.until > Date.now()) return copy.pack;
  const built = bundled[`/content/locales/${language}/${namespace}.json`];
  let pack = copy?.pack ?? built;
  try {
    const published = await kv.get<Pack>(`locale:${id}`, { type: "json", cacheTtl: 60 });
    // A release may know keys that the published pack does not have yet.
    pack = published || built ? { ...built, ...published } : undefined;
  } catch (error) {
    if (!pack) throw error;
    console.error("language pack", id, String(error));
  }
  if (!pack) {
    kept.delete(id);
    return null;
  }
  kept.set(id, { pack, until: Date.now() + keepFor });
  return pack;
}

/** The words of the interface in the form i18next takes. One object for all requests of the isolate. */
const words: Record<string, Record<string, Pack>> = {};
const addresses = new Map<string, { language: string; namespace: string; built: Pack }>();
for (const [file, built] of Object.entries(bundled)) {
  const [language = "", namespace = ""] = file.replace(".json", "").split("/").slice(-2);
  addresses.set(`locale:${language}:${namespace}`, { language, namespace, built });
  (words[language] ??= {})[namespace] = built;
}

/** KV answers so many keys at once: https://developers.cloudflare.com/kv/api/read-key-value-pairs/ */
const keysAtOnce = 100;
let freshUntil = 0;

/**
 * Brings `packOptions.resources` up to date with KV, once a minute at most, in one read. While KV
 * fails the last good words stay.
 */
export async function refreshWords(kv: KVNamespace, now: Clock = systemClock): Promise<void> {
  if (freshUntil > now()) return;
  freshUntil = now() + keepFor;
  const keys = [...addresses.keys()];
  try {
    for (let at = 0; at < keys.length; at += keysAtOnce) {
      const published = await kv.get<Pack>(keys.slice(at, at + keysAtOnce), {
        type: "json",
        cacheTtl: 60,
      });
      for (const [key, pack] of published) {
        const address = addresses.get(key);
        if (!address || !pack) continue;
        (words[address.language] ??= {})[address.namespace] = { ...address.built, ...pack };
      }
    }
  } catch (error) {
    console.error("language packs", String(error));
  }
}

/** A translator outside a request, as for mail: every namespace, `t("mail:subject")`. */
export async function translatorFor(kv: KVNamespace, language: Language): Promise<TFunction> {
  await refreshWords(kv);
  return createInstance().init({ ...packOptions, lng: language });
}

/** Texts are escaped where they are put into HTML, by React or by the mail's layout. */
export const packOptions = {
  resources: words,
  ns: [...new Set([...addresses.values()].map(({ namespace }) => namespace))],
  defaultNS: "invitation",
  fallbackLng: defaultLanguage,
  supportedLngs: [...languages],
  interpolation: { escapeValue: false },
};
