import * as v from "valibot";
import { recordChange } from "#app/domain/change-log/mutations.server.ts";
import { rejectedIn, type Done, type SettingsAnswer } from "#app/couple/settings/state.ts";
import type { Change } from "#app/couple/settings/notification/submit.server.ts";
import { formKey, webhookSchema } from "#app/couple/settings/schema.ts";
import type { DashboardSession } from "#app/couple/session.server.ts";
import {
  removeWebhook,
  retryWebhook,
  setWebhook,
  testWebhook,
} from "#app/platform/outbox/webhook/mutations.server.ts";
import type { Secrets } from "#app/lib/crypto.ts";
import { requireStored } from "#app/lib/storage.ts";
import { readPosted } from "#app/lib/submit.server.ts";
import { publicAddress } from "#app/lib/webhook-address.ts";
import { webhookSecret } from "#app/lib/webhook-signature.ts";

type Context = {
  secret: Secrets;
  /** The site's public origin. */
  origin: string;
  session: DashboardSession;
  /** Milliseconds since 1970 in UTC. */
  now: number;
};

/** The action of each form, as the page says it. */
export const doneOf = {
  "remove-webhook": "webhook-removed",
  "test-webhook": "webhook-tested",
  "retry-webhook": "webhook-again",
} as const satisfies Record<string, Done>;

/** Sets the address of the couple's program; refused for one that is not public. */
export async function enterWebhook(
  db: D1Database,
  form: FormData,
  { secret, origin, session: { invitation }, now }: Context,
): Promise<SettingsAnswer> {
  const posted = readPosted(form, webhookSchema);
  if (posted.value === null) return rejectedIn("webhook", posted.reject(400));
  const { key: id } = posted.value;
  const url = publicAddress(posted.value.url, new URL(origin).hostname);
  if (url === null) return rejectedIn("webhook", posted.reject(400, { url: ["url-valid"] }));
  // An address may hold a secret of its own: the log has its host alone.
  const name = new URL(url).hostname;
  const record = recordChange(db, { invitation, person: "", now }, "webhook-set", { name });
  await requireStored(() => setWebhook(db, { id, invitation, url }, now, [record]));
  return { state: "webhook", secret: await webhookSecret(secret, id) };
}

/** Removes the address, sends a test to it, or sends again what it did not take. */
export async function changeWebhook(
  db: D1Database,
  intent: keyof typeof doneOf,
  form: FormData,
  { session: { invitation }, now }: Context,
): Promise<Change> {
  if (intent === "test-webhook") {
    const key = v.safeParse(formKey, form.get("key"));
    if (!key.success) throw new Response(null, { status: 400 });
    const messageIds = await requireStored(() => testWebhook(db, invitation, key.output, now));
    return { answer: null, messageIds };
  }
  if (intent === "retry-webhook") await requireStored(() => retryWebhook(db, invitation, now));
  else {
    const record = recordChange(db, { invitation, person: "", now }, "webhook-removed");
    await requireStored(() => removeWebhook(db, invitation, now, [record]));
  }
  return { answer: null, messageIds: [] };
}
