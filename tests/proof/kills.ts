import { inTurns } from "./each-call.ts";
import { sweepAll } from "./delivery.ts";
import { operations } from "./operations.ts";
import type { ProofSite } from "./site.ts";
import type { Tally } from "./tally.ts";

/** Replies and orders are what must never be lost. */
const kept = [
  "a guest replies",
  "a guest changes a reply",
  "a household replies",
  "a customer orders",
];

const kills = 8;
const atOnce = 50;

/**
 * Ends workerd itself while many replies and orders are on their way, and starts it again on the
 * same stores. What was acknowledged is there once; what was not is sent again, and then is there
 * once. The queue is lost with the process, so that only the sweep sends.
 */
export async function killWorkers(site: ProofSite, tally: Tally): Promise<void> {
  for (let kill = 1; kill <= kills; kill += 1) {
    const { stores } = site;
    const chosen = operations.filter(({ name }) => kept.includes(name));
    const deeds = await Promise.all(
      Array.from({ length: atOnce }, async (_, index) => {
        const operation = chosen[index % chosen.length];
        if (!operation) throw new Error("no operation");
        return { operation, deed: await operation.prepare(site, stores) };
      }),
    );
    const acknowledged = new Set<object>();
    const going = deeds.map(async ({ operation, deed }) => {
      // The connection of a killed Worker breaks.
      const answer = await deed.do().catch(() => null);
      if (answer?.status === operation.good[0]) acknowledged.add(deed);
    });
    // From at once to when most are stored.
    await new Promise((done) => setTimeout(done, kill * 25));
    await site.kill();
    await Promise.all(going);
    await inTurns(
      deeds.map(({ operation, deed }) => async () => {
        const before = await deed.stored?.();
        const isLost = acknowledged.has(deed) && before !== 1;
        const again = await deed.do();
        const after = await deed.stored?.();
        tally.note("the Worker is killed", `kill ${kill}: ${operation.name}`, {
          ...(isLost && { lost: `acknowledged and stored ${before} times` }),
          ...(after !== 1 && { lost: `sent again it is stored ${after} times` }),
          ...(again.status !== 303 && { failed: `afterwards it answers ${again.status}` }),
        });
      }),
      6,
    );
    await sweepAll(site, stores);
  }
}
