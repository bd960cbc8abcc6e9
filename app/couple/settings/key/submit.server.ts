import { dayMs } from "#app/domain/api-key/limits.ts";
import { keysOf, readKeys } from "#app/domain/api-key/data.server.ts";
import { createCouplesKey, revokeKey } from "#app/domain/api-key/mutations.server.ts";
import { keyOfForm } from "#app/domain/api-key/token.ts";
import { recordChange } from "#app/domain/change-log/mutations.server.ts";
import { rejectedIn, type SettingsAnswer } from "#app/couple/settings/state.ts";
import { apiKeySchema } from "#app/couple/settings/schema.ts";
import type { DashboardSession } from "#app/couple/session.server.ts";
import type { Secrets } from "#app/lib/crypto.ts";
import { requireStored } from "#app/lib/storage.ts";
import { readPosted } from "#app/lib/submit.server.ts";

type Context = {
  secret: Secrets;
  session: DashboardSession;
  /** Milliseconds since 1970 in UTC. */
  now: number;
};

/** Makes a key for a program; refused for an unusable name, and at the greatest number of keys. */
export async function makeKey(
  db: D1Database,
  form: FormData,
  { secret, session: { invitation }, now }: Context,
): Promise<SettingsAnswer> {
  const posted = readPosted(form, apiKeySchema);
  if (posted.value === null) return rejectedIn("api-key", posted.reject(400));
  const { key: formKey, name, days } = posted.value;
  const key = await keyOfForm(secret, invitation, formKey);
  const made = { name, expiresAt: now + days * dayMs };
  const record = recordChange(db, { invitation, person: "", now }, "key-made", { name });
  const isStored = await requireStored(() =>
    createCouplesKey(db, invitation, made, key, now, [record]),
  );
  if (!isStored) return rejectedIn("api-key", posted.reject(400, "keys-full"));
  return { state: "key", name, key };
}

/** Ends a key, or what a planner's key may read of this invitation. */
export async function endKey(
  db: D1Database,
  id: string,
  { session: { invitation }, now }: Pick<Context, "session" | "now">,
): Promise<void> {
  const keys = readKeys(await requireStored(() => keysOf(db, invitation).all()));
  const name = keys.find((key) => key.id === id)?.name ?? "";
  const record = recordChange(db, { invitation, person: "", now }, "key-ended", { name });
  await requireStored(() => revokeKey(db, { id, invitation }, now, [record]));
}
