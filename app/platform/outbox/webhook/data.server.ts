import * as v from "valibot";
import type { Insert } from "#app/platform/outbox/host/data.server.ts";
import type { Message } from "#app/platform/outbox/types.ts";
import { rowsOf } from "#app/platform/outbox/source.ts";
import { findRow, readRows } from "#app/lib/rows.ts";
import { prepareSql, sql, type Sql } from "#app/lib/sql.ts";

const webhookRow = v.object({
  id: v.string(),
  invitation: v.string(),
  url: v.string(),
  createdAt: v.number(),
});

/** The address of a couple's program. `createdAt` is milliseconds since 1970 in UTC. */
export type Webhook = v.InferOutput<typeof webhookRow>;

const columns = "id, invitation, url, created_at AS createdAt";

/** Statement for an invitation's webhook; read its result with `readWebhook`. */
export function webhookOf(db: D1Database, invitation: string): D1PreparedStatement {
  return db.prepare(`SELECT ${columns} FROM webhooks WHERE invitation = ?1`).bind(invitation);
}

/** Reads the result of `webhookOf`; null where there is none. */
export function readWebhook(result: D1Result | undefined): Webhook | null {
  const [webhook = null] = readRows(webhookRow, result);
  return webhook;
}

/** @returns null for one that was removed. */
export async function findWebhook(db: D1Database, id: string): Promise<Webhook | null> {
  return findRow(webhookRow, db.prepare(`SELECT ${columns} FROM webhooks WHERE id = ?1`).bind(id));
}

const deliveryRow = v.object({
  state: v.picklist(["pending", "sending", "sent", "dead"]),
  error: v.nullable(v.string()),
  createdAt: v.number(),
  sentAt: v.nullable(v.number()),
});

/** The newest message to a webhook, and how it went. Times are milliseconds since 1970 in UTC. */
export type WebhookDelivery = v.InferOutput<typeof deliveryRow>;

/** Statement for the newest message to an invitation's webhook; read it with `readDelivery`. */
export function lastDeliveryOf(db: D1Database, invitation: string): D1PreparedStatement {
  return prepareSql(
    db,
    sql`SELECT state, last_error AS error, created_at AS createdAt, sent_at AS sentAt FROM outbox
      WHERE channel = 'webhook' AND recipient = (SELECT id FROM webhooks WHERE invitation = ${invitation})
      ORDER BY outbox.rowid DESC LIMIT 1`,
  );
}

/** Reads the result of `lastDeliveryOf`; null before the first. */
export function readDelivery(result: D1Result | undefined): WebhookDelivery | null {
  const [delivery = null] = readRows(deliveryRow, result);
  return delivery;
}

/** A message for the address of an invitation's program, where it has one. */
export function toProgram(
  { kind, source }: Message & { kind: "answer" | "answer-test" },
  reference: Sql,
): Insert {
  return {
    channel: "webhook",
    kind: sql`${kind}`,
    reference,
    recipient: sql`hook.id`,
    invitation: sql`source.invitation`,
    where: sql`FROM ${rowsOf(source)} JOIN webhooks AS hook ON hook.invitation = source.invitation WHERE true`,
  };
}
