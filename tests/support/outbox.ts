import { env } from "cloudflare:workers";
import type { Compose } from "#app/platform/outbox/schema.ts";
import type { DeliveryOutcome } from "#app/lib/delivery.ts";
import type { NamedMail } from "#app/lib/smtp/mail.ts";
import type { SenderDependencies } from "#app/platform/outbox/send.server.ts";
import {
  type SmtpLimits,
  type SmtpSettings,
  patientLimits,
  sendMail,
} from "#app/lib/smtp/send-mail.server.ts";

export const hour = 3_600_000;
/** The time at which these tests begin. */
export const start = Date.UTC(2027, 5, 1);

type Delivery = (mail: NamedMail) => Promise<DeliveryOutcome>;

export const compose: Compose = async (row) => ({
  to: row.recipient,
  subject: "Նոր պատասխան",
  text: "Կգա",
  html: "<p>Կգա</p>",
});

/** A sender with a clock that the test sets. */
export function newSender(deliver: Delivery, changes: Partial<SenderDependencies> = {}) {
  const clock = { moment: start };
  const sender: SenderDependencies = {
    db: env.DB,
    compose,
    deliver,
    whenDead: () => [],
    composeMessage: async (row) => ({ chat: row.recipient, text: "Կգա" }),
    deliverMessage: async () => ({ state: "sent" }),
    composeHook: async (row) => ({ webhook: row.recipient, url: "https://hook.am/", body: "{}" }),
    deliverHook: async () => ({ state: "sent" }),
    now: () => clock.moment,
    from: "invitations@hraver.example",
    ...changes,
  };
  return { sender, clock };
}

/** Sends mail through a test's server, with production's timeouts unless given. */
export function over(settings: SmtpSettings, limits: Partial<SmtpLimits> = {}): Delivery {
  return (mail) => sendMail(settings, mail, { ...patientLimits, ...limits });
}

/** A delivery with a fixed outcome. */
export function always(outcome: DeliveryOutcome): Delivery {
  return async () => outcome;
}

/** A row as the batch of a reply writes it. */
export async function newRow(
  changes: {
    invitation?: string;
    channel?: string;
    recipient?: string;
    fallback?: string[];
    dueAt?: number;
    createdAt?: number;
  } = {},
) {
  const id = crypto.randomUUID();
  const {
    recipient = `${id}@example.com`,
    fallback,
    invitation = `wedding/${id}`,
    channel = "mail",
    dueAt = start,
    createdAt = start,
  } = changes;
  await env.DB.prepare(
    `INSERT INTO outbox (id, channel, kind, reference, invitation, recipient, state, due_at, created_at, fallback)
     VALUES (?1, ?2, 'reply', ?3, ?4, ?5, 'pending', ?6, ?7, ?8)`,
  )
    .bind(
      id,
      channel,
      `${id}:1`,
      invitation,
      recipient,
      dueAt,
      createdAt,
      fallback ? JSON.stringify(fallback) : null,
    )
    .run();
  return { id, recipient, invitation };
}

/** The present state of a row. */
export function findRow(id: string) {
  return env.DB.prepare(
    "SELECT state, attempts, unconfirmed, due_at AS dueAt, last_error AS error, sent_at AS sentAt FROM outbox WHERE id = ?1",
  )
    .bind(id)
    .first<{
      state: string;
      attempts: number;
      unconfirmed: number;
      dueAt: number;
      error: string | null;
      sentAt: number | null;
    }>();
}
