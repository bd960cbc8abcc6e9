import {
  isAbout,
  isWaiting,
  newest,
  type ReplyMessage,
} from "#app/platform/outbox/host/data.server.ts";
import { rowsOf } from "#app/platform/outbox/source.ts";
import { sql, type Sql } from "#app/lib/sql.ts";

/**
 * Statement that takes back what waits to be told of earlier corrections, where the newest waits
 * beside it: it tells what changed since the last one that was sent (`notifiedBefore`). A message that is
 * being sent, or was perhaps delivered, stays.
 */
export function replaceEarlier({ source }: ReplyMessage): Sql {
  return sql`DELETE FROM outbox WHERE id IN (SELECT earlier.id FROM ${rowsOf(source)}
    JOIN outbox AS earlier ON ${isAbout("earlier")} AND ${isWaiting("earlier")} AND earlier.reference <> ${newest}
    JOIN outbox AS later ON later.kind = 'reply' AND later.reference = ${newest}
      AND later.recipient = earlier.recipient AND later.channel = earlier.channel)`;
}
