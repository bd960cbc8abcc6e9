import * as v from "valibot";
import { words } from "./answer-parts.ts";

/** Rows and files, by what they are in words. */
const counts = v.record(v.string(), v.number());

const forgotten = v.union([
  v.strictObject({
    reference: v.string(),
    of: v.picklist(["order", "guest", "invitation"]),
    /** In UTC, ISO 8601. */
    deletedAt: v.string(),
    deletedBy: v.string(),
    deleted: counts,
    /** What cannot be deleted, in sentences. */
    remains: words,
  }),
  /** With `--dry-run`. */
  v.strictObject({ whose: v.string(), wouldDelete: counts, notes: words }),
]);

const exported = v.strictObject({ folder: v.string(), files: words, kept: counts });

/** Answers of the commands on persons' data and on backups, by the command's name. */
export const personalDataAnswers: Readonly<Record<string, v.GenericSchema>> = {
  "forget order": forgotten,
  "forget guest": forgotten,
  "forget invitation": forgotten,
  "forget again": v.strictObject({ deleted: counts }),
  "export order": exported,
  "export guest": exported,
  "export invitation": exported,
  "backup now": v.strictObject({ begunAt: v.string() }),
  "backup list": v.array(
    v.strictObject({ begunAt: v.string(), bytes: v.number(), isFinished: v.boolean() }),
  ),
  /** The backup's moment, and for each place what was compared. */
  restore: v.objectWithRest(
    { backup: v.string() },
    v.strictObject({
      missing: v.number(),
      differs: v.number(),
      same: v.number(),
      leftOut: v.number(),
    }),
  ),
};
