import * as fc from "fast-check";
import { expect, test } from "vitest";
import { lifecyclePhase } from "#app/domain/invitation/lifecycle.ts";
import type { PublishedInvitation } from "#app/domain/invitation/schema.ts";
import { withDemoDates } from "#app/domain/invitation/demo-dates.ts";
import { wallTimeOf } from "#app/i18n/dates.ts";
import { instantOf } from "#app/i18n/time-zones.ts";
import { weddingOf } from "../../../tests/support/invitations.ts";

const day = 24 * 60 * 60 * 1000;
const settings = weddingOf().reply;

/** A wedding from Saturday 12 June 2027 until after midnight, with a reply deadline on 20 May. */
function shown(changes: Partial<PublishedInvitation> = {}): PublishedInvitation {
  return weddingOf({
    demo: true,
    event: { start: "2027-06-12T15:00", end: "2027-06-13T00:30", timeZone: "Asia/Yerevan" },
    until: "2027-12-31",
    saveTheDate: { until: "2027-01-10" },
    sections: [
      { type: "venue", name: { am: "Եկեղեցի" }, start: "2027-06-12T15:00" },
      { type: "venue", name: { am: "Սրահ" } },
      { type: "reply" },
    ],
    reply: settings && { ...settings, deadline: "2027-05-20" },
    ...changes,
  });
}

/** All dates in an invitation, in whatever field. */
function datesIn(node: unknown): string[] {
  if (typeof node === "string") return /^\d{4}-\d\d-\d\d/.test(node) ? [node] : [];
  return typeof node === "object" && node !== null ? Object.values(node).flatMap(datesIn) : [];
}

test("a demo keeps its dates while they are far enough ahead", () => {
  const invitation = shown();
  expect(withDemoDates(invitation, Date.UTC(2027, 3, 12, 12))).toBe(invitation);
});

test("sixty days before its event a demo's dates move to the next year and keep their hours", () => {
  expect(withDemoDates(shown(), Date.UTC(2027, 3, 13, 12))).toMatchObject({
    event: { start: "2028-06-10T15:00", end: "2028-06-11T00:30" },
    until: "2028-12-29",
    saveTheDate: { until: "2028-01-09" },
    sections: [{ start: "2028-06-10T15:00" }, {}, {}],
    reply: { deadline: "2028-05-18" },
  });
});

test("a template is a demo without being marked, and a customer's invitation never moves", () => {
  const template = shown({ demo: undefined, kind: "templates", slug: "1002" });
  const customers = shown({ demo: undefined });
  const later = Date.UTC(2040, 0, 1);
  expect(withDemoDates(template, later).event.start).toMatch(/^2040-06/);
  expect(withDemoDates(customers, later)).toBe(customers);
});

test("a design that is answered early moves before its form would close", () => {
  const early = shown({ reply: settings && { ...settings, deadline: "2027-01-31" } });
  expect(withDemoDates(early, Date.UTC(2027, 0, 31, 19)).event.start).toMatch(/^2027/);
  expect(withDemoDates(early, Date.UTC(2027, 0, 31, 20)).event.start).toMatch(/^2028/);
});

test("a demo is open at any time, on its weekday, in its season and not far ahead", () => {
  const zones = ["Asia/Yerevan", "America/Los_Angeles", "Europe/Paris", "Pacific/Kiritimati"];
  const dates = fc.date({
    min: new Date("2026-01-01"),
    max: new Date("2030-12-31"),
    noInvalidDate: true,
  });
  const moments = fc.integer({ min: Date.UTC(2026, 0), max: Date.UTC(2400, 0) });
  fc.assert(
    fc.property(
      dates,
      fc.integer({ min: 0, max: 59 }),
      fc.constantFrom(...zones),
      moments,
      (date, before, timeZone, now) => {
        const on = (days: number) =>
          new Date(date.getTime() - days * day).toISOString().slice(0, 10);
        const invitation = shown({
          event: { start: `${on(0)}T15:00`, end: `${on(-1)}T00:30`, timeZone },
          until: undefined,
          saveTheDate: undefined,
          reply: settings && { ...settings, deadline: on(before) },
        });
        const read = withDemoDates(invitation, now);
        const [from, to] = [invitation, read].map(({ event }) => wallTimeOf(event.start));
        expect(to).toMatchObject({ weekday: from?.weekday, hour: 15, minute: 0 });
        expect(lifecyclePhase(read, now)).toBe("open");
        const ahead = instantOf(read.event.start, timeZone) - now;
        expect(ahead).toBeGreaterThan(60 * day);
        // An invitation written for a later year stays in that year.
        const written = instantOf(invitation.event.start, timeZone) - now;
        expect(ahead).toBeLessThanOrEqual(Math.max(written, (60 + 366 + 8) * day));
        // All dates move by the same number of days and stay in their season.
        const shifts = datesIn(read).map(
          (time, index) =>
            Date.parse(time.slice(0, 10)) -
            Date.parse(datesIn(invitation)[index]?.slice(0, 10) ?? ""),
        );
        expect(new Set(shifts).size).toBe(1);
        const years = Math.round((shifts[0] ?? 0) / day / 365.2425);
        expect(Math.abs((shifts[0] ?? 0) / day - years * 365.2425)).toBeLessThanOrEqual(3.5);
      },
    ),
  );
});
