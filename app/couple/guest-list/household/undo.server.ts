import { recordChange } from "#app/domain/change-log/mutations.server.ts";
import { householdDetails } from "#app/couple/guest-list/household/format.ts";
import { unpackRemoved } from "#app/couple/guest-list/household/token.server.ts";
import { changeHousehold } from "#app/domain/guests/mutations.server.ts";
import type { Household } from "#app/domain/guests/schema.ts";
import { findDoublesAnew } from "#app/domain/reply/doubles/mutations.server.ts";
import type { Secrets } from "#app/lib/crypto.ts";
import { readMoment } from "#app/lib/whole.ts";

/** The fields of the form that undoes a change, beside those of the household's own form. */
export const undoFields = ["intent", "version", "removed", "signature"] as const;

type Undoing = {
  /** The invitation of the session. */
  path: string;
  /** The name of the host's shared link, "" for the couple's own. */
  person: string;
  /** As it is stored now. */
  household: Household;
  form: FormData;
  /** Milliseconds since 1970 in UTC. */
  now: number;
};

/**
 * Gives a household the fields back that it had before a change; its link and visits stay.
 * @returns false where it was changed again since, or the form is not of that change's page.
 */
export async function undoChange(
  db: D1Database,
  secrets: Secrets,
  { path, person, household, form, now }: Undoing,
): Promise<boolean> {
  const removal = {
    removed: String(form.get("removed")),
    signature: String(form.get("signature")),
  };
  const entered = await unpackRemoved(secrets, path, removal, now);
  if (entered?.id !== household.id) return false;
  const version = readMoment(String(form.get("version")));
  if (version === null) return false;
  const change = { household: { ...household, updatedAt: version }, entered };
  const author = { invitation: path, person, now };
  const details = householdDetails(household, entered);
  const record = recordChange(db, author, "household-changed", details, [household.id]);
  const isChanged = await changeHousehold(db, path, change, now, [record]);
  if (isChanged) await findDoublesAnew(db, path, now);
  return isChanged;
}
