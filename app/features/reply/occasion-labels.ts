import type { TFunction } from "i18next";
import type { Occasion } from "#app/features/invitation/occasions.ts";
import type { ReplyLabels } from "#app/features/reply/state.ts";

/** Children are asked as a friend asks, guests of a firm more formally than a family's. */
const voices = { kids: "kids", event: "event", commercial: "event" } as const;

/** The question and its answers where an occasion asks in a voice of its own. */
export function occasionLabels(occasion: Occasion, t: TFunction): ReplyLabels {
  const voice = Object.entries(voices).find(([name]) => name === occasion)?.[1];
  if (!voice) return {};
  return {
    response: t(`kinds:answer.${voice}.ask`),
    yes: t(`kinds:answer.${voice}.yes`),
    no: t(`kinds:answer.${voice}.no`),
  };
}
