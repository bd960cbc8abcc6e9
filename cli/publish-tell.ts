import { readPublished } from "#app/domain/invitation/published.ts";
import { tellGuests } from "#app/domain/reply/change-notice.server.ts";
import { count } from "./output.ts";
import type { Store } from "./store.ts";

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
