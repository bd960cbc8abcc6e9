import { env } from "cloudflare:workers";
import { outboxHealth } from "#app/features/outbox/data.server.ts";
import { systemClock } from "#app/lib/clock.ts";

/** Longer than a mail server's restart. Source: docs/running.md. */
const patience = 30 * 60 * 1000;

/** For whoever watches the site: counts alone, 503 when mail does not flow. */
export async function loader() {
  const { pending, oldestPendingAgeMs, dead } = await outboxHealth(env.DB, systemClock);
  const ok = dead === 0 && (oldestPendingAgeMs === null || oldestPendingAgeMs <= patience);
  const oldestPendingSeconds =
    oldestPendingAgeMs === null ? null : Math.floor(oldestPendingAgeMs / 1000);
  return Response.json(
    { ok, pending, oldestPendingSeconds, dead },
    { status: ok ? 200 : 503, headers: { "Cache-Control": "no-store" } },
  );
}
