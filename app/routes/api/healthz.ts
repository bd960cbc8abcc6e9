import { env } from "cloudflare:workers";
import { outboxHealth } from "#app/platform/outbox/data.server.ts";
import { within } from "#app/lib/deadline.ts";
import { settingsFaults } from "#app/lib/settings.ts";
import { systemClock } from "#app/lib/clock.ts";

/** Milliseconds; shorter than any monitor waits. */
const timeoutMs = 5_000;

/** Milliseconds; longer than a mail server's restart. Source: docs/running.md. */
const stuckAfterMs = 30 * 60 * 1000;

/**
 * For monitoring: counts only; 503 when mail is stuck, a setting is missing or D1 does not answer.
 * `settings` is the number of missing or invalid ones; the log names them.
 */
export async function loader() {
  const faults = settingsFaults(env);
  if (faults.length > 0) console.error({ alarm: "settings", faults });
  const mail = await mailHealth();
  const ok = faults.length === 0 && mail.flows;
  return Response.json(
    { ok, ...mail.counts, ...(faults.length > 0 && { settings: faults.length }) },
    { status: ok ? 200 : 503, headers: { "Cache-Control": "no-store", "X-Release": env.RELEASE } },
  );
}

async function mailHealth(): Promise<{ flows: boolean; counts: object }> {
  try {
    const {
      pending,
      oldestPendingAgeMs: age,
      dead,
    } = await within(outboxHealth(env.DB, systemClock), timeoutMs);
    return {
      flows: dead === 0 && (age === null || age <= stuckAfterMs),
      counts: {
        pending,
        oldestPendingSeconds: age === null ? null : Math.floor(age / 1000),
        dead,
      },
    };
  } catch (error) {
    console.error({ alarm: "D1", error: String(error) });
    return { flows: false, counts: {} };
  }
}
