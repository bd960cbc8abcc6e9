import * as v from "valibot";
import type { Plan } from "#app/features/authoring/publish.ts";

/**
 * The published version that a definition's file was made from. It lies beside the definitions and
 * goes through version control with them, so that an old checkout is known for one.
 */
export const baseSchema = v.object({
  version: v.pipe(v.number(), v.integer()),
  /** Null where the invitation was taken down. */
  hash: v.nullable(v.string()),
});
export type Base = v.InferOutput<typeof baseSchema>;

/**
 * Whether something was published since a file was made from its base, which publishing it would
 * undo. Templates have no base: they travel with the code.
 * @param base null for a file that was never published from, or pulled to, this checkout.
 * @param person whose own run, broken off, is nobody else's work.
 */
export function isStale(
  { path, state, hash, current, head }: Plan,
  base: Base | null,
  person: string,
): boolean {
  if (path.startsWith("templates/") || state === "unchanged") return false;
  if (!current || current.hash === hash) return false;
  if (!base) return current.hash !== null;
  if (base.version === current.version && base.hash === current.hash) return false;
  const isOwnBrokenOff =
    head?.finished === false && head.publishedBy === person && base.version === head.version - 1;
  return !isOwnBrokenOff;
}
