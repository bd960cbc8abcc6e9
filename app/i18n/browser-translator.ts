import { createInstance, type i18n } from "i18next";
import HttpBackend, { type HttpBackendOptions } from "i18next-http-backend";
import { defaultLanguage, languages, type Language } from "#app/i18n/languages.ts";

/**
 * After an error of KV or the network a pack is requested again after 350 ms, 700 ms and so on;
 * after a 4xx it is not.
 */
const loading = { maxParallelReads: 10, maxRetries: 5, retryTimeout: 350 };

/**
 * A translator in the browser: it loads packs from `/locales/…` and reports each text that none of
 * them has once. For hydrated pages; documents contain their texts.
 * @param namespaces the packs to load first; the first of them is for keys without a namespace.
 * @param site the origin of the packs; the page's own by default.
 * @returns the instance once its packs have loaded or finally failed: `t` then falls back to
 * Armenian, or to the key where that has failed too.
 */
export async function browserTranslator(
  language: Language,
  namespaces: readonly [string, ...string[]],
  site = "",
): Promise<i18n> {
  const instance = createInstance();
  await instance.use(HttpBackend).init<HttpBackendOptions>({
    ...loading,
    lng: language,
    fallbackLng: defaultLanguage,
    supportedLngs: [...languages],
    ns: [...namespaces],
    defaultNS: namespaces[0],
    saveMissing: true,
    saveMissingTo: "current",
    interpolation: { escapeValue: false },
    backend: {
      loadPath: `${site}/locales/{{lng}}/{{ns}}.json`,
      addPath: `${site}/locales/add/{{lng}}/{{ns}}`,
      // The defaults of fetch: the packs are on this site.
      requestOptions: {},
      reloadInterval: false,
    },
  });
  return instance;
}
