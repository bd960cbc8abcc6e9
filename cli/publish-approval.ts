import { findPreviewStates, type PreviewState } from "#app/shop/order/preview/data.server.ts";
import { markPreviewsPublished, previewHash } from "#app/shop/order/preview/mutations.server.ts";
import { releaseOrder } from "#app/shop/order/preview/release.server.ts";
import type { Plan } from "#app/domain/authoring/publish/plan.ts";
import type { ResolvedInvitation } from "#app/domain/authoring/resolve.ts";
import { formatOrderNumber } from "#app/shop/order/access.server.ts";
import { findOrdersOf, type Order } from "#app/shop/order/data.server.ts";
import type { ByStaff } from "#app/shop/order/event/mutations.server.ts";

/** The customers' approval decisions on some invitations. */
export type Approval = {
  orders: ReadonlyMap<string, Order>;
  /** The preview states by path. */
  shown: ReadonlyMap<string, PreviewState>;
  /** Reasons against publishing an invitation yet, by its path. */
  unapproved: ReadonlyMap<string, string>;
};

/**
 * Checks that each invitation was approved by its customer in its present form. One without an
 * order needs no approval.
 */
export async function approvalOf(
  db: D1Database,
  drafts: readonly ResolvedInvitation[],
): Promise<Approval> {
  const paths = drafts.map(({ path }) => path);
  const orders = await findOrdersOf(db, paths);
  const previews = await findPreviewStates(db, paths);
  const unapproved = new Map<string, string>();
  for (const draft of drafts) {
    const order = orders.get(draft.path);
    if (!order) continue;
    const number = formatOrderNumber(order.number);
    const preview = previews.get(draft.path);
    if (!["approved", "published"].includes(order.state))
      unapproved.set(
        draft.path,
        `order ${number} is ${order.state}, its customer has not approved it`,
      );
    else if (preview && preview.hash !== (await previewHash(draft)))
      unapproved.set(
        draft.path,
        `it was changed after the customer of order ${number} last saw it; to show it: npm run studio -- preview ${draft.path}`,
      );
  }
  return { orders, shown: previews, unapproved };
}

/**
 * After publishing: previews redirect to the public pages, and customers are notified.
 * @returns the numbers of the orders that became published.
 */
export async function notifyCustomers(
  db: D1Database,
  plans: readonly Plan[],
  { orders, shown: previews }: Approval,
  by: ByStaff,
): Promise<number[]> {
  const previewed = plans.flatMap(({ path }) => (previews.has(path) ? [path] : []));
  if (previewed.length > 0) await markPreviewsPublished(db, previewed, by.now);
  const open = plans
    .flatMap(({ path }) => orders.get(path) ?? [])
    .filter(({ state }) => state !== "published");
  for (const order of open) await releaseOrder(db, order, by);
  return open.map(({ number }) => number);
}
