import type { Change } from "#app/domain/authoring/diff.ts";
import type { Plan } from "#app/domain/authoring/publish/plan.ts";
import { isTakenBack } from "#app/domain/invitation/earlier.ts";
import { keyOf } from "#app/domain/invitation/entry/metadata.ts";
import { isDemo } from "#app/domain/invitation/kinds.ts";
import { calledOff } from "#app/domain/invitation/lifecycle.ts";
import { readPublished, UnreadableInvitation } from "#app/domain/invitation/published.ts";
import type { PublishedInvitation } from "#app/domain/invitation/schema.ts";
import {
  changesOf,
  everybody,
  tellGuests,
  notifiedGuests,
} from "#app/domain/reply/change/rules.server.ts";
import { countReplies } from "#app/domain/reply/data.server.ts";
import { count } from "./output.ts";
import type { Store } from "./store.ts";

/**
 * Effects for guests and their calendars once a day was called off or moved, stands again, or has other hours and places; how many it touches, because they said that they come; and how many were told what no longer holds then.
 * @param now milliseconds since 1970 in UTC.
 */
export async function effectLines(
  db: D1Database,
  plans: readonly Plan[],
  now: number,
): Promise<string[]> {
  const planEffects = plans.flatMap((plan) => {
    const next = plannedEntry(plan);
    const effect = next && !isDemo(next) ? effectOf(next, plan.changes) : null;
    return effect === null ? [] : [{ plan, effect }];
  });
  return Promise.all(
    planEffects.map(async ({ plan, effect }) => {
      const { yes, guests } = await countReplies(db, plan.path);
      const touched =
        yes === 0
          ? "nobody has said yes yet"
          : `it touches ${count(yes, "answer")} with yes, ${count(guests, "guest")}, and the dashboard has a message for each household`;
      return `${plan.path}: ${effect}; ${touched}${await toldOf(db, plan, now)}.`;
    }),
  );
}

/** Guests who can be told, and those who were told of the change before. */
async function toldOf(
  db: D1Database,
  { path, before: earlierEntries }: Plan,
  now: number,
): Promise<string> {
  const present = readableEntry(path, earlierEntries.get(keyOf(path)) ?? null);
  const changes = present ? await changesOf(db, present, now) : [];
  const [latestChange = everybody] = changes;
  const { reachable } = await notifiedGuests(db, path, [{ ...latestChange, readers: null }]);
  const { notified } = await notifiedGuests(db, path, changes);
  if (reachable === 0) return "";
  const heard =
    notified === 0
      ? ""
      : `, and ${notified} of them were told what is published now and no longer holds`;
  return `; ${count(reachable, "guest")} gave an address or a Telegram chat for it${heard}: publish with --tell to tell them, or let the couple do it from the dashboard`;
}

/** Null for an entry that cannot be read: publishing replaces it. */
function readableEntry(path: string, text: string | null): PublishedInvitation | null {
  try {
    return text === null ? null : readPublished(path, text);
  } catch (error) {
    if (error instanceof UnreadableInvitation) return null;
    throw error;
  }
}

/** The entry that a plan writes at the invitation's main address; null where it writes none. */
function plannedEntry({ path, writes }: Plan): PublishedInvitation | null {
  const value = writes.findLast(({ key }) => key === keyOf(path))?.value ?? null;
  return value === null ? null : readPublished(path, value);
}

/** Null for changes that nobody has to be told. */
function effectOf(next: PublishedInvitation, changes: readonly Change[]): string | null {
  const isOf = (field: string) => changes.some(({ path }) => path.split(/[.[]/)[0] === field);
  if (isOf("status")) {
    const off = calledOff(next);
    if (off)
      return `guests find that it is ${off}, nobody can answer, and calendars that have it drop it`;
    return next.status
      ? "guests find the old day and the new one, and calendars take the new one"
      : "guests find for two weeks that it takes place after all, and calendars take it up again";
  }
  if (!changes.some(({ path }) => isProgramme(next, path))) return null;
  return isTakenBack(next)
    ? "guests find for two weeks that the hour or place they knew first holds after all, and calendars take it"
    : "guests find the new hour or place beside the old one for two weeks, and calendars take it";
}

/** True if a field decides when or where guests come. */
function isProgramme({ sections }: PublishedInvitation, path: string): boolean {
  if (path === "event" || path === "event.start") return true;
  const [, index, field] = /^sections\[(\d+)\](?:\.(\w+))?/.exec(path) ?? [];
  if (index === undefined || sections[Number(index)]?.type !== "venue") return false;
  return field === undefined || field === "start" || field === "name";
}

/**
 * Tells the change of each published invitation to the guests who gave an address or a chat for it,
 * once.
 * @returns how many messages were added.
 */
export async function tellOf({ content, db }: Store, paths: readonly string[]): Promise<number> {
  let notified = 0;
  for (const path of paths) {
    const text = await content.get(`invitation:${path}`);
    if (text !== null)
      notified += (await tellGuests(db, readPublished(path, text), Date.now())).length;
  }
  return notified;
}

/** The line that says how many guests are told. */
export function notifiedLine(notified: number): string {
  return `The change is told to ${count(notified, "guest")}.`;
}
