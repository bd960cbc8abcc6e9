import type { TFunction } from "i18next";
import { languageList } from "#app/shop/site/languages.ts";
import { studio } from "#app/i18n/studio.ts";

/** Frequent questions in the order shown; their texts are in the pack `site`. */
export const questions = [
  "app",
  "elders",
  "answers",
  "change",
  "private",
  "languages",
  "pay",
  "abroad",
  "valid",
  "delete",
] as const;

/** Words that complete an answer's text. @param hasCard true if customers pay by card. */
export function answerWords(t: TFunction, hasCard: boolean) {
  return {
    email: studio.email,
    languages: languageList(t),
    card: t(hasCard ? "site:prices.abroad.card" : "site:prices.abroad.no-card"),
  };
}
