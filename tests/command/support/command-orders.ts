import { saveOrder } from "#app/features/order/mutations.server.ts";
import { findOrder, type Order } from "#app/features/order/data.server.ts";

/** Places an order for a wedding, as the form does. */
export async function placeOrder(db: D1Database, names: string): Promise<Order> {
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
        languages: ["am", "en"],
        details: "In Ashtarak, at four o'clock",
      },
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
