import * as v from "valibot";
import { queueMessageSchema } from "#app/features/outbox/schema.ts";
import { sendRow, type SenderDependencies } from "#app/features/outbox/send.server.ts";
import { sweepOutbox } from "#app/features/outbox/sweep.server.ts";
import { systemClock } from "#app/lib/clock.ts";
import { findSetting, requireSettings } from "#app/lib/settings.ts";
import { createSender } from "./sender.ts";

/** A sweep ends where the next one begins. In milliseconds. */
const sweepFor = 55_000;

/** An invocation may ask D1 a thousand times, and a row takes up to eight. */
const rowsAtMost = 100;

/** The sender of this Worker. */
export function senderOf(env: Env): SenderDependencies {
  return createSender({
    db: env.DB,
    kv: env.CONTENT,
    settings: (names) => requireSettings(env, names),
    studioEmail: findSetting(env, "STUDIO_EMAIL"),
    now: systemClock,
  });
}

/** Each minute: sends what is due for as long as anything is, until the next minute's sweep takes over. */
export async function beginSweep(env: Env): Promise<void> {
  await sweep(env, systemClock() + sweepFor);
}

/**
 * What one invocation may do of a sweep; the queue hands the rest to another. Where the queue fails, the
 * next minute goes on with it.
 */
async function sweep(env: Env, until: number): Promise<void> {
  const { sent, retry, dead } = await sweepOutbox(senderOf(env), rowsAtMost, until);
  if (sent + retry + dead < rowsAtMost || systemClock() >= until) return;
  try {
    await env.OUTBOX.send({ sweepUntil: until });
  } catch (error) {
    console.error("a sweep goes on in the next minute", String(error));
  }
}

/** Sends the rows that a batch names, then goes on with a sweep. One that fails is asked for again, alone. */
export async function takeBatch(batch: MessageBatch, env: Env): Promise<void> {
  const wakes = batch.messages.map((message) => ({
    message,
    wake: v.safeParse(queueMessageSchema, message.body),
  }));
  const sender = senderOf(env);
  await Promise.all(
    wakes.map(async ({ message, wake }) => {
      if (!wake.success) console.error("a queue message of no known form", message.id);
      try {
        if (wake.success && "id" in wake.output) await sendRow(sender, wake.output.id);
        message.ack();
      } catch (error) {
        console.error("a row was not sent", message.id, String(error));
        message.retry();
      }
    }),
  );
  // After the rows: together they would want more connections than an invocation has.
  const untils = wakes.flatMap(({ wake }) =>
    wake.success && "sweepUntil" in wake.output ? [wake.output.sweepUntil] : [],
  );
  if (untils.length > 0) await sweep(env, Math.max(...untils));
}
