import { setTimeout } from "node:timers/promises";
import { markOrder } from "#app/shop/order/mutations.server.ts";
import { partBytes } from "#app/shop/order/material/limits.ts";
import type { Operation } from "./operations.ts";
import { photoOf } from "./photo.ts";
import type { ProofSite, Stores } from "./site.ts";
import { newOrder, staffSession } from "./world.ts";

/** An order that was received. @returns its page for its customer, and that for staff. */
async function ordered(site: ProofSite) {
  const fields = newOrder();
  const answer = await site.ask("/order", { fields });
  const page = answer.headers.get("Location") ?? "";
  const number = Number(/\/order\/(\d+)/.exec(page)?.[1]);
  return { page, number, key: fields.key ?? "", forStaff: `/studio/orders/${number}` };
}

const count = async ({ db }: Stores, sql: string, ...values: string[]): Promise<number> =>
  Number(
    await db
      .prepare(`SELECT count(*) AS n ${sql}`)
      .bind(...values)
      .first("n"),
  );

/** Acts of a customer and staff about an order, each on one of its own. */
export const orderOperations: readonly Operation[] = [
  {
    name: "a customer opens an order",
    good: [200],
    async prepare(site) {
      const { page } = await ordered(site);
      return { own: "", do: (fault) => site.ask(`${page}&lng=am`, { fault }) };
    },
  },
  ...["/studio", "an order"].map((what): Operation => ({
    name: `staff open ${what}`,
    good: [200],
    async prepare(site, stores) {
      const { forStaff } = await ordered(site);
      const headers = await staffSession(site, stores);
      const to = what === "/studio" ? what : forStaff;
      return { own: null, do: (fault) => site.ask(to, { headers, fault }) };
    },
  })),
  {
    name: "staff note something about an order",
    good: [200],
    async prepare(site, stores) {
      const { forStaff } = await ordered(site);
      const headers = await staffSession(site, stores);
      const text = crypto.randomUUID();
      const fields = { intent: "note", text };
      return {
        own: null,
        do: (fault) => site.ask(forStaff, { fields, headers, fault }),
        stored: () => count(stores, "FROM order_events WHERE kind = 'note' AND text = ?", text),
      };
    },
  },
  {
    name: "staff mark an order as paid",
    good: [200],
    // That it was paid meanwhile, by the form whose answer was lost.
    meant: [400],
    async prepare(site, stores) {
      const { forStaff, key } = await ordered(site);
      const headers = await staffSession(site, stores);
      const fields = { intent: "paid", sum: "15000", way: "cash" };
      return {
        own: null,
        do: (fault) => site.ask(forStaff, { fields, headers, fault }),
        stored: () =>
          count(
            stores,
            `FROM order_events WHERE kind = 'paid'
              AND order_id IN (SELECT id FROM orders WHERE key = ? AND paid_at IS NOT NULL)`,
            key,
          ),
      };
    },
  },
  {
    name: "a customer adds something to an order",
    good: [303],
    async prepare(site, stores) {
      const { page, number } = await ordered(site);
      const published = {
        state: "published",
        invitation: `wedding/${crypto.randomUUID()}`,
      } as const;
      await markOrder(stores.db, number, published, Date.now());
      const text = crypto.randomUUID();
      const fields = { intent: "ask", text };
      return {
        own: "",
        do: (fault) => site.ask(page, { fields, fault }),
        stored: () => count(stores, "FROM order_events WHERE kind = 'addition' AND text = ?", text),
      };
    },
  },
  {
    name: "a customer sends the last part of a photo",
    good: [200],
    async prepare(site, stores) {
      const { page } = await ordered(site);
      const { bytes, hash } = await photoOf(partBytes + 1_000);
      const query = new URLSearchParams({ hash, size: String(bytes.length), name: "photo.jpg" });
      const send = (offset: number) => ({
        to: `${page.replace("?", "/files?")}&${query}&offset=${offset}`,
        body: bytes.slice(offset, offset + partBytes),
      });
      const first = send(0);
      await site.ask(first.to, { body: first.body });
      const { to, body } = send(partBytes);
      return {
        own: "",
        // As the page's script does while another file has its turn (decision 072).
        do: async (fault) => {
          let answer = await site.ask(to, { body, fault });
          for (let tries = 0; answer.status === 429 && tries < 5; tries += 1) {
            await setTimeout(3_000);
            answer = await site.ask(to, { body });
          }
          return answer;
        },
        stored: () => count(stores, "FROM order_files WHERE hash = ?", hash),
      };
    },
  },
];
