import { goodReply } from "../support/posted-forms.ts";
import { arrived, replied } from "./delivery.ts";
import type { Scope } from "./each-call.ts";
import type { ProofSite } from "./site.ts";
import type { Tally, Verdict } from "./tally.ts";
import { gatedWedding, leakOf, newWedding } from "./world.ts";

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** Milliseconds by which a clock is wrong, and then right again. */
const jumps = [-400 * day, -day, -hour, -minute, minute, hour, day, 30 * day];

/** Lets the clock jump while guests reply, messages are sent and invitations are published. */
export async function jumpClock(site: ProofSite, tally: Tally, { isLong }: Scope): Promise<void> {
  const { stores } = site;
  for (const clock of isLong ? jumps : [-day, day]) {
    const where = `${clock / minute} minutes`;
    const { path, slug } = await newWedding(stores);
    const fields = goodReply();
    const early = await site.ask(`/${path}`, { fields, fault: { clock } });
    const again = await site.ask(`/${path}`, { fields });
    const stored = await stores.db
      .prepare("SELECT count(*) AS n FROM replies WHERE invitation = ?")
      .bind(path)
      .first<number>("n");
    const verdict: Verdict = { leaked: leakOf(early, slug) };
    if (early.status !== 303 || again.status !== 303)
      verdict.failed = `a reply answers ${early.status}, again ${again.status}`;
    if (stored !== 1) verdict.lost = `stored ${stored} times`;
    tally.note("a clock that jumps", `a reply, ${where}`, verdict);

    const { id } = await replied(site, stores);
    await site.consume([id], { clock, how: "dies", of: "DB.batch" });
    await site.consume([id], { clock });
    for (const later of [0, 13 * minute, Math.max(0, clock) + 16 * hour])
      await site.consume([id], { clock: later });
    tally.note("a clock that jumps", `a message, ${where}`, await arrived(site, stores, id));

    // A copy that an isolate read while its clock was ahead must not hide a password for as long.
    const open = await newWedding(stores);
    await site.ask(`/${open.path}`, { fault: { clock } });
    const { access } = await gatedWedding(stores);
    await stores.content.put(`invitation:${open.path}`, JSON.stringify({ ...open, access }));
    const shut = await site.ask(`/${open.path}`, { fault: { clock: 2 * minute } });
    const leaked = shut.status === 403 ? undefined : `a password is hidden: ${shut.status}`;
    tally.note("a clock that jumps", `a new password, ${where}`, { leaked });
  }
}
