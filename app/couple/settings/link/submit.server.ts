import * as v from "valibot";
import type { ChangeDetails, ChangeKind } from "#app/domain/change-log/kinds.ts";
import { recordChange } from "#app/domain/change-log/mutations.server.ts";
import { tokenOfForm } from "#app/domain/couple-link/token.ts";
import { findNameOfShared } from "#app/domain/couple-link/data.server.ts";
import {
  renewOwnLink,
  restoreSharedLink,
  revokeSharedLink,
  shareLink,
} from "#app/domain/couple-link/mutations.server.ts";
import { newSession, type DashboardSession } from "#app/couple/session.server.ts";
import { rejectedIn, type SettingsAnswer } from "#app/couple/settings/state.ts";
import { formKey, shareSchema } from "#app/couple/settings/schema.ts";
import type { Secrets } from "#app/lib/crypto.ts";
import { requireStored } from "#app/lib/storage.ts";
import { readPosted } from "#app/lib/submit.server.ts";

/** Milliseconds in which a revoked link can be restored: as long as its page is likely open. */
export const restorableMs = 60 * 60 * 1000;

type Context = {
  secret: Secrets;
  /** The site's public origin, without a slash at its end. */
  origin: string;
  session: DashboardSession;
  /** Milliseconds since 1970 in UTC. */
  now: number;
};

/** Creates a link to share; refused for an unusable name, and at the greatest number of links. */
export async function share(
  db: D1Database,
  form: FormData,
  { secret, origin, session: { invitation }, now }: Context,
): Promise<SettingsAnswer> {
  const posted = readPosted(form, shareSchema);
  if (posted.value === null) return rejectedIn("share", posted.reject(400));
  const { key, name, access, sender } = posted.value;
  const token = await tokenOfForm(secret, "share", invitation, key);
  const isSender = access === "send";
  const link = { name, isReadOnly: access !== "edit", sender: isSender ? (sender ?? null) : null };
  const fields = [{ field: "access", before: null, after: access }];
  const record = recordOf(db, { invitation, now }, "link-shared", { name, fields });
  const isStored = await requireStored(() => shareLink(db, invitation, link, token, now, record));
  if (!isStored) return rejectedIn("share", posted.reject(400, "links-full"));
  return { state: "link", name, sends: isSender, href: `${origin}/replies/${token}` };
}

/** Revokes a shared link, or restores one that was just revoked. @returns whether there was one. */
export async function switchLink(
  db: D1Database,
  id: string,
  state: "off" | "on",
  { session: { invitation }, now }: Pick<Context, "session" | "now">,
): Promise<boolean> {
  const link = { id, invitation };
  const name = await requireStored(() => findNameOfShared(db, link));
  const kind = state === "off" ? "link-ended" : "link-restored";
  const record = recordOf(db, { invitation, now }, kind, { name: name ?? "" });
  return requireStored(() =>
    state === "off"
      ? revokeSharedLink(db, link, now, record)
      : restoreSharedLink(db, link, now - restorableMs, record),
  );
}

/** The record of what the couple's own link does. */
function recordOf(
  db: D1Database,
  author: { invitation: string; now: number },
  kind: ChangeKind,
  details: ChangeDetails = {},
): [D1PreparedStatement] {
  return [recordChange(db, { ...author, person: "" }, kind, details)];
}

/**
 * Replaces the couple's own link.
 * @returns the answer, and the session of the new link; null when the asking link is shared or was
 * revoked.
 */
export async function renew(
  db: D1Database,
  form: FormData,
  { secret, origin, session, now }: Context,
): Promise<{ answer: SettingsAnswer; session: DashboardSession } | null> {
  const key = v.safeParse(formKey, form.get("key"));
  if (!key.success) throw new Response(null, { status: 400 });
  const { invitation, link: id, language } = session;
  const token = await tokenOfForm(secret, "renew", invitation, key.output);
  const record = recordOf(db, { invitation, now }, "own-link-renewed");
  const renewed = await requireStored(() =>
    renewOwnLink(db, { id, invitation }, token, now, record),
  );
  if (renewed === null) return null;
  const ownSession = newSession({ id: renewed, invitation, name: null }, now);
  return {
    answer: { state: "link", name: null, sends: false, href: `${origin}/replies/${token}` },
    session: language ? { ...ownSession, language } : ownSession,
  };
}
