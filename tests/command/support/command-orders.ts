import { createHash } from "node:crypto";
import { fileKey } from "#app/shop/order/material/store.server.ts";
import { saveOrderFile } from "#app/shop/order/material/mutations.server.ts";
import { saveOrder } from "#app/shop/order/mutations.server.ts";
import { findOrder, type Order } from "#app/shop/order/data.server.ts";
import type { Store } from "../../../cli/store.ts";

/** Sends a photo with an order, as its page does. */
export async function sendPhoto(
  { db, media }: Pick<Store, "db" | "media">,
  { id }: Order,
  bytes: Uint8Array,
  name: string,
): Promise<void> {
  const hash = createHash("sha256").update(bytes).digest("hex");
  await media.put(fileKey(id, hash), bytes);
  const file = { hash, kind: "photo" as const, format: "jpeg", name, width: 60, height: 40 };
  await saveOrderFile(db, id, { ...file, bytes: bytes.length, position: Date.now() }, Date.now());
}

/** Places an order for a wedding, as the form does. */
export async function placeOrder(
  db: D1Database,
  names: string,
  { template, accessories }: { template?: string; accessories?: Record<string, number> } = {},
): Promise<Order> {
  const { number } = await saveOrder(
    db,
    {
      given: {
        key: crypto.randomUUID(),
        names,
        email: `${crypto.randomUUID().slice(0, 8)}@example.com`,
        phone: "+37491123456",
        occasionType: "wd",
        occasionDate: "2027-09-04",
        rsvp: "yes",
        ...(template ? { template } : {}),
        languages: ["am", "en"],
        details: "In Ashtarak, at four o'clock",
      },
      ...(accessories ? { accessories } : {}),
      language: "en",
      suspect: false,
      studioEmail: "hello@hraver.example",
    },
    Date.now(),
  );
  const order = await findOrder(db, number);
  if (!order) throw new Error(`order ${number} was not stored`);
  return order;
}
