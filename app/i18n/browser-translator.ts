import { createInstance, type i18n } from "i18next";
import HttpBackend, { type HttpBackendOptions } from "i18next-http-backend";
import { defaultLanguage, languages, type Language } from "#app/i18n/languages.ts";

/**
 * How packs are loaded. Source: spec.md section 7. What KV or the network refuses is asked for again
 * after 350 ms, 700 ms and so on; what is not there (4xx) is not.
 */
const loading = { maxParallelReads: 10, maxRetries: 5, retryTimeout: 350 };

/**
 * A translator in a browser: it loads the packs that it is asked for from `/locales/…`, and reports
 * a text that is in none of them, once each. For pages whose client chooses words by itself;
 * invitations and the couple's page are documents and come with theirs.
 * @param namespaces the packs to begin with, the first of them for keys that name none.
 * @param site where the packs are; the page's own site unless named.
 * @returns the instance once its packs are there, or have failed for good: `t` then answers in
 * Armenian where that has arrived, else with the key.
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
      // What fetch does by itself: the packs are on this site.
      requestOptions: {},
      reloadInterval: false,
    },
  });
  return instance;
}
