import { expect, test } from "vitest";
import { roundsOf } from "#app/features/order/rounds.ts";

const event = (kind: string, text: string | null = null) => ({ at: 1, kind, person: null, text });

test.each([
  ["no request", [event("preview")], []],
  [
    "a request",
    [event("preview"), event("wish", "14:00")],
    [{ asked: "14:00", done: null, answers: [] }],
  ],
  [
    "a request that is replaced before it is shown",
    [event("wish", "14:00"), event("note", "call"), event("wish", "15:00")],
    [{ asked: "15:00", done: null, answers: [] }],
  ],
  [
    "two rounds",
    [
      event("wish", "14:00"),
      event("preview", "the hour"),
      event("wish", "the place"),
      event("preview"),
    ],
    [
      { asked: "14:00", done: "the hour", answers: [] },
      { asked: "the place", done: "", answers: [] },
    ],
  ],
  [
    "a preview that was shown again",
    [
      event("wish", "14:00"),
      event("preview", "the hour"),
      event("preview"),
      event("preview", "all"),
    ],
    [{ asked: "14:00", done: "all", answers: [] }],
  ],
  [
    "an answer of staff",
    [event("answer", "too early"), event("wish", "14:00"), event("answer", "at 15:00?")],
    [{ asked: "14:00", done: null, answers: ["at 15:00?"] }],
  ],
])("%s", (_, events, rounds) => {
  expect(roundsOf(events)).toEqual(rounds);
});
