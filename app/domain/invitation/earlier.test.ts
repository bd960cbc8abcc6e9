import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { contentOf, hashOf } from "#app/domain/invitation/entry/data.server.ts";
import {
  earlierFor,
  isTakenBack,
  newsOf,
  standsAgain,
  withoutOldNews,
} from "#app/domain/invitation/earlier.ts";
import type { PublishedInvitation } from "#app/domain/invitation/schema.ts";
import { translatorFor } from "#app/i18n/translator.server.ts";
import { weddingOf } from "../../../tests/support/invitations.ts";

const day = 24 * 60 * 60_000;
const now = Date.UTC(2027, 3, 1, 12);

/** A wedding with a church at `hour` and a hall of a name. */
function weddingAt(
  hour: string,
  hall = "Old hall",
  changes: Partial<PublishedInvitation> = {},
): PublishedInvitation {
  const start = `2027-06-12T${hour}`;
  return weddingOf({
    event: { start, timeZone: "Asia/Yerevan" },
    sections: [
      { type: "venue", programmeItem: "church-ceremony", start, name: { en: "Church" } },
      {
        type: "venue",
        programmeItem: "wedding-party",
        start: "2027-06-12T18:00",
        name: { en: hall },
      },
      { type: "date" },
    ],
    ...changes,
  });
}

async function news(invitation: PublishedInvitation): Promise<string[]> {
  return newsOf(invitation, "en", await translatorFor(env.CONTENT, "en"));
}

/** The next version of an invitation, as publishing writes it. */
function next(
  previous: PublishedInvitation,
  draft: PublishedInvitation,
  at: number,
): PublishedInvitation {
  return { ...draft, earlier: earlierFor(previous, draft, at) };
}

test("a first version and an equal one have no news", () => {
  expect(earlierFor(null, weddingAt("15:00"), now)).toBeUndefined();
  expect(earlierFor({ format: 9 }, weddingAt("15:00"), now)).toBeUndefined();
  expect(earlierFor(weddingAt("15:00"), weddingAt("15:00"), now)).toBeUndefined();
});

test("a changed hour and a changed hall are told beside the old ones", async () => {
  expect(await news(next(weddingAt("15:00"), weddingAt("16:00"), now))).toEqual([
    "Start: 16:00 instead of 15:00",
  ]);
  const moved = next(weddingAt("15:00"), weddingAt("15:00", "New hall"), now);
  expect(await news(moved)).toEqual([expect.stringMatching(/: New hall instead of Old hall$/)]);
});

test("a version that changes nothing of it keeps the news and their time", async () => {
  const first = next(weddingAt("15:00"), weddingAt("16:00"), now);
  const second = next(first, weddingAt("16:00"), now + 3 * day);
  expect(second.earlier).toEqual(first.earlier);
});

test("a second change within two weeks is told against what guests knew first", async () => {
  const first = next(weddingAt("15:00"), weddingAt("16:00"), now);
  const second = next(first, weddingAt("16:30"), now + 3 * day);
  expect(await news(second)).toEqual(["Start: 16:30 instead of 15:00"]);
  expect(second.earlier?.at).toBe(now + 3 * day);
});

test("a change that is taken back is told to those who know of it, and nothing else is", async () => {
  const moved = next(weddingAt("15:00"), weddingAt("16:00", "New hall"), now);
  const half = next(moved, weddingAt("15:00", "New hall"), now + day);
  expect(await news(half)).toEqual([
    "Start: 15:00 after all, not 16:00",
    expect.stringMatching(/: New hall instead of Old hall$/),
  ]);
  const back = next(half, weddingAt("15:00"), now + 2 * day);
  expect(await news(back)).toEqual([
    "Start: 15:00 after all, not 16:00",
    expect.stringMatching(/: Old hall after all, not New hall$/),
  ]);
  expect([moved, half, back].map(isTakenBack)).toEqual([false, false, true]);
  expect(withoutOldNews(back, now + 16 * day - 1).earlier).toBeDefined();
  expect(withoutOldNews(back, now + 16 * day).earlier).toBeUndefined();
});

test("an event that was called off takes place after all for two weeks, and one that is called off has no other news", () => {
  const off = { status: { is: "cancelled" } } as const;
  const cancelled = next(weddingAt("15:00"), weddingAt("15:00", "Old hall", off), now);
  expect(withoutOldNews(cancelled, now).earlier).toBeUndefined();
  const stands = next(cancelled, weddingAt("15:00"), now + 30 * day);
  expect(standsAgain(withoutOldNews(stands, now + 44 * day - 1))).toBe(true);
  expect(standsAgain(withoutOldNews(stands, now + 44 * day))).toBe(false);
});

test("what is changed on the day itself is news until the day is over", () => {
  const morning = Date.UTC(2027, 5, 12, 5);
  const late = next(weddingAt("15:00"), weddingAt("16:00"), morning);
  expect(withoutOldNews(late, morning + 60_000).earlier).toBeDefined();
  expect(withoutOldNews(late, Date.UTC(2027, 5, 12, 20)).earlier).toBeUndefined();
});

test("after two weeks, and on the day, nothing of it is news", () => {
  const told = next(weddingAt("15:00"), weddingAt("16:00"), now);
  expect(withoutOldNews(told, now + 14 * day - 1).earlier).toBeDefined();
  expect(withoutOldNews(told, now + 14 * day).earlier).toBeUndefined();
  const late = next(weddingAt("15:00"), weddingAt("16:00"), Date.UTC(2027, 5, 11));
  expect(withoutOldNews(late, Date.UTC(2027, 5, 11, 19, 59)).earlier).toBeDefined();
  expect(withoutOldNews(late, Date.UTC(2027, 5, 11, 20)).earlier).toBeUndefined();
  const later = next(told, weddingAt("17:00"), now + 20 * day);
  expect(later.earlier?.start).toBe("2027-06-12T16:00");
});

test("a day that the status tells is not told twice", async () => {
  const event = { start: "2027-06-19T15:00", timeZone: "Asia/Yerevan" };
  const draft = weddingAt("15:00", "Old hall", { event });
  const told = await news(next(weddingAt("15:00"), draft, now));
  expect(told[0]).toBe("Date: 19 June 2027 instead of 12 June 2027");
  const status = { is: "postponed", was: "2027-06-12" } as const;
  const moved = await news(next(weddingAt("15:00"), { ...draft, status }, now));
  expect(moved).toEqual(told.slice(1));
});

test("a demo, whose dates move, has no news", () => {
  const demo = { demo: true } as const;
  expect(earlierFor(weddingAt("15:00"), weddingAt("16:00", "Old hall", demo), now)).toBeUndefined();
});

test("what guests knew is no part of the content", async () => {
  const draft = weddingAt("16:00");
  const published = next(weddingAt("15:00"), draft, now);
  expect(await hashOf(contentOf(published))).toBe(await hashOf(contentOf(draft)));
});
