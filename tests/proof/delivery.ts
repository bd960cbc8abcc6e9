import { goodReply } from "../support/posted-forms.ts";
import type { SmtpAnswer, SmtpStep } from "../support/smtp-script.ts";
import { openScripted } from "../support/scripted-smtp.ts";
import { inTurns, type Scope } from "./each-call.ts";
import type { Way } from "./fault.ts";
import type { ProofSite, Stores } from "./site.ts";
import type { Tally, Verdict } from "./tally.ts";
import { newWedding } from "./world.ts";

const minute = 60_000;
const hour = 60 * minute;

/** Longer than any wait of a message that was perhaps delivered (app/platform/outbox/rules.ts). */
export const muchLater = 16 * hour;

type Row = {
  id: string;
  state: string;
  recipient: string;
  error: string | null;
  unconfirmed: number;
};

/** A reply that was acknowledged, and its message. */
export async function replied(site: ProofSite, stores: Stores): Promise<Row> {
  const { path } = await newWedding(stores);
  const answer = await site.ask(`/${path}`, { fields: goodReply() });
  if (answer.status !== 303) throw new Error(`a reply answers ${answer.status}`);
  const [row] = await messagesOf(stores, path);
  if (!row) throw new Error("a reply without a message");
  return row;
}

/** The messages of an invitation. */
export async function messagesOf({ db }: Stores, path: string): Promise<Row[]> {
  const { results } = await db
    .prepare(
      "SELECT id, state, recipient, last_error AS error, unconfirmed FROM outbox WHERE invitation = ?",
    )
    .bind(path)
    .all<Row>();
  return results;
}

async function rowOf({ db }: Stores, id: string): Promise<Row | null> {
  return db
    .prepare(
      "SELECT id, state, recipient, last_error AS error, unconfirmed FROM outbox WHERE id = ?",
    )
    .bind(id)
    .first<Row>();
}

/** Copies of a message that a mail server took. */
function copiesOf({ mailServer }: ProofSite, id: string): number {
  return mailServer.heard.mails.filter(({ raw }) => raw.includes(`<${id}@`)).length;
}

/** Wrong answers that each step of SMTP may give. */
const faultsOfStep: Record<string, SmtpAnswer> = {
  "answers 421": { say: "421 4.3.2 going down", close: true },
  "answers 4xx": { say: "451 4.3.0 later" },
  "answers 5xx": { say: "554 5.7.1 no" },
  "answers no SMTP": { say: "HTTP/1.1 400 Bad Request" },
  closes: { close: true },
  resets: { reset: true },
  hangs: {},
  drips: { say: "250-a line that never ends", dripMs: 300 },
};
const steps: SmtpStep[] = ["connect", "EHLO", "MAIL", "RCPT", "DATA", "body", "QUIT"];

/** Faults that a short run tries. */
const inShort = [
  "answers 4xx at RCPT",
  "answers 5xx at DATA",
  "closes at body",
  "hangs at body",
  "resets at connect",
];

/** Sends a message through servers that misbehave at each step; then the right one gets it. */
export async function faultMailServers(
  site: ProofSite,
  tally: Tally,
  { isLong }: Scope,
): Promise<void> {
  const { stores } = site;
  const cases = Object.entries(faultsOfStep).flatMap(([fault, answer]) =>
    steps
      .filter((step) => isLong || inShort.includes(`${fault} at ${step}`))
      .map((step) => async () => {
        const server = await openScripted({ answers: { [step]: answer } });
        const settings = { SMTP_PORT: String(server.port) };
        const name = `a mail server ${fault}`;
        // Only one that never ends is waited for on a fast clock: on a busy machine an answer would
        // come after the time that it leaves.
        const speed = fault === "hangs" || fault === "drips" ? 40 : 1;
        const verdict = await sendThrough(site, stores, tally, name, settings, speed);
        tally.note(name, `at ${step}`, verdict);
        // Mail that it took before it failed was delivered.
        site.mailServer.heard.mails.push(...server.heard.mails);
        server.close();
      }),
  );
  const refused = async () => {
    const server = await openScripted({});
    server.close();
    const settings = { SMTP_PORT: String(server.port) };
    const name = "a mail server refuses connections";
    tally.note(name, "", await sendThrough(site, stores, tally, name, settings));
  };
  const unknown = async () => {
    const name = "a mail server has no address";
    const settings = { SMTP_HOST: "mail.invalid" };
    tally.note(name, "", await sendThrough(site, stores, tally, name, settings));
  };
  const unset = async () => {
    const name = "a setting of mail is missing";
    tally.note(name, "", await sendThrough(site, stores, tally, name, { SMTP_HOST: null }));
  };
  await inTurns([...cases, refused, unknown, unset], 6);
}

async function sendThrough(
  site: ProofSite,
  stores: Stores,
  tally: Tally,
  name: string,
  settings: Record<string, string | null>,
  speed = 40,
): Promise<Verdict> {
  const { id } = await replied(site, stores);
  const attempt = await site.consume([id], { settings, speed });
  tally.heard(name, (await attempt.told()).log);
  const row = await rowOf(stores, id);
  // 5xx about the recipient or the mail is final; staff sees it, and may send it again.
  if (row?.state === "dead") return await retriedByStaff(site, stores, id);
  if (row?.state === "sent") return {};
  if (row?.state !== "pending") return { failed: `it is ${row?.state} after the attempt` };
  await site.consume([id], { clock: muchLater });
  return arrived(site, stores, id);
}

/** As `npm run studio -- outbox retry ID` does. */
async function retriedByStaff(site: ProofSite, stores: Stores, id: string): Promise<Verdict> {
  const { retryDead } = await import("#app/platform/outbox/mutations.server.ts");
  if (!(await retryDead(stores.db, id, Date.now))) return { lost: "dead for good" };
  await site.consume([id], { clock: minute });
  return arrived(site, stores, id);
}

/** Verdict: lost unless a message was sent and a mail server has it. */
export async function arrived(site: ProofSite, stores: Stores, id: string): Promise<Verdict> {
  const row = await rowOf(stores, id);
  if (row?.state !== "sent") return { lost: `${row?.state}: ${row?.error}` };
  return copiesOf(site, id) > 0 ? {} : { lost: "sent, and no server has it" };
}

/** Ends the sender, or fails a store, at each of its calls; a later sweep must send the message. */
export async function faultSender(site: ProofSite, tally: Tally, { isLong }: Scope): Promise<void> {
  const { stores } = site;
  const { id } = await replied(site, stores);
  const whole = await site.consume([id]);
  const { calls } = await whole.told();
  const ways: Way[] = isLong ? ["dies", "fails", "loses its answer", "stalls"] : ["stalls"];
  const cases = ways.flatMap((how) =>
    calls.flatMap((call, index) =>
      // The last call of a short run's is that which records the outcome.
      (isLong ? [false, true] : index === calls.length - 1 ? [true] : []).map(
        (andLater) => async () => {
          const message = await replied(site, stores);
          const name = how === "dies" ? "the sender dies" : `the sender's store ${how}`;
          const fault = { how, at: index + 1, andLater, speed: how === "stalls" ? 12 : 1 };
          const attempt = await site.consume([message.id], fault);
          tally.heard(name, (await attempt.told()).log);
          // Without a deadline the queue's consumer would wait for as long as it may run.
          if (how === "stalls" && attempt.status !== 200)
            tally.note(name, `call ${index + 1} (${call})`, { failed: "it waits for ever" });
          // Its lease runs out first; a second time where it was perhaps delivered.
          await site.consume([message.id], { clock: 13 * minute });
          await site.consume([message.id], { clock: muchLater });
          tally.note(name, `call ${index + 1} (${call})`, await arrived(site, stores, message.id));
        },
      ),
    ),
  );
  await inTurns(cases, 6);
}

/** Ten sweeps at once over twenty messages, or half as many: each is sent once. */
export async function overlapSweeps(
  site: ProofSite,
  tally: Tally,
  { isLong }: Scope,
): Promise<void> {
  const { stores } = site;
  await sweepAll(site, stores);
  const messages = await Promise.all(
    Array.from({ length: isLong ? 20 : 10 }, () => replied(site, stores)),
  );
  const sweeps = await Promise.all(Array.from({ length: isLong ? 10 : 5 }, () => site.cron()));
  for (const { error } of sweeps)
    tally.note("sweeps overlap", "a sweep", error === null ? {} : { failed: error });
  for (const { id } of messages) {
    const copies = copiesOf(site, id);
    tally.note("sweeps overlap", id, copies === 1 ? {} : { lost: `${copies} copies` });
  }
}

/** Messages that nobody can compose or address do not keep the others from being sent. */
export async function poisonOutbox(site: ProofSite, tally: Tally): Promise<void> {
  const { stores } = site;
  await sweepAll(site, stores);
  const poison: [kind: string, channel: string, reference: string, recipient: string][] = [
    ["of-tomorrow", "mail", "x", "a@example.com"],
    ["reply", "mail", "no-such-reply:1", "a@example.com"],
    ["reply", "mail", "", ""],
    ["reply", "mail", "x:1", "not an address"],
    ["reply", "mail", "x:1", "a@example.com\r\nBcc: b@example.com"],
    ["reply", "telegram", "x:1", "no-chat"],
    ["order", "mail", "x", `${"a".repeat(300)}@example.com`],
    ["call", "mail", "x", "a@example.com"],
    ["export", "mail", "\u0000", "a@example.com"],
    ["day", "mail", "'; DROP TABLE outbox; --", "a@example.com"],
  ];
  await stores.db.batch(
    poison.map(([kind, channel, reference, recipient]) =>
      stores.db
        .prepare(
          `INSERT INTO outbox (id, channel, kind, reference, recipient, state, due_at, created_at)
           VALUES (?, ?, ?, ?, ?, 'pending', 0, 0)`,
        )
        .bind(crypto.randomUUID(), channel, kind, reference, recipient),
    ),
  );
  const { id } = await replied(site, stores);
  const sweep = await site.cron();
  const { log } = await sweep.told();
  tally.heard("poison rows", log);
  const verdict = await arrived(site, stores, id);
  for (const [kind, channel, reference] of poison)
    tally.note("poison rows", `${kind} by ${channel}: ${reference}`, verdict);
  const health = await site.ask("/healthz");
  tally.note("poison rows", "/healthz", health.status === 503 ? {} : { failed: "no alarm" });
  await stores.db.prepare("DELETE FROM outbox WHERE due_at = 0 OR created_at = 0").run();
}

/** Sends all that is due, and what becomes due within a day. */
export async function sweepAll(site: ProofSite, { db }: Stores): Promise<void> {
  for (const clock of [0, 13 * minute, muchLater, 2 * muchLater, 40 * 24 * hour]) {
    for (let times = 0; times < 20; times += 1) {
      await site.cron({ clock });
      const due = await db
        .prepare("SELECT count(*) AS n FROM outbox WHERE state = 'pending' AND due_at <= ?")
        .bind(Date.now() + clock)
        .first<number>("n");
      if (due === 0) break;
    }
  }
}

/** After everything: each acknowledged reply and order has its messages, and a server has each. */
export async function countDelivered(site: ProofSite, tally: Tally): Promise<void> {
  const { stores } = site;
  await sweepAll(site, stores);
  const { results } = await stores.db
    .prepare("SELECT id, state, recipient, last_error AS error, unconfirmed FROM outbox")
    .all<Row>();
  const heard = site.mailServer.heard.mails.map(({ raw }) => raw).join("\n");
  for (const { id, state, error } of results) {
    // A program's mail is its caller's, who got the failure.
    if (state === "dead" && error === "broken off") continue;
    const isThere = state === "sent" && heard.includes(`<${id}@`);
    tally.note("at the end, every message", id, isThere ? {} : { lost: `${state}: ${error}` });
  }
}
