import { isHouseholdOf } from "#app/domain/guests/household/data.server.ts";
import { sha256Hex, sign, type Secrets } from "#app/lib/crypto.ts";
import { sql, type Sql } from "#app/lib/sql.ts";

/** A key as forms and cookies take it, of 32 or more hex digits. */
function uuidOf(digits: string): string {
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, "$1-$2-$3-$4-$5");
}

/**
 * The key that a form for a stored reply carries. A household's reply is changed by who knows its key
 * and has it in a signed cookie, and anybody may look over a shoulder: its form carries a signature of
 * the key instead, from which the key cannot be derived.
 */
export async function formKeyOf(
  secret: Secrets,
  invitation: string,
  { key, household }: { key: string; household: string | null },
): Promise<string> {
  if (household === null) return key;
  return uuidOf(await sha256Hex(await sign(secret, `reply form ${invitation} ${key}`)));
}

/** Of a cookie's keys the one that a posted form means; null where it means none of them. */
export async function ownKeyOf(
  secret: Secrets,
  invitation: string,
  keys: readonly string[],
  posted: string,
): Promise<string | null> {
  for (const key of keys) {
    const ofForm = await formKeyOf(secret, invitation, { key, household: "" });
    if (posted === key || posted === ofForm) return key;
  }
  return null;
}

/**
 * SQL of the key under which a form of the general link is stored: its own, unless that would answer
 * for a household. An id of a household is nobody's key, and a reply that belongs to one is changed by
 * a signed cookie alone; what comes without it is another guest's reply. A form that is sent again
 * with the same content changes nothing and keeps its key.
 * @param form.isOwn whether a signed cookie, or a host, named the key.
 * @param hash of the form's content.
 */
export async function keyToStore(
  { invitation, key, isOwn = false }: { invitation: string; key: string; isOwn?: boolean },
  hash: string,
): Promise<Sql> {
  const instead = uuidOf(await sha256Hex(`reply instead ${invitation} ${key}`));
  const isForeign = isOwn ? sql`false` : sql`household IS NOT NULL`;
  return sql`(CASE WHEN ${isHouseholdOf(invitation, sql`${key}`)} OR EXISTS (SELECT 1 FROM replies
    WHERE invitation = ${invitation} AND key = ${key} AND ${isForeign} AND content_hash <> ${hash})
    THEN ${instead} ELSE ${key} END)`;
}
