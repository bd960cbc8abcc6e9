import * as fc from "fast-check";
import { expect, test } from "vitest";
import { dayEndsAt, lifecyclePhase } from "#app/domain/invitation/lifecycle.ts";
import type { PublishedSection } from "#app/domain/invitation/schema.ts";
import { scheduleOf } from "#app/domain/invitation/schedule.ts";
import { clockMoment } from "#app/i18n/clock-changes.ts";

const event = { start: "2027-06-12T15:00", timeZone: "Asia/Yerevan" };
const church = { am: "Եկեղեցի" };
const hall = { am: "Սրահ" };

type Item = Extract<PublishedSection, { type: "timeline" }>["items"][number];

const venue = (
  name: { am: string },
  more: Partial<Extract<PublishedSection, { type: "venue" }>> = {},
): PublishedSection => ({ type: "venue", name, ...more });

const timeline = (...items: Item[]): PublishedSection => ({ type: "timeline", items });

/** Programme items as `hour, what, where`. */
function shown(sections: PublishedSection[], given = event): string[] {
  return scheduleOf({ event: given, sections }).map(({ local, programmeItem, venue: at }) =>
    [local.slice(5), programmeItem ?? "-", at?.name.am ?? "-"].join(" "),
  );
}

test("without any hour the event itself is the one programme item", () => {
  expect(shown([])).toEqual(["06-12T15:00 - -"]);
  expect(shown([venue(church)])).toEqual(["06-12T15:00 - Եկեղեցի"]);
});

test("what venues and the timeline both say is there once, with its place", () => {
  expect(
    shown([
      venue(church, { programmeItem: "church-ceremony", start: "2027-06-12T15:00" }),
      venue(hall, { programmeItem: "wedding-party", start: "2027-06-12T18:00" }),
      timeline(
        { at: "15:00", programmeItem: "church-ceremony" },
        { at: "18:00", programmeItem: "wedding-party" },
        { at: "20:00", programmeItem: "cake-ceremony" },
      ),
    ]),
  ).toEqual([
    "06-12T15:00 church-ceremony Եկեղեցի",
    "06-12T18:00 wedding-party Սրահ",
    "06-12T20:00 cake-ceremony Սրահ",
  ]);
});

test("two programme items at once are both there", () => {
  expect(
    shown([
      venue(church, { programmeItem: "church-ceremony", start: "2027-06-12T15:00" }),
      venue(hall, { programmeItem: "guest-arrival", start: "2027-06-12T15:00" }),
    ]),
  ).toEqual(["06-12T15:00 church-ceremony Եկեղեցի", "06-12T15:00 guest-arrival Սրահ"]);
});

test("a venue without an hour takes that of its programme item, and without one it is left out", () => {
  expect(
    shown([
      venue(hall, { programmeItem: "wedding-party" }),
      venue(church, { programmeItem: "church-ceremony" }),
      timeline({ at: "18:00", programmeItem: "wedding-party" }),
    ]),
  ).toEqual(["06-12T18:00 wedding-party Սրահ"]);
});

test("hours past midnight are the next morning's, and the day lasts until they are over", () => {
  const sections = [
    timeline(
      { at: "19:00", programmeItem: "dinner" },
      { at: "23:30", programmeItem: "first-dance" },
      { at: "01:00", programmeItem: "cake-ceremony" },
    ),
  ];
  expect(shown(sections).at(-1)).toBe("06-13T01:00 cake-ceremony -");
  const invitation = { event, sections };
  expect(dayEndsAt(invitation)).toBe(Date.UTC(2027, 5, 12, 22));
  expect(lifecyclePhase(invitation, Date.UTC(2027, 5, 12, 21, 59))).toBe("today");
  expect(lifecyclePhase(invitation, Date.UTC(2027, 5, 12, 22))).toBe("thanks");
  expect(lifecyclePhase({ event }, Date.UTC(2027, 5, 12, 20))).toBe("thanks");
  const ended = {
    event,
    sections: [timeline({ at: "20:00" }, { at: "02:00", programmeItem: "end" })],
  };
  expect(dayEndsAt(ended)).toBe(Date.UTC(2027, 5, 12, 22));
  expect(dayEndsAt({ ...invitation, event: { ...event, end: "2027-06-12T23:30" } })).toBe(
    Date.UTC(2027, 5, 12, 19, 30),
  );
});

test("an early hour at the top of a timeline is the day's own", () => {
  expect(shown([timeline({ at: "08:00", programmeItem: "bride-home" }, { at: "19:00" })])).toEqual([
    "06-12T08:00 bride-home -",
    "06-12T19:00 - -",
  ]);
});

test("a day on which clocks change keeps its hours", () => {
  const paris = { start: "2027-03-28T12:00", timeZone: "Europe/Paris" };
  const sections = [timeline({ at: "01:30" }, { at: "12:00" })];
  const [before, after] = scheduleOf({ event: paris, sections });
  expect((after?.at ?? 0) - (before?.at ?? 0)).toBe(9.5 * 60 * 60_000);
  expect(clockMoment("2027-03-28T01:30", "Europe/Paris")).toBe("2027-03-28T01:30+01:00");
  expect(clockMoment("2027-03-28T12:00", "Europe/Paris")).toBe("2027-03-28T12:00+02:00");
  expect(clockMoment("2027-06-12T15:00", "America/Los_Angeles")).toBe("2027-06-12T15:00-07:00");
  expect(clockMoment("2027-06-12T15:00", "Asia/Kathmandu")).toBe("2027-06-12T15:00+05:45");
});

test("any programme has at least one programme item, in the order of time", () => {
  const hour = fc
    .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
    .map((parts) => parts.map((part) => String(part).padStart(2, "0")).join(":"));
  const sections = fc.array(
    fc.oneof(
      fc.record({ at: hour }).map((item) => timeline(item)),
      fc.array(fc.record({ at: hour }), { minLength: 1 }).map((items) => timeline(...items)),
      fc.option(hour).map((at) => venue(hall, at ? { start: `2027-06-12T${at}` } : {})),
    ),
  );
  fc.assert(
    fc.property(sections, (given) => {
      const items = scheduleOf({ event, sections: given });
      expect(items.length).toBeGreaterThan(0);
      expect(items.map(({ at }) => at)).toEqual(
        items.map(({ at }) => at).toSorted((one, other) => one - other),
      );
    }),
    { numRuns: 50 },
  );
});
