import { createRequestHandler } from "react-router";
import * as v from "valibot";
import { forgetDrafts } from "#app/features/draft/mutations.server.ts";
import { forgetGuesses } from "#app/features/gate/guesses.server.ts";
import { serveKept } from "#app/features/invitation/page-cache.server.ts";
import { forgetSent } from "#app/features/outbox/forget.server.ts";
import { wakeSchema } from "#app/features/outbox/schema.ts";
import { sendRow, sweepOutbox } from "#app/features/outbox/send.server.ts";
import { purgeEnded } from "#app/features/reply/purge.server.ts";
import { systemClock } from "#app/lib/clock.ts";
import { senderOf } from "./sender.ts";

const handleRequest = createRequestHandler(
  () => import("virtual:react-router/server-build"),
  import.meta.env.MODE,
);

/** As wrangler.toml's triggers have them. */
const nightly = "17 1 * * *";

/** Rows that one sweep takes on; the next one is a minute away. */
const sweepAtMost = 50;

export default {
  fetch(request) {
    return serveKept(request, handleRequest);
  },

  async queue(batch, env) {
    await Promise.all(
      batch.messages.map(async (message) => {
        const wake = v.safeParse(wakeSchema, message.body);
        if (wake.success) await sendRow(senderOf(env), wake.output.id);
        else console.error("a queue message of no known form", message.id);
        message.ack();
      }),
    );
  },

  async scheduled({ cron }, env) {
    if (cron === nightly) {
      await forgetSent(env.DB, systemClock);
      await forgetGuesses(env.DB, systemClock);
      await forgetDrafts(env.DB, systemClock);
      await purgeEnded(env.DB, env.CONTENT, systemClock);
    } else await sweepOutbox(senderOf(env), sweepAtMost);
  },
} satisfies ExportedHandler<Env>;
