import { expect, test } from "vitest";
import { requestsOf } from "#app/shop/order/rounds/view.ts";

const event = (kind: string, text: string | null = null) => ({ at: 1, kind, person: null, text });

test.each([
  ["no request", [event("preview")], []],
  [
    "a request",
    [event("preview"), event("change-request", "14:00")],
    [{ asked: "14:00", done: null, answers: [] }],
  ],
  [
    "a request that is replaced before it is shown",
    [event("change-request", "14:00"), event("note", "call"), event("change-request", "15:00")],
    [{ asked: "15:00", done: null, answers: [] }],
  ],
  [
    "two rounds",
    [
      event("change-request", "14:00"),
      event("preview", "the hour"),
      event("change-request", "the place"),
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
      event("change-request", "14:00"),
      event("preview", "the hour"),
      event("preview"),
      event("preview", "all"),
    ],
    [{ asked: "14:00", done: "all", answers: [] }],
  ],
  [
    "an answer of staff",
    [event("answer", "too early"), event("change-request", "14:00"), event("answer", "at 15:00?")],
    [{ asked: "14:00", done: null, answers: ["at 15:00?"] }],
  ],
])("%s", (_, events, rounds) => {
  expect(requestsOf(events).rounds).toEqual(rounds);
});

test("what is asked for after publication has its own answers, and is no round", () => {
  const { rounds, additions, last } = requestsOf([
    event("change-request", "14:00"),
    event("answer", "at 15:00?"),
    event("preview"),
    event("published"),
    event("addition", "English"),
    event("answer", "by Friday"),
  ]);
  expect(rounds).toEqual([{ asked: "14:00", done: "", answers: ["at 15:00?"] }]);
  expect(additions).toEqual([{ asked: "English", answers: ["by Friday"] }]);
  expect(last).toEqual({ kind: "addition", request: additions[0] });
});
