import { findWebhook } from "#app/platform/outbox/webhook/data.server.ts";
import type { HookMessage, OutboxRow } from "#app/platform/outbox/schema.ts";
import type { HookEvent } from "#app/couple/replies-api/schema.ts";
import { publicReply } from "#app/couple/replies-api/view.ts";
import { findInvitationOfReplies } from "#app/domain/reply/event/view.server.ts";
import { listedFields } from "#app/domain/reply/fields.ts";
import { findNotifiedReply } from "#app/domain/reply/change/data.server.ts";

/**
 * Composes what a couple's program is told: the answer as it is now, so that what comes late says
 * nothing that is over.
 * @throws Error when the row is of another kind, or the address was removed.
 */
export async function composeHook(
  { db, kv }: { db: D1Database; kv: KVNamespace },
  { id, kind, reference, invitation, recipient }: OutboxRow,
  now: number,
): Promise<HookMessage> {
  const webhook = await findWebhook(db, recipient);
  if (!webhook || webhook.invitation !== invitation)
    throw new Error(`outbox row ${id}: no address to tell`);
  const event =
    kind === "answer-test"
      ? { type: "test" as const, data: { invitation } }
      : await eventOf({ db, kv }, invitation, reference);
  const body = JSON.stringify({
    ...event,
    timestamp: new Date(now).toISOString(),
  } satisfies HookEvent);
  return { webhook: webhook.id, url: webhook.url, body };
}

/** @param reference `{reply id}:{revision}`, with what hosts decided behind it. */
async function eventOf(
  { db, kv }: { db: D1Database; kv: KVNamespace },
  invitation: string,
  reference: string,
) {
  const [id = "", revision, decided] = reference.split(":");
  const reply = await findNotifiedReply(db, invitation, id);
  if (!reply || reply.isHidden) return { type: "reply.removed" as const, data: { invitation, id } };
  const page = await findInvitationOfReplies(kv, invitation);
  const isFirst = revision === "1" && decided === undefined;
  return {
    type: isFirst ? ("reply.created" as const) : ("reply.changed" as const),
    data: { invitation, reply: publicReply(reply, listedFields(page, [reply])) },
  };
}
