import type { Way } from "./fault.ts";

/** Every way in which a call of a store may go wrong. */
export const ways: readonly Way[] = [
  "fails",
  "loses its answer",
  "stalls",
  "dies",
  "answers half",
  "is late",
  "answers stale",
];

/** Stores that fail, by their binding; every other binding is a rate limit. */
const stores: Readonly<Record<string, string>> = {
  DB: "D1",
  CONTENT: "KV",
  VISITS: "KV of visitors' names",
  MEDIA: "R2",
  OUTBOX: "the queue",
};
const limit = "a rate limit";

/** How the table names a call of a binding that goes wrong. */
export function faultOf(binding: string, way: Way): string {
  return `${stores[binding] ?? limit} ${way}`;
}

const crons = [
  "each minute's sweep",
  "each quarter of an hour's work",
  "the nightly work",
] as const;
const cronWays = ["fails", "loses its answer", "dies"] as const satisfies Way[];

/**
 * Every fault of the table. `Tally` takes no other, a whole run tries each, and proofs.json says what
 * each of them proves.
 */
export const faultNames: readonly string[] = [
  ...[...Object.values(stores), limit].flatMap((store) => ways.map((way) => `${store} ${way}`)),
  "a mail server refuses connections",
  "a mail server has no address",
  "a mail server answers 421",
  "a mail server answers 4xx",
  "a mail server answers 5xx",
  "a mail server answers no SMTP",
  "a mail server closes",
  "a mail server resets",
  "a mail server hangs",
  "a mail server drips",
  "a setting of mail is missing",
  "the sender dies",
  "the sender's store fails",
  "the sender's store loses its answer",
  "the sender's store stalls",
  "a mail server that is down for six hours",
  "a customer's address is refused",
  "a guest who goes away",
  "sweeps overlap",
  "poison rows",
  "a clock that jumps",
  "a broken definition",
  "a broken language pack",
  "a broken catalogue",
  ...crons.flatMap((cron) => cronWays.map((way) => `${cron} ${way}`)),
  "a reply to be refused",
  "a name that is code elsewhere",
  "an order to be refused",
  "an order from an Armenian domain",
  "a form that is sent again",
  "a form that is sent too late",
  "a form that is sent too often",
  "the Worker is killed",
  "a secret that is changed",
  "a secret that leaked",
  "an account that is lost",
  "at the end, every message",
];
