import { goodReply } from "../support/posted-forms.ts";
import type { Way } from "./fault.ts";
import type { ProofSite } from "./site.ts";
import type { Tally } from "./tally.ts";
import { newWedding } from "./world.ts";

/** Crons of wrangler.toml, by what they do. */
const crons = {
  "each minute's sweep": "* * * * *",
  "each quarter of an hour's work": "*/15 * * * *",
  "the nightly work": "17 1 * * *",
};
const ways: Way[] = ["fails", "loses its answer", "dies"];

/** Of the nightly work, which asks R2 a hundred times. */
const mostCalls = 16;

/** Some of a run's calls, from its first to its last. */
function spread(calls: readonly string[]): number[] {
  const step = Math.max(1, calls.length / mostCalls);
  const count = Math.min(calls.length, mostCalls);
  return Array.from({ length: count }, (_, index) => Math.floor(index * step) + 1);
}

/** Fails a store, or ends the Worker, during each of the crons: its next run ends well, and nothing is lost. */
export async function faultCrons(site: ProofSite, tally: Tally): Promise<void> {
  const { stores } = site;
  for (const [name, cron] of Object.entries(crons)) {
    await reply(site);
    const { calls } = await (await site.cron(undefined, cron)).told();
    for (const at of spread(calls))
      for (const how of ways) {
        const path = await reply(site);
        const attempt = await site.cron({ how, at }, cron);
        tally.heard(`${name} ${how}`, (await attempt.told()).log);
        const again = await site.cron(undefined, cron);
        const stored = await stores.db
          .prepare("SELECT count(*) AS n FROM replies WHERE invitation = ?")
          .bind(path)
          .first<number>("n");
        tally.note(`${name} ${how}`, `call ${at} (${calls[at - 1]})`, {
          ...(again.error !== null && { failed: `the next one ends with ${again.error}` }),
          ...(stored !== 1 && { lost: `a reply is stored ${stored} times` }),
        });
      }
  }
}

/** @returns the path of an invitation that has one reply. */
async function reply(site: ProofSite): Promise<string> {
  const { path } = await newWedding(site.stores);
  const answer = await site.ask(`/${path}`, { fields: goodReply() });
  if (answer.status !== 303) throw new Error(`a reply answers ${answer.status}`);
  return path;
}
