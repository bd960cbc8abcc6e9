import type { i18n } from "i18next";
import { isPack, mergePack } from "#app/i18n/merge-pack.ts";

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
  translator: Pick<i18n, "language" | "store">,
  voice: (typeof voices)[number] | undefined,
): void {
  const { language, store } = translator;
  // All requests of the isolate share the packs, so they are replaced here and never changed.
  const packs = { ...store.data[language] };
  const differing: unknown = voice && packs[voice];
  if (!isPack(differing)) return;
  for (const [namespace, texts] of Object.entries(differing)) {
    const polite: unknown = packs[namespace];
    if (isPack(polite) && isPack(texts)) packs[namespace] = mergePack(polite, texts);
  }
  store.data = { ...store.data, [language]: packs };
}
