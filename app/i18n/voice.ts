import type { ResourceLanguage } from "i18next";
import type { WithPacks } from "#app/i18n/remember-texts.ts";
import { isPack, mergePack, type Pack } from "#app/i18n/merge-pack.ts";

/**
 * The voices of a page besides the polite one. Each is a language pack of its name, which holds the
 * texts that differ, by namespace. English, with one form of address, has none.
 */
export const voices = ["informal"] as const;

/**
 * Gives a request's translator the texts of a voice in its present language.
 * @param voice undefined for the polite one.
 */
export function speakWith(
  translator: Omit<WithPacks, "t">,
  voice: (typeof voices)[number] | undefined,
): void {
  const { language, store } = translator;
  const polite = store.data[language];
  const differing: unknown = voice && polite?.[voice];
  if (!polite || !isPack(differing)) return;
  let packs = voiced.get(differing);
  if (packs?.of !== polite) {
    packs = { of: polite, texts: mergedPacks(polite, differing) };
    voiced.set(differing, packs);
  }
  // All requests of the isolate share the packs, so they are replaced here and never changed.
  store.data = { ...store.data, [language]: packs.texts };
}

/** A language's packs in a voice, by that voice's pack: what is remembered of them is kept, too. */
const voiced = new WeakMap<Pack, { of: ResourceLanguage; texts: ResourceLanguage }>();

function mergedPacks(polite: ResourceLanguage, differing: Pack): ResourceLanguage {
  const packs = { ...polite };
  for (const [namespace, texts] of Object.entries(differing)) {
    const pack: unknown = packs[namespace];
    if (isPack(pack) && isPack(texts)) packs[namespace] = mergePack(pack, texts);
  }
  return packs;
}
