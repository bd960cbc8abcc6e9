import * as v from "valibot";
import type { Plan } from "#app/domain/authoring/publish/plan.ts";

/**
 * The published version from which a definition's file was made. It is stored beside the
 * definitions and committed with them, so that an outdated checkout can be recognised.
 */
export const baseSchema = v.object({
  version: v.pipe(v.number(), v.integer()),
  /** Null when that version took the invitation down. */
  hash: v.nullable(v.string()),
});
export type Base = v.InferOutput<typeof baseSchema>;

/**
 * True if a file is older than the published version, so that publishing it would undo somebody's
 * change. Templates have no base: they are deployed with the code.
 * @param base null for a file that this checkout has never published or pulled.
 * @param person may continue their own interrupted run, whose version is newer than the base.
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
