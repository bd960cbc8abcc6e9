import { dataCentres, generator, machines, pick } from "./guests.ts";

/**
 * The minute in which a popular invitation is shared, and the limit of the platform that is met
 * first. A simulation of queues: nothing is measured here, and every assumption is a constant
 * below. `node tests/bench/crowd.ts`
 */

const second = 1_000;
const minute = 60 * second;

/** Guests who open the invitation in the first minute; most at its beginning. */
const crowds = [1_000, 10_000, 30_000, 100_000];
const meanOpening = 20 * second;

/** Milliseconds of CPU: of a page that is rendered, and of one from a cache. */
const renderMs = 12;
const cachedMs = 0.4;

/** A third of the guests answer at once; reading an invitation takes a minute, give or take. */
const answering = 1 / 3;
const readingMs = 60 * second;
const readingSpread = 0.6;

/** Half of the guests come by a personal link: its page is never shared, and opening it reads and writes D1. */
const personal = 0.5;

/**
 * Milliseconds that D1 is busy: it answers one query after the other
 * (https://developers.cloudflare.com/d1/platform/limits/). A reply is a batch of some six statements, a
 * message three writes. Some ten times what they take in SQLite on this machine.
 */
const busyMs = { open: 1, visit: 2, reply: 8, message: 3 };

/** The longest wait for D1 that a guest's form allows (app/lib/retries.ts). */
const formDeadline = 8 * second;

/**
 * Messages sent at once: consumers of a queue (https://developers.cloudflare.com/queues/platform/limits/)
 * times the messages of a batch (wrangler.toml), and what a mail server takes from one customer.
 */
const consumers = 250 * 5;
const mailMs = 700;
const mailsOfProvider = 14;

type Job = { at: number; busy: number; kind: "open" | "visit" | "reply" | "message" };

/** Two uniform numbers make one of a normal distribution (Box and Muller). */
function normal(random: () => number): number {
  return Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
}

type Opening = { at: number; isPersonal: boolean };

/** When each guest opens the invitation, in milliseconds; all within the first minute. */
function openings(guests: number, random: () => number): Opening[] {
  const all = Array.from({ length: guests }, () => {
    const share = random() * (1 - Math.exp(-minute / meanOpening));
    return { at: -Math.log(1 - share) * meanOpening, isPersonal: random() < personal };
  });
  return all.toSorted((one, other) => one.at - other.at);
}

/** Renderings, KV reads and the busiest machine's CPU: each machine renders a page once, if nobody near has. */
function pagesOf(opened: readonly Opening[], random: () => number) {
  const known = new Set<string>();
  const centres = new Map<number, number>();
  const cpu = new Map<string, number>();
  let rendered = 0;
  for (const { at, isPersonal } of opened) {
    const centre = pick(dataCentres, random);
    const machine = `${centre}.${Math.floor(random() * machines)}`;
    // A page that is being rendered beside another request is rendered twice.
    const isShared = (centres.get(centre) ?? Infinity) + 50 < at;
    const isRendered = isPersonal || (!known.has(machine) && !isShared);
    if (isRendered) rendered += 1;
    known.add(machine);
    if (!isPersonal) centres.set(centre, Math.min(centres.get(centre) ?? Infinity, at));
    const inSecond = `${machine} ${Math.floor(at / second)}`;
    cpu.set(inSecond, (cpu.get(inSecond) ?? 0) + (isRendered ? renderMs : cachedMs));
  }
  return { rendered, reads: known.size, busiest: Math.max(...cpu.values()) / second };
}

/** Work of D1, in the order of time. */
function jobsOf(opened: readonly Opening[], random: () => number): Job[] {
  const jobs: Job[] = [];
  for (const { at, isPersonal } of opened) {
    if (isPersonal) {
      jobs.push({ at, busy: busyMs.open, kind: "open" });
      jobs.push({ at: at + 5, busy: busyMs.visit, kind: "visit" });
    }
    if (random() >= answering) continue;
    const answered = at + readingMs * Math.exp(readingSpread * normal(random));
    jobs.push({ at: answered, busy: busyMs.reply, kind: "reply" });
    // The queue wakes the sender within a second.
    jobs.push({ at: answered + second, busy: busyMs.message, kind: "message" });
  }
  return jobs.toSorted((one, other) => one.at - other.at);
}

/**
 * Runs one query after the other. @returns milliseconds that each reply waits until it is stored.
 */
function waits(jobs: readonly Job[], databases: number): { waits: number[]; load: number } {
  let freeAt = 0;
  const found: number[] = [];
  const perSecond = new Map<number, number>();
  for (const { at, busy, kind } of jobs) {
    const takes = busy / databases;
    freeAt = Math.max(freeAt, at) + takes;
    if (kind === "reply") found.push(freeAt - at);
    const bucket = Math.floor(at / second);
    perSecond.set(bucket, (perSecond.get(bucket) ?? 0) + takes);
  }
  return {
    waits: found.toSorted((one, other) => one - other),
    load: Math.max(...perSecond.values()) / second,
  };
}

const quantile = (sorted: readonly number[], part: number) =>
  sorted[Math.floor(sorted.length * part)] ?? 0;

/** Seconds until the last mail is sent. */
function lastMail(jobs: readonly Job[], perSecond: number): number {
  let sentAt = 0;
  for (const { at, kind } of jobs)
    if (kind === "message") sentAt = Math.max(at + mailMs, sentAt + second / perSecond);
  return sentAt / second;
}

const rows: (string | number)[][] = crowds.map((guests) => {
  const random = generator(guests);
  const opened = openings(guests, random);
  const { rendered, reads, busiest } = pagesOf(opened, random);
  const jobs = jobsOf(opened, random);
  const { waits: found, load } = waits(jobs, 1);
  const late = found.filter((wait) => wait > formDeadline).length;
  return [
    guests.toLocaleString("en"),
    rendered,
    reads,
    `${(busiest * 100).toFixed(0)} %`,
    found.length.toLocaleString("en"),
    `${(load * 100).toFixed(0)} %`,
    `${quantile(found, 0.5).toFixed(0)} / ${quantile(found, 0.99).toFixed(0)} ms`,
    late.toLocaleString("en"),
    `${(lastMail(jobs, (consumers * second) / mailMs) / 60).toFixed(1)} min`,
    `${(lastMail(jobs, mailsOfProvider) / 60).toFixed(1)} min`,
  ];
});
const heads = [
  "guests in a minute",
  "renderings",
  "KV reads",
  "busiest isolate",
  "replies",
  "D1 at its busiest second",
  "a reply waits, p50 / p99",
  "asked to send again",
  "last mail, by the queue alone",
  `… at ${mailsOfProvider} mails a second`,
];
console.log(`| ${heads.join(" | ")} |\n|${" --- |".repeat(heads.length)}`);
for (const row of rows) console.log(`| ${row.join(" | ")} |`);

/** A million invitations, all open at once, with the unit of docs/scaling.md. */
const invitations = 1_000_000;
const [replies, replyKb, definitionKb, photosMb] = [200, 2, 8, 3];
const gigabytes = (kilobytes: number) => (kilobytes / 1e6).toFixed(0);
const stored = invitations * replies * replyKb;
console.log(`
a million invitations
  definitions in KV    ${gigabytes(invitations * definitionKb)} GB in ${invitations.toLocaleString("en")} keys; a list of all is ${invitations / 1_000} requests
  photos in R2         ${(invitations * photosMb) / 1e6} TB
  replies in D1        ${gigabytes(stored)} GB: ${Math.ceil(stored / 1e6 / 10)} databases of 10 GB, of 50,000 and 1 TB that an account may have
  replies a second     ${((invitations * replies) / (210 * 24 * 3600)).toFixed(1)} on average over seven months`);
