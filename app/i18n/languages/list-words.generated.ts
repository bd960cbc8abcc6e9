// Written by `npm run designs` from the files of app/i18n/languages.
import am from "#content/locales/am/list-words.json" with { type: "json" };
import en from "#content/locales/en/list-words.json" with { type: "json" };
import ru from "#content/locales/ru/list-words.json" with { type: "json" };
import nl from "#content/locales/nl/list-words.json" with { type: "json" };
import fr from "#content/locales/fr/list-words.json" with { type: "json" };
import de from "#content/locales/de/list-words.json" with { type: "json" };

/** The packs of words in lists of guests, in no order. */
export const listWords = [am, en, ru, nl, fr, de];
