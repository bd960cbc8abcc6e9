import type { Insert } from "#app/platform/outbox/host/data.server.ts";
import { mailboxOf } from "#app/platform/outbox/mailbox/data.server.ts";
import type { Message } from "#app/platform/outbox/types.ts";
import type { OutboxRow } from "#app/platform/outbox/schema.ts";
import { rowsOf } from "#app/platform/outbox/source.ts";
import { findRow } from "#app/lib/rows.ts";
import { prepareSql, sql, textPiece, type Sql } from "#app/lib/sql.ts";
import * as v from "valibot";

/**
 * Milliseconds until every isolate reads what was just published (docs/decisions/032): a change is
 * composed from that, and would be told from the version before it.
 */
const publishedLagMs = 75_000;

/**
 * SQL of whether a mailbox got a mail of changes of an invitation. The kind is written out, because
 * the index `outbox_changes` has such rows alone.
 * @param invitation SQL of the invitation.
 * @param address the column with an address of the mailbox.
 * @param about SQL condition of the mails, which are named `notified`.
 */
function wasMailed(invitation: string, address: string, about: Sql): Sql {
  return sql`EXISTS (SELECT 1 FROM outbox AS notified WHERE notified.kind = 'change' AND notified.channel = 'mail'
    AND notified.invitation = ${textPiece(invitation)} AND ${mailboxOf("notified.recipient")} = ${mailboxOf(address)}
    AND notified.state <> 'dead' AND ${about})`;
}

/**
 * SQL of whether a guest's mailbox got a mail of another change: it gets no second one before it is
 * confirmed, because anybody may have written its address into a form.
 * @param row the name of a row with `invitation` and `address`.
 */
export function heardOfOther(row: string, change: string): Sql {
  const other = sql`notified.reference NOT LIKE '%:' || ${change}`;
  return wasMailed(`${row}.invitation`, `${row}.address`, other);
}

/** SQL of whether a guest's mailbox got a mail of any change. @param row as for `heardOfOther`. */
export function heardOfChanges(row: string): Sql {
  return wasMailed(`${row}.invitation`, `${row}.address`, sql`true`);
}

/**
 * SQL of whether `address.value`, the fallback of a row named `given_up`, was mailed of its change
 * already. A reference is the reply's id, a colon and the change.
 */
export const isNotifiedAgain = sql`(given_up.kind = 'change' AND ${wasMailed(
  "given_up.invitation",
  "address.value",
  sql`notified.reference LIKE '%' || substr(given_up.reference, instr(given_up.reference, ':'))`,
)})`;

/**
 * An insert for the addresses and one for the chats. Whoever was told of the change by the other
 * way, at another reply's address of the same mailbox, or in another reply's chat on the same
 * phone, is not told again.
 */
export function changeInserts(
  { kind, change, addresses, chats }: Message & { kind: "change" },
  now: number,
): Insert[] {
  const about = {
    kind: sql`${kind}`,
    reference: sql`source.reference`,
    invitation: sql`source.invitation`,
    recipient: sql`source.recipient`,
    dueAt: sql`${now + publishedLagMs}`,
  };
  const ofChange = sql`notified.reference LIKE '%:' || ${change}`;
  const notified = sql`SELECT 1 FROM outbox AS notified WHERE notified.kind = ${kind} AND notified.state <> 'dead'`;
  const notifiedBy = (channel: OutboxRow["channel"]) =>
    sql`EXISTS (${notified} AND notified.reference = source.reference AND notified.channel = ${channel})`;
  const heard = sql`EXISTS (${notified} AND notified.recipient = source.recipient
    AND notified.invitation = source.invitation AND ${ofChange})`;
  return [
    {
      ...about,
      channel: "mail",
      where: sql`FROM ${rowsOf(addresses)} WHERE NOT ${notifiedBy("telegram")}
        AND NOT ${wasMailed("source.invitation", "source.recipient", ofChange)}`,
    },
    {
      ...about,
      channel: "telegram",
      fallback: sql`source.fallback`,
      where: sql`FROM ${rowsOf(chats)} WHERE NOT ${notifiedBy("mail")} AND NOT ${heard}`,
    },
  ];
}

const mailRow = v.object({ invitation: v.string(), address: v.string() });

/** To which address a mail of changes went; null for another message, or one that is forgotten. */
export async function findChangeMail(
  db: D1Database,
  id: string,
): Promise<v.InferOutput<typeof mailRow> | null> {
  const statement = sql`SELECT invitation, recipient AS address FROM outbox
    WHERE id = ${id} AND kind = 'change' AND channel = 'mail' AND invitation IS NOT NULL`;
  return findRow(mailRow, prepareSql(db, statement));
}
