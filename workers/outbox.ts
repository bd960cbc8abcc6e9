import * as v from "valibot";
import { queueMessageSchema } from "#app/platform/outbox/schema.ts";
import { sendRow, type SenderDependencies } from "#app/platform/outbox/send.server.ts";
import { sweepOutbox } from "#app/platform/outbox/sweep.server.ts";
import { systemClock } from "#app/lib/clock.ts";
import { findSetting, requireSettings } from "#app/lib/settings.ts";
import { createSender } from "./sender.ts";

/** Milliseconds. A sweep ends when the next one begins. */
const sweepMs = 55_000;

/** An invocation may make a thousand D1 calls, and a row needs up to eight. */
const maxRows = 100;

/** The dependencies of this Worker's sender. */
export function senderOf(env: Env): SenderDependencies {
  return createSender({
    db: env.DB,
    kv: env.CONTENT,
    settings: (names) => requireSettings(env, names),
    studioEmail: findSetting(env, "STUDIO_EMAIL"),
    now: systemClock,
  });
}

/**
 * Runs each minute: sends due messages until none is due, or until the next minute's sweep takes
 * over.
 */
export async function beginSweep(env: Env): Promise<void> {
  await sweep(env, systemClock() + sweepMs);
}

/**
 * Runs one invocation's part of a sweep; the queue passes the rest to another. If the queue fails,
 * the next minute continues.
 */
async function sweep(env: Env, until: number): Promise<void> {
  const { sent, retry, dead } = await sweepOutbox(senderOf(env), maxRows, until);
  if (sent + retry + dead < maxRows || systemClock() >= until) return;
  try {
    await env.OUTBOX.send({ sweepUntil: until });
  } catch (error) {
    console.error("a sweep goes on in the next minute", String(error));
  }
}

/**
 * Sends the rows that a batch names, then continues a sweep. A row that failed is retried by the
 * queue, alone.
 */
export async function takeBatch(batch: MessageBatch, env: Env): Promise<void> {
  const parsed = batch.messages.map((message) => ({
    message,
    result: v.safeParse(queueMessageSchema, message.body),
  }));
  const sender = senderOf(env);
  await Promise.all(
    parsed.map(async ({ message, result }) => {
      if (!result.success) console.error("a queue message of no known form", message.id);
      try {
        if (result.success && "id" in result.output) await sendRow(sender, result.output.id);
        message.ack();
      } catch (error) {
        console.error("a row was not sent", message.id, String(error));
        message.retry();
      }
    }),
  );
  // After the rows, because both together would need more connections than an invocation has.
  const untils = parsed.flatMap(({ result }) =>
    result.success && "sweepUntil" in result.output ? [result.output.sweepUntil] : [],
  );
  if (untils.length > 0) await sweep(env, Math.max(...untils));
}
