import { goodReply } from "../tests/support/posted-forms.ts";
import { publish } from "../tests/support/invitations.ts";
import type { Fault } from "./fault.ts";
import type { Answer, Asked, ProofSite, Stores } from "./site.ts";
import { leakOf, newOrder, newPreview, newWedding, weddingInUse } from "./world.ts";

/** A write that the site acknowledged: how it is found in D1, where it must be once. */
export type Acknowledged = { what: string; sql: string; values: string[] };

/** What the load has seen so far. */
export type Seen = {
  requests: number;
  /** Statuses that nobody meant, leaks, and breaks of the connection. */
  failures: string[];
  acknowledged: Acknowledged[];
  /** Milliseconds of requests without a fault, each with when it was made. */
  times: { at: number; milliseconds: number }[];
};

export type Load = {
  site: ProofSite;
  stores: Stores;
  seen: Seen;
  /** The fault of a request that is made now, if any. */
  fault: () => Fault | undefined;
  isOver: () => boolean;
  /** Waits between two things that one person does. */
  rest: () => Promise<void>;
};

/** Weddings that all guests share, as after a link was sent to a family's chat. */
const shared = 12;

/** Asks, times and judges. */
async function ask(
  { site, seen, fault }: Load,
  path: string,
  own: string,
  asked: Asked = {},
): Promise<Answer> {
  const now = fault();
  const answer = await site.ask(path, { ...asked, fault: now });
  seen.requests += 1;
  if (now === undefined)
    seen.times.push({ at: performance.now(), milliseconds: answer.milliseconds });
  const isMeant = answer.status < 500 || answer.status === 503;
  if (!isMeant) seen.failures.push(`${path.split("?")[0]} answers ${answer.status}`);
  const leak = leakOf(answer, own);
  if (leak !== undefined) seen.failures.push(`${path.split("?")[0]} leaks: ${leak}`);
  return answer;
}

/** Sends a form until it is acknowledged, as a person whose form came back does. */
async function insist(
  load: Load,
  path: string,
  own: string,
  asked: Asked,
  kept: Acknowledged,
): Promise<void> {
  for (let times = 0; times < 40 && (times === 0 || !load.isOver()); times += 1) {
    const { status } = await ask(load, path, own, asked);
    if (status === 303) return void load.seen.acknowledged.push(kept);
    if (status !== 503) return void load.seen.failures.push(`${kept.what} answers ${status}`);
    await load.rest();
  }
}

/** The people of a site, each of whom does one thing after the other until the load is over. */
export async function actorsOf(load: Load): Promise<(() => Promise<void>)[]> {
  const { site, stores } = load;
  const weddings = await Promise.all(
    Array.from({ length: shared }, () => weddingInUse(site, stores)),
  );
  const one = () => {
    const chosen = weddings[Math.floor(Math.random() * weddings.length)];
    if (!chosen) throw new Error("no wedding");
    return chosen;
  };
  const guest = async () => {
    const { wedding, household } = one();
    const link = Math.random() < 0.3 ? `?g=${household.code}` : "";
    await ask(load, `/${wedding.path}${link}`, wedding.slug);
    await load.rest();
    const fields: Record<string, string> = { ...goodReply(), name: `Անի ${crypto.randomUUID()}` };
    const sql = "FROM replies WHERE invitation = ? AND key = ? AND name = ?";
    await insist(
      load,
      `/${wedding.path}`,
      wedding.slug,
      { fields },
      {
        what: "a reply",
        sql,
        values: [wedding.path, fields.key ?? "", fields.name ?? ""],
      },
    );
  };
  const couple = async () => {
    const { wedding, couple: headers } = one();
    for (const page of ["/replies", "/replies/guests", "/replies.csv", "/replies/version"]) {
      await ask(load, page, wedding.slug, { headers });
      await load.rest();
    }
    const id = crypto.randomUUID();
    const fields = { person: "Հայկ", salutation: "Սիրելի՛ Հայկ", address: "one", adults: "1", id };
    await insist(
      load,
      "/replies/guests/new",
      wedding.slug,
      { fields, headers },
      { what: "a household", sql: "FROM households WHERE id = ?", values: [id] },
    );
  };
  const customer = async () => {
    for (const page of ["/", "/weblink", "/order"]) await ask(load, page, "");
    await load.rest();
    const fields = newOrder();
    await insist(
      load,
      "/order",
      "",
      { fields },
      {
        what: "an order",
        sql: "FROM orders WHERE key = ?",
        values: [fields.key ?? ""],
      },
    );
  };
  const staff = async () => {
    const { address, slug } = await newPreview(stores);
    await ask(load, address, slug);
    const fresh = await newWedding(stores);
    await ask(load, `/${fresh.path}`, fresh.slug);
    const { wedding } = one();
    await publish(stores.content, { ...wedding, version: wedding.version + 1 });
    const hash = crypto.randomUUID().replaceAll("-", "");
    await stores.media.put(`media/${hash}/640.webp`, new Uint8Array(50_000));
    await ask(load, `/media/${hash}/640.webp`, "");
    await ask(load, "/healthz", "");
  };
  const acts = [guest, guest, guest, guest, guest, couple, customer, staff];
  return acts.map((act) => async () => {
    while (!load.isOver()) {
      await act();
      await load.rest();
    }
  });
}
