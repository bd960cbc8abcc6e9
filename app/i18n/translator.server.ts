import { createInstance, type i18n, type Resource, type TFunction } from "i18next";
import type { Locale } from "#app/i18n/languages.ts";
import { packOptions, refreshWords } from "#app/i18n/packs.server.ts";
import { rememberTexts } from "#app/i18n/remember-texts.ts";

/** Instances of i18next by the packs of their language, so that they end with these. */
const instances = new WeakMap<object, i18n>();

/**
 * Speaks one language of a page, a mail or a message. i18next makes an instance for each, which was
 * a twelfth of an invitation's rendering (docs/performance.md); here all requests share an instance
 * for as long as the packs of the language are the same objects, and a translator of their own has
 * what differs: a language that may still change, and packs in the voice of an invitation.
 */
export class PageTranslator {
  /** A locale of `packOptions.supportedLngs`. */
  language: string;
  /** The packs by language; `speakWith` replaces them for this translator alone. */
  store: Pick<i18n["store"], "data"> = { data: packOptions.resources };
  t: TFunction;

  readonly #own: i18n | null;

  /** @param engine an instance in this language that was made for the request, to be asked first. */
  constructor(language: string, engine: i18n | null = null) {
    this.language = language;
    this.#own = engine;
    const ask = (...parameters: Parameters<TFunction>) => this.#i18next().t(...parameters);
    this.t = ask as TFunction;
    rememberTexts(this);
  }

  /** The languages in which a text is looked for, the page's own first. */
  get languages(): readonly string[] {
    return this.#i18next().languages;
  }

  getResourceBundle(language: string, namespace: string): unknown {
    return this.#i18next().getResourceBundle(language, namespace);
  }

  changeLanguage = async (language: string): Promise<void> => {
    this.language = language;
  };

  /** A translator of another language, in its polite voice. */
  inLanguage(language: string): PageTranslator {
    return new PageTranslator(language);
  }

  #i18next(): i18n {
    const { data } = this.store;
    const packs = data[this.language] ?? noPacks;
    if (this.#own?.language === this.language && this.#own.store.data[this.language] === packs)
      return this.#own;
    let instance = instances.get(packs);
    if (instance?.language !== this.language) {
      instance = instanceOf(this.language, data);
      instances.set(packs, instance);
    }
    return instance;
  }
}

/** For a language that has no pack at all, whose texts are those of the languages after it. */
const noPacks = {};

/** With its texts at hand i18next is ready at once: no callback is waited for. */
function instanceOf(language: string, resources: Resource): i18n {
  const instance = createInstance();
  void instance.init({ ...packOptions, resources, lng: language });
  return instance;
}

/**
 * A translator for use outside a request, such as for mail, with every namespace:
 * `t("mail:subject")`.
 */
export async function translatorFor(kv: KVNamespace, locale: Locale): Promise<TFunction> {
  await refreshWords(kv);
  return new PageTranslator(locale).t;
}
