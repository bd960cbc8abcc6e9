import type { Change } from "#app/features/authoring/diff.ts";
import type { Plan } from "#app/features/authoring/publish.ts";
import type { ResolvedInvitation } from "#app/features/authoring/resolve.ts";
import { isDemo } from "#app/features/invitation/kinds.ts";
import { calledOff } from "#app/features/invitation/lifecycle.ts";
import { countGuestAddresses } from "#app/features/reply/address-data.server.ts";
import { countReplies } from "#app/features/reply/data.server.ts";
import { count } from "./output.ts";

/**
 * What guests and their calendars find once a day was called off or moved, stands again, or has
 * other hours and places; and how many it touches, because they said that they come.
 */
export async function effectLines(
  db: D1Database,
  plans: readonly Plan[],
  drafts: readonly ResolvedInvitation[],
): Promise<string[]> {
  const found = plans.flatMap(({ path, changes }) => {
    const draft = drafts.find((one) => one.path === path);
    if (!draft || isDemo(draft)) return [];
    const effect = effectOf(draft, changes);
    return effect === null ? [] : [{ path, effect }];
  });
  return Promise.all(
    found.map(async ({ path, effect }) => {
      const { yes, guests } = await countReplies(db, path);
      const addresses = await countGuestAddresses(db, path);
      const byMail =
        addresses === 0
          ? ""
          : `; ${count(addresses, "guest")} gave an address for it: publish with --tell to mail them, or let the couple do it from the dashboard`;
      const touched =
        yes === 0
          ? "nobody has said yes yet"
          : `it touches ${count(yes, "answer")} with yes, ${count(guests, "guest")}, and the dashboard has a message for each household`;
      return `${path}: ${effect}; ${touched}${byMail}.`;
    }),
  );
}

/** Null for changes that nobody has to be told. */
function effectOf(draft: ResolvedInvitation, changes: readonly Change[]): string | null {
  const isOf = (field: string) => changes.some(({ path }) => path.split(/[.[]/)[0] === field);
  if (isOf("status")) {
    const off = calledOff(draft);
    if (off)
      return `guests find that it is ${off}, nobody can answer, and calendars that have it drop it`;
    return draft.status
      ? "guests find the old day and the new one, and calendars take the new one"
      : "guests find the invitation as before, and calendars take it up again";
  }
  return changes.some(({ path }) => isProgramme(draft, path))
    ? "guests find the new hour or place beside the old one for two weeks, and calendars take it"
    : null;
}

/** Whether a field decides when or where guests come. */
function isProgramme({ sections }: ResolvedInvitation, path: string): boolean {
  if (path === "event" || path === "event.start") return true;
  const [, index, field] = /^sections\[(\d+)\](?:\.(\w+))?/.exec(path) ?? [];
  if (index === undefined || sections[Number(index)]?.type !== "venue") return false;
  return field === undefined || field === "start" || field === "name";
}
