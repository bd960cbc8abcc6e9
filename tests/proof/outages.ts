import { goodReply } from "../support/posted-forms.ts";
import { usual } from "../support/scripted-smtp.ts";
import { arrived, messagesOf, muchLater, sweepAll } from "./delivery.ts";
import { inTurns, type Scope } from "./each-call.ts";
import type { ProofSite } from "./site.ts";
import type { Tally } from "./tally.ts";
import { newOrder, newWedding } from "./world.ts";

const hour = 3_600_000;

/** Known state of a message of an order. */
type Told = { id: string; kind: string; state: string };

/** A mail server that is down for hours, a customer's mailbox that is none, a guest who goes away. */
export async function outlastServers(
  site: ProofSite,
  tally: Tally,
  { isLong }: Scope,
): Promise<void> {
  await sweepAll(site, site.stores);
  await outlastHours(site, tally, isLong ? 200 : 5);
  await orderWithoutMailbox(site, tally);
  await leaveBeforeTheAnswer(site, tally, isLong ? 40 : 3);
}

/** Replies are taken while the mail server is down for six hours; each is mailed afterwards. */
async function outlastHours(site: ProofSite, tally: Tally, replies: number): Promise<void> {
  const { stores } = site;
  const fault = "a mail server that is down for six hours";
  site.mailServer.script = { answers: { connect: { close: true } } };
  const paths: string[] = [];
  const reply = async () => {
    const { path } = await newWedding(stores);
    const answer = await site.ask(`/${path}`, { fields: goodReply() });
    if (answer.status !== 303) tally.note(fault, path, { failed: `answers ${answer.status}` });
    paths.push(path);
  };
  await inTurns(
    Array.from({ length: replies }, () => reply),
    6,
  );
  for (let hours = 0; hours < 6; hours += 1) await site.cron({ clock: hours * hour });
  site.mailServer.script = {};
  const isDone = async () => {
    const waiting = await Promise.all(paths.map((path) => messagesOf(stores, path)));
    return waiting.flat().every(({ state }) => state === "sent");
  };
  for (let times = 0; times < 10 && !(await isDone()); times += 1)
    await site.cron({ clock: 8 * hour });
  for (const path of paths) {
    const [row] = await messagesOf(stores, path);
    tally.note(fault, path, row ? await arrived(site, stores, row.id) : { lost: "no message" });
  }
}

/** The customer's address is refused for good: the order stays, and the studio is told of both. */
async function orderWithoutMailbox(site: ProofSite, tally: Tally): Promise<void> {
  const { db } = site.stores;
  const fault = "a customer's address is refused";
  const email = `refused.${crypto.randomUUID()}@example.com`;
  const fields: Record<string, string> = { ...newOrder(), email };
  site.mailServer.script = {
    answers: { RCPT: { say: usual.RCPT } },
    recipients: { refused: { say: "550 5.1.1 nobody" } },
  };
  const { status } = await site.ask("/order", { fields });
  for (const clock of [0, 0, muchLater, muchLater]) await site.cron({ clock });
  site.mailServer.script = {};
  const order = await db
    .prepare("SELECT id FROM orders WHERE key = ?")
    .bind(fields.key)
    .first<{ id: string }>();
  const { results } = await db
    .prepare("SELECT id, kind, state FROM outbox WHERE reference LIKE ? || '%'")
    .bind(order?.id ?? "none")
    .all<Told>();
  const toStudio = results.filter(({ kind }) => kind !== "order-thanks");
  const isNotified = toStudio.length >= 2 && toStudio.every(({ state }) => state === "sent");
  const isDead = results.some(({ kind, state }) => kind === "order-thanks" && state === "dead");
  tally.note(fault, email, {
    ...((status !== 303 || !order) && { lost: `it answers ${status}` }),
    ...(!(isNotified && isDead) && {
      failed: results.map(({ kind, state }) => `${kind} is ${state}`).join(", "),
    }),
  });
  // It has no mailbox: at the end nobody waits for its letter.
  await db.prepare("DELETE FROM outbox WHERE recipient = ?").bind(email).run();
}

/** A guest's phone goes away while the form is on its way: it is stored once, or not at all. */
async function leaveBeforeTheAnswer(site: ProofSite, tally: Tally, guests: number): Promise<void> {
  const { stores } = site;
  const leave = (after: number) => async () => {
    const { path } = await newWedding(stores);
    const fields = goodReply();
    await site.ask(`/${path}`, { fields, leaveAfterMs: after }).catch(() => null);
    const again = await site.ask(`/${path}`, { fields });
    const stored = await stores.db
      .prepare("SELECT count(*) AS n FROM replies WHERE invitation = ?")
      .bind(path)
      .first<number>("n");
    const messages = await messagesOf(stores, path);
    tally.note("a guest who goes away", `after ${after} ms`, {
      ...(again.status !== 303 && { failed: `afterwards it answers ${again.status}` }),
      ...((stored !== 1 || messages.length !== 1) && {
        lost: `${stored} replies, ${messages.length} messages`,
      }),
    });
  };
  await inTurns(
    Array.from({ length: guests }, (_, index) => leave(index * 2)),
    1,
  );
}
