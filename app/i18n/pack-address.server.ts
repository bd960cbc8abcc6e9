import { isLanguage, type Language } from "#app/i18n/languages.ts";
import type { Pack } from "#app/i18n/merge-pack.ts";
import { findPack } from "#app/i18n/packs.server.ts";
import { notFound, unavailable } from "#app/lib/http.ts";

/** A pack's language and namespace. */
export type PackAddress = { language: Language; namespace: string };

/**
 * Parses a pack's address.
 * @throws a 404 response for an unknown language or an impossible namespace.
 */
export function requirePackAddress(params: { language: string; namespace: string }): PackAddress {
  const { language, namespace } = params;
  if (!isLanguage(language) || !/^[a-z][a-z-]{0,39}$/.test(namespace)) throw notFound();
  return { language, namespace };
}

/**
 * Reads the pack at an address.
 * @throws a 404 response when there is none; a 503 response, after which browsers try again, when
 * KV fails and no copy is left.
 */
export async function requirePack(
  kv: KVNamespace,
  params: { language: string; namespace: string },
): Promise<Pack> {
  const { language, namespace } = requirePackAddress(params);
  let pack: Pack | null;
  try {
    pack = await findPack(kv, language, namespace);
  } catch (error) {
    console.error("no copy of language pack", language, namespace, String(error));
    throw unavailable();
  }
  if (!pack) throw notFound();
  return pack;
}
