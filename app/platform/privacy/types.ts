import type { StoreName } from "#app/platform/privacy/stores.ts";

/** People whose data a place holds. Staff are named where they publish. */
type Person = "guest" | "couple" | "customer" | "visitor" | "staff";

/**
 * Ways of deleting it besides `studio forget`, which deletes whatever `of` names. `end`: the
 * nightly deletion of an ended invitation. `age`: the nightly deletion by age. `staff`: a command.
 * `self`: it expires by itself, or is overwritten.
 */
type Deletion = "end" | "age" | "staff" | "self";

export type Place = {
  /** As in a receipt: "3 replies". */
  what: string;
  whose: readonly Person[];
  /** The row of the privacy page with its term; null where nobody but staff is named. */
  store: StoreName | null;
  deletedBy: readonly Deletion[];
};

/** A table of D1. */
export type Table = Place & {
  /** The kind of request that deletes its rows; null where no row is about one person. */
  of: "invitation" | "order" | null;
  /** Columns of the primary key. */
  key: readonly string[];
  /** Columns with what a person said, did or can be found by, and those without. */
  personal: string;
  other: string;
  /** The nightly backup has it: not what is deleted sooner than backups are. */
  isBackedUp: boolean;
};
