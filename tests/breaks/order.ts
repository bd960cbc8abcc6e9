import type { Break } from "./break.ts";

const mutations = "app/shop/order/mutations.server.ts";
const decisions = "app/shop/order/approval/mutations.server.ts";
const access = "app/shop/order/access.server.ts";
const order = ["tests/pages/order.test.ts"];
const approval = ["tests/pages/order-approval.test.ts"];
const walk = ["tests/pages/access-walk.test.ts"];

export const orderBreaks: readonly Break[] = [
  {
    promise: "an order is opened by its own key",
    file: access,
    from: "return isSigned(secret, `order ${number}`, key);",
    to: "return key.length === 43;",
    tests: [...order, ...walk],
  },
  {
    promise: "the page of all orders is one mailbox's",
    file: access,
    from: "return isSigned(secret, `orders of ${email.toLowerCase()}`, key);",
    to: "return key.length === 43;",
    tests: [...order, "tests/pages/order-changed.test.ts", ...walk],
  },
  {
    promise: "an order's number has six digits",
    file: access,
    from: "/^\\d{6}$/.test(typed)",
    to: "/^\\d+/.test(typed)",
    tests: ["tests/pages/order-changed.test.ts"],
  },
  {
    promise: "an order and its mails are one batch",
    file: mutations,
    from: '...enqueue(db, { kind: "order", source: newestRevision(key), recipient: studioEmail }, now),',
    to: "",
    tests: order,
  },
  {
    promise: "the same form again is the same order",
    file: mutations,
    from: 'WHERE content_hash <> excluded.content_hash AND ${allows("correct")}`',
    to: 'WHERE ${allows("correct")}`',
    tests: order,
  },
  {
    promise: "an order that is worked on is not overwritten by its form",
    file: mutations,
    from: ' AND ${allows("correct")}`',
    to: "`",
    tests: [...order, "tests/pages/order-changed.test.ts"],
  },
  {
    promise: "a mailbox gets three confirmations a day",
    file: mutations,
    from: "const confirmationsADay = 3;",
    to: "const confirmationsADay = 300;",
    tests: order,
  },
  {
    promise: "an approval counts for the revision that was shown",
    file: decisions,
    from: "previews.revision = ?2)`;",
    to: "?2 = ?2)`;",
    tests: approval,
  },
  {
    promise: "what is approved or published is not approved again",
    file: "app/shop/order/state.ts",
    from: 'approve: { from: ["ready"], to',
    to: 'approve: { from: ["ready", "in-work", "cancelled"], to',
    tests: [...approval, "app/shop/order/state.test.ts"],
  },
  {
    promise: "an order is approved once all its languages are",
    file: decisions,
    from: "? languages.map((code) => ` AND ${approved} LIKE '%,${code},%'`).join(\"\")",
    to: '? ""',
    tests: ["tests/pages/order-needs.test.ts"],
  },
  {
    promise: "the same change request again is one",
    file: decisions,
    from: "AND (state <> 'in-work' OR change_requested_at IS NULL OR change_request <> ?2)`",
    to: "`",
    tests: approval,
  },
  {
    promise: "what was published is not cancelled by its customer",
    file: mutations,
    from: 'WHERE id = ?1 AND ${allows("cancelByCustomer")}`,',
    to: "WHERE id = ?1`,",
    tests: [...order, ...approval, "tests/pages/order-changed.test.ts"],
  },
  {
    promise: "a form with an unreadable number stores nothing",
    file: "app/shop/order/submit.server.ts",
    from: "if (unreadable.length > 0)",
    to: "if (unreadable.length > 99)",
    tests: [...order, "tests/pages/order-price.test.ts"],
  },
  {
    promise: "too many orders are refused",
    file: "app/shop/order/submit.server.ts",
    from: "return submit(\n    mayPost,",
    to: "return submit(\n    true,",
    tests: ["tests/pages/headers-walk.test.ts", "tests/faults/rate-limit-down.test.ts"],
  },
];
