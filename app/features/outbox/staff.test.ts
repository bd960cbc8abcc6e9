import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { listUnsent, retryAllDead } from "#app/features/outbox/staff.server.ts";
import { findRow, newRow, start } from "../../../tests/support/outbox.ts";

async function give(id: string, state: string, error: string | null = null): Promise<void> {
  await env.DB.prepare(
    "UPDATE outbox SET state = ?2, last_error = ?3, attempts = 5, sent_at = ?4 WHERE id = ?1",
  )
    .bind(id, state, error, state === "sent" ? start : null)
    .run();
}

test("staff see what was given up and what waits, never what was sent", async () => {
  const waiting = await newRow({ createdAt: start });
  const dead = await newRow({ createdAt: start + 1 });
  const sent = await newRow();
  await give(dead.id, "dead", "550 at RCPT");
  await give(sent.id, "sent");
  const listed = await listUnsent(env.DB, 1000);
  const ids = listed.map(({ id }) => id);
  expect(ids).not.toContain(sent.id);
  expect(ids.indexOf(dead.id)).toBeLessThan(ids.indexOf(waiting.id));
  expect(listed.find(({ id }) => id === dead.id)).toMatchObject({
    state: "dead",
    invitation: dead.invitation,
    recipient: dead.recipient,
    attempts: 5,
    lastError: "550 at RCPT",
  });
  expect(await listUnsent(env.DB, 1)).toHaveLength(1);
});

test("all that was given up is tried anew, and nothing else is touched", async () => {
  const [dead, other, sent] = [await newRow(), await newRow(), await newRow()];
  await Promise.all([give(dead.id, "dead"), give(other.id, "dead"), give(sent.id, "sent")]);
  const now = start + 1000;
  expect(await retryAllDead(env.DB, () => now)).toBeGreaterThanOrEqual(2);
  for (const { id } of [dead, other])
    expect(await findRow(id)).toMatchObject({ state: "pending", attempts: 0, dueAt: now });
  expect(await findRow(sent.id)).toMatchObject({ state: "sent" });
});
