import { partBytes } from "#app/shop/order/material/limits.ts";
import { listHouseholds } from "#app/domain/guests/data.server.ts";
import { saveHouseholds } from "#app/domain/guests/mutations.server.ts";
import { personFields } from "#app/domain/reply/people/fields.ts";
import { publish } from "../support/invitations.ts";
import { goodReply } from "../support/posted-forms.ts";
import { photoOf } from "./photo.ts";
import type { Stores } from "./site.ts";
import { acknowledge, ask, insist, write, type Load } from "./soak-load.ts";
import {
  householdOfTwo,
  newOrder,
  newPreview,
  newWedding,
  staffSession,
  weddingInUse,
} from "./world.ts";

/**
 * How much there is on the site. `weddings`: all guests share them, as after a link was sent to a family's
 * chat. `staff`: so many that none of them reaches the limit of what one may send in a minute.
 */
export type Size = { weddings: number; households: number; previews: number; staff: number };

/** Data that the people of a site work with. */
type Place = {
  weddings: Awaited<ReturnType<typeof furnished>>[];
  previews: Awaited<ReturnType<typeof newPreview>>[];
  staff: { Cookie: string }[];
  /** Orders that were acknowledged. */
  orders: { page: string; key: string; isPaid: boolean }[];
};

async function furnished({ site, stores }: Load, households: number) {
  const used = await weddingInUse(site, stores);
  const { path } = used.wedding;
  const added = Array.from({ length: households }, () => householdOfTwo);
  await saveHouseholds(stores.db, path, { added, changed: [] }, Date.now());
  return { ...used, households: await listHouseholds(stores.db, path) };
}

function oneOf<Thing>(things: readonly Thing[]): Thing {
  const chosen = things[Math.floor(Math.random() * things.length)];
  if (chosen === undefined) throw new Error("nothing to choose from");
  return chosen;
}

const chance = (share: number) => Math.random() < share;

/** A guest opens an invitation, answers, and sometimes thinks again. */
async function beGuest(load: Load, { weddings }: Place): Promise<void> {
  const { wedding, guest } = oneOf(weddings);
  const { path, slug } = wedding;
  await ask(load, `/${path}`, slug, chance(0.2) ? { headers: guest } : {});
  await load.rest();
  const fields: Record<string, string> = { ...goodReply(), name: `Անի ${crypto.randomUUID()}` };
  const { key = "", guestsNumber } = fields;
  const reply = { kind: "a reply" as const, about: key };
  await write(load, { ...reply, id: `${path} ${key} ${guestsNumber}` }, `/${path}`, slug, {
    fields,
  });
  if (load.isOver() || !chance(0.3)) return;
  await load.rest();
  const corrected = { ...fields, guestsNumber: "4" };
  await write(load, { ...reply, id: `${path} ${key} 4` }, `/${path}`, slug, { fields: corrected });
}

/** A household opens its link and answers by name; it does so again and again, and has one answer. */
async function beHousehold(load: Load, { weddings }: Place): Promise<void> {
  const { wedding, households } = oneOf(weddings);
  const household = oneOf(households);
  const to = `/${wedding.path}?g=${household.code}`;
  await ask(load, to, wedding.slug);
  await load.rest();
  const people = Object.fromEntries(
    personFields(household).map((field, index) => [
      field,
      index === 0 || chance(0.7) ? "yes" : "no",
    ]),
  );
  const fields = { ...goodReply(), ...people };
  const id = `${wedding.path} ${household.id}`;
  await write(load, { kind: "a household's reply", id }, to, wedding.slug, { fields });
}

/** A couple looks at its answers and adds a household. */
async function beCouple(load: Load, { weddings }: Place): Promise<void> {
  const { wedding, couple: headers } = oneOf(weddings);
  for (const page of ["/replies", "/replies/guests", "/replies.csv", "/replies/version"]) {
    await ask(load, page, wedding.slug, { headers });
    await load.rest();
  }
  const id = crypto.randomUUID();
  const fields = {
    person: "Հայկ",
    salutation: "Սիրելի՛ Հայկ",
    addressForm: "one",
    adults: "1",
    id,
  };
  const added = { kind: "a household" as const, id };
  const to = "/replies/guests/new";
  const answer = await write(load, added, to, wedding.slug, { fields, headers });
  if (answer) await ask(load, `/replies/guests/${id}`, wedding.slug, { headers });
}

/** A customer looks around, orders, and sometimes sends a photo. */
async function beCustomer(load: Load, place: Place): Promise<void> {
  for (const page of ["/", "/weblink", "/order"]) await ask(load, page, "");
  await load.rest();
  const fields = newOrder();
  const { key = "" } = fields;
  const answer = await write(load, { kind: "an order", id: key }, "/order", "", { fields });
  const page = answer?.headers.get("Location");
  if (!page) return;
  place.orders.push({ page, key, isPaid: false });
  await ask(load, page, "");
  if (chance(0.5)) await sendPhoto(load, page, key);
}

/** Sends a photo in parts, as the page's script does: from where the server has it. */
async function sendPhoto(load: Load, page: string, order: string): Promise<void> {
  const { bytes, hash } = await photoOf(partBytes + 10_000);
  const query = new URLSearchParams({ hash, size: String(bytes.length), name: "photo.jpg" });
  const files = `${page.replace("?", "/files?")}&${query}`;
  for (let offset = 0, times = 0; offset < bytes.length && times < 6; times += 1) {
    const body = bytes.slice(offset, offset + partBytes);
    const answer = await insist(load, `${files}&offset=${offset}`, "", { body }, 200);
    if (!answer) return;
    const received = JSON.parse(answer.text || "{}") as { state: string; have?: number };
    if (received.state === "whole") {
      acknowledge(load, { kind: "a photo", id: `${order} ${hash}` });
      const shown = await ask(load, page.replace("?", `/files/${hash}?`), "");
      if (shown && ![200, 503].includes(shown.status))
        load.seen.failures.push(`a photo that was taken answers ${shown.status}`);
      return;
    }
    offset = received.have ?? bytes.length;
  }
}

/** Staff look at the day, note something about an order, and mark one as paid. */
async function beStaff(load: Load, { staff, orders }: Place): Promise<void> {
  const headers = oneOf(staff);
  await ask(load, "/studio", null, { headers });
  const order = orders.at(-Math.ceil(Math.random() * Math.min(20, orders.length)));
  if (!order) return;
  const number = /\/order\/(\d+)/.exec(order.page)?.[1];
  const to = `/studio/orders/${number}`;
  await ask(load, to, null, { headers });
  await load.rest();
  const text = crypto.randomUUID();
  const noted = { intent: "note", text };
  await write(load, { kind: "a note", id: text }, to, null, { fields: noted, headers }, 200);
  if (order.isPaid || !chance(0.5)) return;
  order.isPaid = true;
  const fields = { intent: "paid", sum: "15000", way: "cash" };
  // A payment that was stored while its answer got lost is refused when it is sent again: it is
  // paid.
  for (let times = 0; times < 40 && (times === 0 || !load.isOver()); times += 1) {
    const answer = await ask(load, to, null, { fields, headers });
    if (answer?.status === 200 || answer?.status === 400)
      return acknowledge(load, { kind: "a payment", id: order.key });
    await load.rest();
  }
}

/** The studio publishes: an invitation anew, another one again, a photo; a customer sees a preview. */
async function beStudio(load: Load, { weddings, previews: shown }: Place): Promise<void> {
  const { stores } = load;
  const { address, slug } = oneOf(shown);
  await ask(load, address, slug);
  const fresh = await newWedding(stores);
  await ask(load, `/${fresh.path}`, fresh.slug);
  await load.rest();
  const { wedding } = oneOf(weddings);
  await publish(stores.content, { ...wedding, version: wedding.version + 1 });
  await ask(load, `/media/${await storedPhoto(stores)}/640.webp`, "");
  await ask(load, "/healthz", "");
}

async function storedPhoto({ media }: Stores): Promise<string> {
  const hash = crypto.randomUUID().replaceAll("-", "");
  await media.put(`media/${hash}/640.webp`, new Uint8Array(50_000));
  return hash;
}

/** The people of a site, each of whom does one thing after the other until the load is over. */
export async function actorsOf(load: Load, size: Size): Promise<(() => Promise<void>)[]> {
  const { site, stores } = load;
  const place: Place = { weddings: [], previews: [], staff: [], orders: [] };
  // In turn: Miniflare's D1 keeps Node waiting at each step.
  for (let number = 0; number < size.weddings; number += 1)
    place.weddings.push(await furnished(load, size.households));
  for (let number = 0; number < size.staff; number += 1)
    place.staff.push(await staffSession(site, stores));
  for (let number = 0; number < size.previews; number += 1)
    place.previews.push(await newPreview(stores));
  const acts = [
    ...Array.from({ length: 4 }, () => beGuest),
    beHousehold,
    beHousehold,
    beCouple,
    beCustomer,
    beStaff,
    beStudio,
  ];
  return acts.map((act) => async () => {
    while (!load.isOver()) {
      await act(load, place);
      await load.rest();
    }
  });
}
