import * as v from "valibot";
import { addedFields, storedFields, type Household } from "#app/domain/guests/schema.ts";
import { isCode } from "#app/domain/guests/link/code.ts";
import { isSigned, sign, type Secrets } from "#app/lib/crypto.ts";

/** Milliseconds for which a removal can be undone from a page that is still open. */
const undoMs = 24 * 60 * 60 * 1000;

const household = v.object({
  ...addedFields,
  ...storedFields,
  code: v.nullable(v.pipe(v.string(), v.check(isCode))),
});

const removal = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ invitation: v.string(), until: v.number(), household }),
);

/**
 * A household that was removed or changed, as it was, in the page that offers to undo it: the only
 * place where that is still kept.
 */
export type Removed = { removed: string; signature: string };

/** @param now milliseconds since 1970 in UTC. */
export async function packRemoved(
  secrets: Secrets,
  invitation: string,
  removedHousehold: Household,
  now: number,
): Promise<Removed> {
  const removed = JSON.stringify({ invitation, until: now + undoMs, household: removedHousehold });
  return { removed, signature: await sign(secrets, signedText(removed)) };
}

/**
 * @param invitation that of the session; a household of another is refused.
 * @returns null for what was not made by `packRemoved`, or too long ago.
 */
export async function unpackRemoved(
  secrets: Secrets,
  invitation: string,
  { removed, signature }: Removed,
  now: number,
): Promise<Household | null> {
  if (!(await isSigned(secrets, signedText(removed), signature))) return null;
  const result = v.safeParse(removal, removed);
  if (!result.success || result.output.invitation !== invitation) return null;
  return result.output.until > now ? result.output.household : null;
}

function signedText(removed: string): string {
  return `removed-household ${removed}`;
}
