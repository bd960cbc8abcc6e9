import type { QueueFilter } from "#app/couple/reminders/rules.ts";

/** Parts of a queue's address beside its filter. */
type Place = {
  /** Ids of those left for later. */
  skipped?: readonly string[];
  /** The id of the household to write to before its turn. */
  household?: string;
  /** `change` for the news of a change. */
  about?: "change";
};

/** The address of a queue; a filter of null is left out. */
export function queueAddress(
  { state, from }: QueueFilter,
  { skipped = [], household, about }: Place = {},
): string {
  const query = new URLSearchParams({
    ...(about ? { about } : {}),
    ...(state === null ? {} : { state }),
    ...(from === null ? {} : { from }),
    ...(skipped.length > 0 ? { skip: skipped.join(".") } : {}),
    ...(household === undefined ? {} : { household }),
  }).toString();
  return query ? `/replies/reminders?${query}` : "/replies/reminders";
}
