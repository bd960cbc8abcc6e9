import { expect, test } from "vitest";
import {
  calledOff,
  endsAt,
  lifecyclePhase,
  takesReplies,
  type LifecyclePhase,
} from "#app/domain/invitation/lifecycle.ts";
import { weddingOf } from "../../../tests/support/invitations.ts";

const reply = weddingOf().reply;
const yerevan = {
  event: { start: "2027-06-12T15:00", end: "2027-06-12T23:30", timeZone: "Asia/Yerevan" },
  saveTheDate: { until: "2027-03-01" },
  reply: reply && { ...reply, deadline: "2027-05-20" },
};
// Six months later Glendale has left summer time: UTC-7 becomes UTC-8.
const glendale = {
  event: { start: "2027-10-23T15:30", timeZone: "America/Los_Angeles" },
  saveTheDate: { until: "2027-05-01" },
  reply: reply && { ...reply, deadline: "2027-09-25" },
};

const boundaries: [
  string,
  typeof yerevan | typeof glendale,
  number,
  LifecyclePhase,
  LifecyclePhase,
][] = [
  [
    "the invitation follows in Yerevan",
    yerevan,
    Date.UTC(2027, 1, 28, 20),
    "save-the-date",
    "open",
  ],
  ["the deadline's day ends in Yerevan", yerevan, Date.UTC(2027, 4, 20, 20), "open", "closed"],
  ["the day begins in Yerevan", yerevan, Date.UTC(2027, 5, 11, 20), "closed", "today"],
  ["the event ends in Yerevan", yerevan, Date.UTC(2027, 5, 12, 19, 30), "today", "thanks"],
  ["six months are over in Yerevan", yerevan, Date.UTC(2027, 11, 12, 11), "thanks", "ended"],
  [
    "the invitation follows in Glendale",
    glendale,
    Date.UTC(2027, 4, 1, 7),
    "save-the-date",
    "open",
  ],
  ["the deadline's day ends in Glendale", glendale, Date.UTC(2027, 8, 26, 7), "open", "closed"],
  ["the day begins in Glendale", glendale, Date.UTC(2027, 9, 23, 7), "closed", "today"],
  ["the day ends in Glendale", glendale, Date.UTC(2027, 9, 24, 7), "today", "thanks"],
  ["six months are over in Glendale", glendale, Date.UTC(2028, 3, 23, 22, 30), "thanks", "ended"],
];

test.for(boundaries)(
  "%s: the phase changes at that very instant",
  ([, invitation, at, before, after]) => {
    expect(lifecyclePhase(invitation, at - 1)).toBe(before);
    expect(lifecyclePhase(invitation, at)).toBe(after);
  },
);

test("replies are taken from the invitation until its deadline and at no other time", () => {
  const taken = (at: number) => takesReplies(yerevan, at);
  expect(taken(Date.UTC(2027, 1, 28, 19, 59))).toBe(false);
  expect(taken(Date.UTC(2027, 1, 28, 20))).toBe(true);
  expect(taken(Date.UTC(2027, 4, 20, 19, 59))).toBe(true);
  expect(taken(Date.UTC(2027, 4, 20, 20))).toBe(false);
  expect(taken(Date.UTC(2027, 5, 12, 20))).toBe(false);
});

test("without a deadline guests may answer on the day until it begins", () => {
  const event = { event: yerevan.event, reply };
  const start = Date.UTC(2027, 5, 12, 11);
  expect(lifecyclePhase(event, start - 1)).toBe("today");
  expect(takesReplies(event, start - 1)).toBe(true);
  expect(takesReplies(event, start)).toBe(false);
});

test("an invitation without a form is open until its day", () => {
  const event = { event: yerevan.event };
  expect(lifecyclePhase(event, Date.UTC(2027, 5, 11, 19, 59))).toBe("open");
});

test("staff may set another last day, which ends at midnight at the venue", () => {
  expect(endsAt({ ...glendale, until: "2028-01-31" })).toBe(Date.UTC(2028, 1, 1, 8));
});

const off = [
  ["cancelled", { is: "cancelled" }],
  ["postponed", { is: "postponed" }],
] as const;

test.for(off)("an event that is %s stays so until its page ends", ([phase, status]) => {
  const event = { ...yerevan, status };
  for (const at of [
    Date.UTC(2027, 1, 1),
    Date.UTC(2027, 4, 1),
    Date.UTC(2027, 5, 12, 12),
    Date.UTC(2027, 5, 13),
    endsAt(yerevan) - 1,
  ]) {
    expect(lifecyclePhase(event, at)).toBe(phase);
    expect(takesReplies(event, at)).toBe(false);
  }
  expect(lifecyclePhase(event, endsAt(yerevan))).toBe("ended");
});

test("an event that was postponed to a new day lives by that day", () => {
  const moved = { ...yerevan, status: { is: "postponed", was: "2027-05-29" } };
  expect(calledOff(moved)).toBeNull();
  expect(lifecyclePhase(moved, Date.UTC(2027, 4, 1))).toBe("open");
  expect(takesReplies(moved, Date.UTC(2027, 4, 1))).toBe(true);
});
