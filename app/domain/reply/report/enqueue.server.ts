import { isDemo } from "#app/domain/invitation/kinds.ts";
import { getMany } from "#app/domain/invitation/entry/data.server.ts";
import { readPublished } from "#app/domain/invitation/published.ts";
import type { PublishedInvitation } from "#app/domain/invitation/schema.ts";
import {
  listReportSettings,
  type Report,
  type ReportMode,
} from "#app/platform/outbox/notification/data.server.ts";
import {
  commitLagMs,
  makeReport,
  type ReportRecipients,
} from "#app/platform/outbox/notification/mutations.server.ts";
import { hasChangedReplies } from "#app/domain/reply/report/data.server.ts";
import { lastDigestTime, lastNumbersTime } from "#app/domain/reply/report/rules.ts";
import { everyRecipientOf } from "#app/domain/reply/rules.ts";
import type { Clock } from "#app/lib/clock.ts";
import { localDate } from "#app/i18n/dates.ts";

/** Milliseconds by the clocks of several machines, which may differ. */
const clockSkewMs = 5_000;

/** Recipients of an invitation's reports: those of all its answers. */
export function reportRecipients(invitation: PublishedInvitation | null): ReportRecipients {
  return invitation
    ? { recipients: everyRecipientOf(invitation), telegram: invitation.reply?.telegram ?? false }
    : { recipients: [], telegram: false };
}

/**
 * The digest of what is new until now, for a couple that ends its digests.
 * @param now milliseconds since 1970 in UTC.
 */
export function digestUntilNow(invitation: string, timeZone: string, now: number): Report {
  const until = now + clockSkewMs;
  return digest(invitation, until, localDate(now, timeZone));
}

function digest(invitation: string, until: number, day: string): Report {
  const hasNews: Report["hasNews"] = (since) => hasChangedReplies(invitation, since, until);
  return { invitation, mode: "digest", until, day, hasNews };
}

/**
 * The report whose time came last. A digest ends `commitLagMs` before its time, so that no answer of
 * its span is stored after it was made; the answers of these minutes are in the next one.
 */
function lastReport(mode: ReportMode, invitation: PublishedInvitation, now: number): Report | null {
  const { path, event } = invitation;
  if (mode === "digest") {
    const { at: instant, day } = lastDigestTime(event.timeZone, now);
    return digest(path, instant - commitLagMs, day);
  }
  const time = lastNumbersTime(invitation, now);
  return time && { invitation: path, mode, until: time.at, day: time.day, hasNews: null };
}

/**
 * Enqueues all digests and numbers that are due. Runs several times an hour: each report is made
 * once, and a late run makes what earlier ones missed. An invitation that fails is tried again by
 * the next run.
 * @returns the ids of the outbox rows that this call added, for the queue.
 */
export async function enqueueReports({
  db,
  kv,
  now,
}: {
  db: D1Database;
  kv: KVNamespace;
  now: Clock;
}): Promise<string[]> {
  const settings = await listReportSettings(db);
  const published = await getMany(
    kv,
    settings.map(({ invitation }) => `invitation:${invitation}`),
  );
  const ids: string[] = [];
  for (const { invitation: path, mode, since } of settings) {
    try {
      const text = published.get(`invitation:${path}`);
      const invitation = text ? readPublished(path, text) : null;
      if (!invitation || isDemo(invitation)) continue;
      const moment = now();
      const report = lastReport(mode, invitation, moment);
      if (!report || since >= report.until) continue;
      ids.push(...(await makeReport(db, report, reportRecipients(invitation), moment)));
    } catch (error) {
      console.error("not reported", path, String(error));
    }
  }
  return ids;
}
