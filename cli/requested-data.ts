import { findHeads } from "#app/domain/authoring/head/data.server.ts";
import { findPublishedPath } from "#app/domain/authoring/publish/list.ts";
import { formatOrderNumber } from "#app/shop/order/access.server.ts";
import { findOrder } from "#app/shop/order/data.server.ts";
import { findGuests } from "#app/studio/rights/search.server.ts";
import {
  dataOfGuest,
  dataOfInvitation,
  dataOfOrder,
  type PersonalData,
} from "#app/studio/rights/view.server.ts";
import { pathOf } from "./address.ts";
import { requireNumber } from "./order-number.ts";
import { count, tableLines } from "./output.ts";
import { UserError } from "./user-error.ts";
import type { Store } from "./store.ts";

/** The order, guest or invitation whose data a command is about, as staff name it. */
export type Requested =
  | { of: "order"; number: string }
  | { of: "guest"; address: string; who: string }
  | { of: "invitation"; address: string };

/** Data found, with a line that says whose it is and what else staff should know. */
export type FoundData = { data: PersonalData; whose: string; notes: string[] };

/**
 * Finds the data of one order, guest or invitation.
 * @param command as in `forget`, for the sentence that names the next command.
 * @throws UserError where nobody is meant, or several guests may be.
 */
export async function findRequested(
  store: Store,
  requested: Requested,
  command: string,
): Promise<FoundData> {
  switch (requested.of) {
    case "order":
      return findOrderData(store, requested.number);
    case "guest":
      return findGuestData(store, requested, command);
    case "invitation":
      return findInvitationData(store, requested.address);
  }
}

async function findOrderData(store: Store, number: string): Promise<FoundData> {
  const order = await findOrder(store.db, requireNumber(number));
  if (!order) throw new UserError(`There is no order ${number}: npm run studio -- orders list`);
  const data = await dataOfOrder(store, order);
  const isKept = order.invitation !== null && data.preview === null;
  return {
    data,
    whose: `Order ${formatOrderNumber(order.number)} of ${order.names}, ${order.email}, ${order.phone}`,
    notes: isKept
      ? [
          `Its invitation stays: npm run studio -- forget invitation ${order.invitation} deletes that.`,
        ]
      : [],
  };
}

async function findGuestData(
  store: Store,
  { address, who }: { address: string; who: string },
  command: string,
): Promise<FoundData> {
  const path = await ownPath(store, address);
  const { matches, mentions } = await findGuests(store.db, path, who);
  const [guest, ...others] = matches;
  if (!guest)
    throw new UserError(
      `${path} has no guest "${who}": npm run studio -- guests list ${path}, or replies export ${path}.`,
    );
  if (others.length > 0)
    throw new UserError(
      [
        `${count(matches.length, "guest")} of ${path} may be meant. Name one by its id: npm run studio -- ${command} guest ${path} ID`,
        ...tableLines([
          ["ID", "REPLIES", "NAMES"],
          ...matches.map(({ id, replies, names }) => [id, String(replies.length), names]),
        ]),
      ].join("\n"),
    );
  return {
    data: await dataOfGuest(store, path, guest),
    whose: `${guest.names}, guest of ${path}`,
    notes: mentions.map(
      ({ id, name }) => `The reply of ${name} (${id}) names them too: that is ${name}'s own.`,
    ),
  };
}

async function findInvitationData(store: Store, address: string): Promise<FoundData> {
  const path = await ownPath(store, address);
  const data = await dataOfInvitation(store, path);
  return { data, whose: `The invitation ${path}, its guests and its hosts`, notes: [] };
}

/** The path of the invitation at an address, which may be an alias or taken down. */
async function ownPath({ content, db }: Store, address: string): Promise<string> {
  const requestedPath = pathOf(address);
  const heads = await findHeads(db, [requestedPath]);
  return heads.has(requestedPath)
    ? requestedPath
    : ((await findPublishedPath(content, requestedPath)) ?? requestedPath);
}
