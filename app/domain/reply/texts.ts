import type { TFunction } from "i18next";
import type { Occasion } from "#app/domain/invitation/occasions.ts";
import type { ReplyLabels } from "#app/domain/reply/state.ts";

/** Wordings by occasion: informal for children's parties, more formal for events of a company. */
const voices = { kids: "kids", event: "event", commercial: "event" } as const;

/** The form's question and answers where an occasion has a wording of its own. */
export function occasionLabels(occasion: Occasion, t: TFunction): ReplyLabels {
  const voice = Object.entries(voices).find(([name]) => name === occasion)?.[1];
  if (!voice) return {};
  return {
    response: t(`kinds:answer.${voice}.ask`),
    yes: t(`kinds:answer.${voice}.yes`),
    no: t(`kinds:answer.${voice}.no`),
  };
}
