import { setTimeout as wait } from "node:timers/promises";
import * as v from "valibot";
import { flagOf, type Machine, type Site } from "./deploy-machine.ts";

/** With the pause between two looks these are two minutes: the cron sends each minute. */
const maxLooks = 24;

const made = v.pipe(v.string(), v.parseJson(), v.object({ id: v.string(), recipient: v.string() }));
const waiting = v.pipe(
  v.string(),
  v.parseJson(),
  v.array(
    v.object({
      id: v.string(),
      state: v.string(),
      attempts: v.number(),
      lastError: v.nullable(v.string()),
    }),
  ),
);

/**
 * Has the Worker mail the studio and says what becomes of it. From here the mail server would answer
 * also where the Worker cannot reach it: at Cloudflare's own addresses, or on port 25.
 * @returns a sentence for what has to be corrected; null where nothing is known to be wrong.
 */
export async function tryMail(machine: Machine, site: Site): Promise<string | null> {
  const command = (...words: string[]) =>
    machine.read("cli/index.js", ["outbox", ...words, "--remote", "--json"]);
  const list = `npm run studio -- outbox list --remote${flagOf(site) && ", with CLOUDFLARE_ENV=staging"}`;
  const test = v.safeParse(made, (await command("test")).out);
  if (!test.success)
    return "No test mail could be written into the outbox: see npm run studio -- doctor --remote";
  const { id, recipient } = test.output;
  for (let looks = 1; looks <= maxLooks; looks += 1) {
    const answer = v.safeParse(waiting, (await command("list")).out);
    const row = answer.success ? answer.output.find((entry) => entry.id === id) : null;
    if (row === undefined) {
      machine.say(
        `mail  sent to ${recipient}: look whether it has come, and for spf=pass, dkim=pass and dmarc=pass in its source`,
      );
      return null;
    }
    if (row?.lastError) {
      machine.say(`mail  not sent to ${recipient}: ${row.lastError}`);
      return `The site cannot send mail (${row.lastError}). Answers are kept, and their mails wait. Correct the server, the user or the password by npm run setup:cloudflare, then deploy again`;
    }
    await wait(machine.pause);
  }
  machine.say(
    `mail  waits for ${recipient}: Cloudflare starts the crons up to a quarter of an hour after they were set. What becomes of it: ${list}`,
  );
  return null;
}
