import type { AnswerRows } from "#app/couple/answers/data.server.ts";

/** First steps of a new couple, in this order. */
export type FirstStep = { name: "guests" | "send" | "host"; isDone: boolean };

/** The address at which each is done. */
export const stepAddresses = {
  guests: "/replies/guests",
  send: "/replies/reminders",
  host: "/replies/settings#links",
} as const satisfies Record<FirstStep["name"], string>;

/**
 * The first steps, each with whether it was done; none once all were.
 * @param shared how many links the couple has shared; null for a host who may share none.
 */
export function firstSteps(
  { households, replies }: Pick<AnswerRows, "households" | "replies">,
  shared: number | null,
): FirstStep[] {
  const isSent =
    replies.length > 0 ||
    households.some(
      ({ sentAt, deliveredAt, openedAt, remindedAt }) =>
        (sentAt ?? deliveredAt ?? openedAt ?? remindedAt) !== null,
    );
  const steps: FirstStep[] = [
    { name: "guests", isDone: households.length > 0 },
    { name: "send", isDone: isSent },
    ...(shared === null ? [] : [{ name: "host", isDone: shared > 0 } as const]),
  ];
  return steps.every(({ isDone }) => isDone) ? [] : steps;
}
