import { goodReply } from "../support/posted-forms.ts";
import { dayFromNow } from "../support/invitations.ts";
import { messagesOf } from "./delivery.ts";
import type { Answer, ProofSite, Stores } from "./site.ts";
import type { Tally } from "./tally.ts";
import { leakOf, newOrder, newWedding } from "./world.ts";

type Kept = { name: string; guests_number: number | null; revision: number };

async function repliesOf({ db }: Stores, path: string): Promise<Kept[]> {
  const { results } = await db
    .prepare("SELECT name, guests_number, revision FROM replies WHERE invitation = ?")
    .bind(path)
    .all<Kept>();
  return results;
}

/** A reply's fields that must be refused, and store nothing. */
const refusedReplies: Record<string, Record<string, string>> = {
  "without a key": { key: "" },
  "with a key that is no UUID": { key: "abc" },
  "with a key of 10 kB": { key: "a".repeat(10_000) },
  "without a name": { name: "" },
  "with a name of spaces": { name: "   " },
  "with an invisible name": { name: "\u200B\u2060" },
  "with a name of 10,000 letters": { name: "Ա".repeat(10_000) },
  "of -1 guests": { guestsNumber: "-1" },
  "of 0 guests": { guestsNumber: "0" },
  "of 1e9 guests": { guestsNumber: "1e9" },
  "of 2.5 guests": { guestsNumber: "2.5" },
  "of NaN guests": { guestsNumber: "NaN" },
  "of another choice": { response: "Perhaps" },
};

/** Names that are kept as they are read, and must do nothing. @returns the name as it is kept. */
const literalNames: Record<string, [typed: string, kept: string]> = {
  "in NFD": ["Zoe\u0308 Anna", "Zoë Anna"],
  "of HTML": ["<script>alert(1)</script>", "<script>alert(1)</script>"],
  "of a template": ["${process.env}", "${process.env}"],
  "with controls of direction": ["\u202EAnna Maria", "Anna Maria"],
  "with a header's line": ["Anna\r\nBcc: x@example.com", "Anna Bcc: x@example.com"],
  "of SQL": ["'; DROP TABLE replies; --", "'; DROP TABLE replies; --"],
  "of a spreadsheet's formula": ["=HYPERLINK(1)", "=HYPERLINK(1)"],
  "with half a character": ["Anna \uD800 Maria", "Anna \uFFFD Maria"],
  "with NUL": ["Anna\u0000 Maria", "Anna Maria"],
};

const refusedOrders: Record<string, Record<string, string>> = {
  "with a line in its address": { email: "a@example.com\r\nBcc: b@example.com" },
  "with an address without a dot": { email: "a@b" },
  "with an address of 255 characters": { email: `${"a".repeat(243)}@example.com` },
  "with an Armenian local part": { email: "անի@example.com" },
  "for a day that was": { occasionDate: "2001-01-01" },
  "for no day": { occasionDate: "2027-02-31" },
  "of an unknown occasion": { occasionType: "of-tomorrow" },
  "without names": { names: " " },
};

/** Posts hostile input of people and programs, and notes what comes of it. */
export async function postHostile(site: ProofSite, tally: Tally): Promise<void> {
  const { stores } = site;
  for (const [what, changes] of Object.entries(refusedReplies)) {
    const { path, slug } = await newWedding(stores);
    const answer = await site.ask(`/${path}`, { fields: { ...goodReply(), ...changes } });
    const stored = await repliesOf(stores, path);
    tally.note("a reply to be refused", what, {
      ...(answer.status !== 400 && { failed: `it answers ${answer.status}` }),
      ...(stored.length > 0 && { lost: "it is stored" }),
      leaked: leakOf(answer, slug),
    });
  }
  for (const [what, [typed, kept]] of Object.entries(literalNames)) {
    const { path } = await newWedding(stores);
    const answer = await site.ask(`/${path}`, { fields: { ...goodReply(), name: typed } });
    const [stored] = await repliesOf(stores, path);
    const isKept = stored?.name === kept;
    tally.note("a name that is code elsewhere", what, {
      ...(answer.status !== 303 && { failed: `it answers ${answer.status}` }),
      ...(!isKept && { lost: `stored as ${JSON.stringify(stored?.name)}` }),
    });
  }
  for (const [what, changes] of Object.entries(refusedOrders)) {
    const fields = { ...newOrder(), ...changes };
    const answer = await site.ask("/order", { fields });
    const stored = await stores.db
      .prepare("SELECT count(*) AS n FROM orders WHERE key = ?")
      .bind(fields.key)
      .first<number>("n");
    tally.note("an order to be refused", what, {
      ...(answer.status !== 400 && { failed: `it answers ${answer.status}` }),
      ...(stored !== 0 && { lost: "it is stored" }),
      leaked: leakOf(answer, ""),
    });
  }
  await orderFromArmenianDomain(site, stores, tally);
  await postAgain(site, stores, tally);
}

/** A domain in Armenian letters is mailed to by its ASCII form (RFC 5891). */
async function orderFromArmenianDomain(
  site: ProofSite,
  { db }: Stores,
  tally: Tally,
): Promise<void> {
  const fields: Record<string, string> = { ...newOrder(), email: "ani@օրինակ.հայ" };
  const { status } = await site.ask("/order", { fields });
  const kept = await db
    .prepare("SELECT email FROM orders WHERE key = ?")
    .bind(fields.key)
    .first<string>("email");
  const isAscii = /^ani@xn--[\w.-]+$/.test(kept ?? "");
  tally.note("an order from an Armenian domain", fields.email ?? "", {
    ...(status !== 303 && { failed: `it answers ${status}` }),
    ...(!isAscii && { lost: `stored as ${kept}` }),
  });
}

/** The same form again: by twenty fingers at once, with other content, too late, too often. */
async function postAgain(site: ProofSite, stores: Stores, tally: Tally): Promise<void> {
  const expectOnce = async (what: string, path: string, answers: Answer[], revision = 1) => {
    const stored = await repliesOf(stores, path);
    const messages = await messagesOf(stores, path);
    const isOnce = stored.length === 1 && stored[0]?.revision === revision;
    const refused = answers.find(({ status }) => status !== 303);
    tally.note("a form that is sent again", what, {
      ...((!isOnce || messages.length !== revision) && {
        lost: `${stored.length} replies, ${messages.length} messages`,
      }),
      ...(refused && { failed: `it answers ${refused.status}` }),
    });
  };
  const twenty = await newWedding(stores);
  const one = goodReply();
  const posts = Array.from({ length: 20 }, () => site.ask(`/${twenty.path}`, { fields: one }));
  await expectOnce("twenty times at once", twenty.path, await Promise.all(posts));

  const changed = await newWedding(stores);
  const answers = [
    await site.ask(`/${changed.path}`, { fields: one }),
    await site.ask(`/${changed.path}`, { fields: { ...one, guestsNumber: "4" } }),
  ];
  await expectOnce("with other content", changed.path, answers, 2);

  const gone = await newWedding(stores);
  // The guest's phone goes away: the answer never arrives, and the form is sent again.
  await site.ask(`/${gone.path}`, {
    fields: one,
    fault: { how: "loses its answer", of: "DB.batch" },
  });
  await expectOnce("after its answer was lost", gone.path, [
    await site.ask(`/${gone.path}`, { fields: one }),
  ]);

  const { reply } = await newWedding(stores);
  const late = await newWedding(stores, { reply: reply && { ...reply, deadline: dayFromNow(-3) } });
  const closed = await site.ask(`/${late.path}`, { fields: one });
  tally.note("a form that is sent too late", "", {
    ...(closed.status !== 410 && { failed: `it answers ${closed.status}` }),
    ...((await repliesOf(stores, late.path)).length > 0 && { lost: "it is stored" }),
  });

  const often = await newWedding(stores);
  const visitor = { "x-visitor": "192.0.2.7" };
  const statuses: number[] = [];
  for (let times = 0; times < 70 && !statuses.includes(429); times += 1) {
    const answer = await site.ask(`/${often.path}`, { fields: goodReply(), headers: visitor });
    statuses.push(answer.status);
    const isKind = answer.status === 429 && Number(answer.headers.get("Retry-After")) > 0;
    if (isKind && answer.text.includes(one.name ?? "")) statuses.push(0);
  }
  const kept = (await repliesOf(stores, often.path)).length;
  tally.note("a form that is sent too often", "", {
    ...(!statuses.includes(0) && { failed: `no kind 429 after ${statuses.length} posts` }),
    ...(kept !== statuses.filter((status) => status === 303).length && { lost: `${kept} kept` }),
  });
}
