import * as v from "valibot";
import type { ResolvedInvitation } from "#app/domain/authoring/resolve.ts";
import { earlierFor } from "#app/domain/invitation/earlier.ts";
import { publishedSchema } from "#app/domain/invitation/schema.ts";
import { systemClock } from "#app/lib/clock.ts";

/**
 * A version as KV stores it: the draft with its number and hash, and the hours and places that
 * guests knew before.
 * @param previous the entry that is replaced; null for the first.
 */
export function publishedText(
  draft: ResolvedInvitation,
  previous: unknown,
  { version, hash }: { version: number; hash: string },
): string {
  const earlier = earlierFor(previous, draft, systemClock());
  return JSON.stringify(v.parse(publishedSchema, { ...draft, version, hash, earlier }));
}
