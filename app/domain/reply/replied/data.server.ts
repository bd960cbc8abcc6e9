import * as v from "valibot";
import { listRows } from "#app/lib/rows.ts";

/** True if an invitation has any reply. */
export async function hasReplies(db: D1Database, invitation: string): Promise<boolean> {
  const first = db.prepare("SELECT 1 FROM replies WHERE invitation = ?1 LIMIT 1").bind(invitation);
  return (await first.first()) !== null;
}

/** Number of replies by invitation. Answered from an index without reading the table. */
export async function countRepliesByInvitation(db: D1Database): Promise<Map<string, number>> {
  const rows = await listRows(
    v.object({ invitation: v.string(), replies: v.number() }),
    db.prepare("SELECT invitation, COUNT(*) AS replies FROM replies GROUP BY invitation"),
  );
  return new Map(rows.map(({ invitation, replies }) => [invitation, replies]));
}

/** Invitations with at least one reply. Answered from an index without reading the table. */
export async function listRepliedInvitations(db: D1Database): Promise<string[]> {
  const rows = await listRows(
    v.object({ invitation: v.string() }),
    db.prepare("SELECT DISTINCT invitation FROM replies"),
  );
  return rows.map(({ invitation }) => invitation);
}
