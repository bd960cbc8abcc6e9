import { createInstance, type BackendModule, type TFunction } from "i18next";
import { defaultLanguage, languages, type Language } from "#app/features/language/languages.ts";

export type Pack = Record<string, unknown>;

/**
 * The words of the interface, as this release was built: the last resort when KV has never answered
 * in this isolate. The other groups (names, messages, places …) are written into an invitation when
 * it is published and are not asked for here.
 */
const bundled = import.meta.glob<Pack>(
  "/content/locales/*/{dates,desk,form,form-messages,invitation,mail,site,timeline,words}.json",
  { eager: true, import: "default" },
);

const namespaces = [
  ...new Set(Object.keys(bundled).map((file) => file.split("/").pop()?.replace(".json", "") ?? "")),
] satisfies string[];

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

/** i18next's door to the packs. */
export function packsBackend(kv: () => KVNamespace): BackendModule {
  return {
    type: "backend",
    init() {},
    read(language, namespace, callback) {
      findPack(kv(), language, namespace).then(
        (pack) => callback(null, pack ?? {}),
        (error: Error) => callback(error, null),
      );
    },
  };
}

/** A translator outside a request, as for mail: every namespace, `t("mail:subject")`. */
export async function translatorFor(kv: KVNamespace, language: Language): Promise<TFunction> {
  const instance = createInstance();
  instance.use(packsBackend(() => kv));
  return instance.init({ ...packOptions, lng: language });
}

/** Texts are escaped where they are put into HTML, by React or by the mail's layout. */
export const packOptions = {
  ns: namespaces,
  defaultNS: "invitation",
  fallbackLng: defaultLanguage,
  supportedLngs: [...languages],
  interpolation: { escapeValue: false },
};
