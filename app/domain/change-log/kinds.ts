/** Changes by a host that every host with a link to change something sees. */
export const sharedKinds = [
  "household-added",
  "household-changed",
  "household-removed",
  "household-restored",
  "household-link-renewed",
  "household-link-revoked",
  "guests-imported",
  "words-changed",
  "menu-changed",
  "tables-added",
  "table-changed",
  "table-removed",
  "table-restored",
  "seated",
  "unseated",
  "finding-on",
  "finding-off",
  "answer-entered",
  "answer-withdrawn",
  "answer-replaced",
  "answer-accepted",
  "answer-unaccepted",
  "answer-hidden",
  "answer-shown",
  "answer-assigned",
  "answer-unassigned",
  "answer-counted",
  "answer-uncounted",
  "answer-set-aside",
  "wish-hidden",
  "wish-shown",
] as const;

/** Changes by the couple's own link, or the studio: settings, which no shared link opens. */
const ownKinds = [
  "link-shared",
  "link-ended",
  "link-restored",
  "own-link-renewed",
  "own-link-made",
  "links-ended",
  "key-made",
  "key-ended",
  "news-changed",
  "address-added",
  "address-removed",
  "chats-ended",
  "webhook-set",
  "webhook-removed",
] as const;

export const changeKinds = [...sharedKinds, ...ownKinds] as const;
export type ChangeKind = (typeof changeKinds)[number];

/** A field before and after; null where it was empty. The values are those of the field's own form. */
export type FieldChange = { field: string; before: unknown; after: unknown };

/** The subject of a change, as it was called then. */
export type ChangeDetails = {
  /** A household, a guest, a table, a link, a key or an address. */
  name?: string | undefined;
  /** The destination: a table. */
  to?: string | undefined;
  /** How many. */
  count?: number | undefined;
  fields?: FieldChange[] | undefined;
};

/** The author of a change, and its time. */
export type Author = {
  /** The path of the invitation. */
  invitation: string;
  /** The name of the shared link; "" for the couple's own, null for the studio. */
  person: string | null;
  /** Milliseconds since 1970 in UTC. */
  now: number;
};

/** Entries that a page of the log shows. */
export const entriesAtOnce = 100;

/** Entries of one invitation that are kept: the newest. */
export const entriesKept = 2_000;
