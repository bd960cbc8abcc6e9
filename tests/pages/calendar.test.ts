import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { planPublication, publish as publishPlan } from "#app/domain/authoring/publish/plan.ts";
import type { ResolvedInvitation } from "#app/domain/authoring/resolve.ts";
import { planRemoval, planRollback } from "#app/domain/authoring/publish/versions.ts";
import { readCalendar, valueIn } from "../support/icalendar.ts";
import { publish, weddingOf } from "../support/invitations.ts";
import { open } from "../support/site.ts";
import { advanceClock, setClock } from "../support/time.ts";

async function calendarAt(address: string) {
  const response = await open(`/${address}/event.ics`);
  expect(response.status).toBe(200);
  return readCalendar(await response.text());
}

async function put(plan: Parameters<typeof publishPlan>[1] | undefined | null) {
  if (!plan) throw new Error("nothing was planned");
  await publishPlan(env.CONTENT, plan);
  advanceClock();
}

function draftOf(changes: Parameters<typeof weddingOf>[0]): ResolvedInvitation {
  const { version: _version, hash: _hash, ...draft } = weddingOf(changes);
  return draft;
}

test("the file is valid in each language, even when made in the middle of a second", async () => {
  setClock(Date.UTC(2026, 10, 22, 3, 51, 44, 319));
  const { path } = await publish(env.CONTENT, weddingOf());
  for (const address of [path, `${path}/en`, `${path}/ru`])
    expect(valueIn(await calendarAt(address), "DTSTAMP")).toBe("20261122T035144Z");
});

test("a changed hour replaces the old one, also after a rollback and after the invitation was taken down", async () => {
  setClock(Date.UTC(2027, 0, 1, 12, 0, 0, 500));
  const slug = `moved-${crypto.randomUUID().slice(0, 8)}`;
  const alias = `wedding/${slug}-am`;
  const at = (hour: string) =>
    draftOf({
      slug,
      aliases: [{ path: alias, language: "am" }],
      event: { start: `2027-06-12T${hour}`, timeZone: "Asia/Yerevan" },
    });
  const { path } = at("15:00");
  const seen: { sequence: number; start: string | null; modified: string | null }[] = [];
  const names = new Set<string | null>();
  async function recordEvent() {
    for (const address of [path, `${path}/en`, `${path}/ru`, alias])
      names.add(valueIn(await calendarAt(address), "UID"));
    const event = await calendarAt(path);
    seen.push({
      sequence: Number(valueIn(event, "SEQUENCE")),
      start: valueIn(event, "DTSTART"),
      modified: valueIn(event, "LAST-MODIFIED"),
    });
  }

  await put((await planPublication(env.CONTENT, [at("15:00")]))[0]);
  await recordEvent();
  await put((await planPublication(env.CONTENT, [at("16:00")]))[0]);
  await recordEvent();
  await put(await planRollback(env.CONTENT, path, 1));
  await recordEvent();
  await put(await planRemoval(env.CONTENT, path));
  await put((await planPublication(env.CONTENT, [at("17:00")]))[0]);
  await recordEvent();

  expect(seen.map(({ start }) => start)).toEqual([
    "20270612T150000",
    "20270612T160000",
    "20270612T150000",
    "20270612T170000",
  ]);
  expect(names.size).toBe(1);
  for (const [index, { sequence, modified }] of seen.entries()) {
    const before = seen[index - 1];
    if (!before) continue;
    expect(sequence).toBeGreaterThan(before.sequence);
    expect(String(modified) > String(before.modified)).toBe(true);
  }
  expect(seen[0]?.modified).toBe("20270101T120000Z");
});
