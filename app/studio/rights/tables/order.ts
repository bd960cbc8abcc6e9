import type { Table } from "#app/platform/privacy/types.ts";

/** The tables of D1 with orders, and with their payments, which outlive them. */
export const orderTables = {
  orders: {
    what: "orders",
    whose: ["customer"],
    store: "order",
    deletedBy: [],
    of: "order",
    key: ["id"],
    personal:
      "names email phone occasion_type occasion_date music dresscode languages text details extras accessories change_request print_text delivery assigned_to language template invitation suspect content_hash",
    other:
      "id number key revision rsvp quote agreed_sum due_on paid_at paid_sum paid_by state created_at updated_at approved_at change_requested_at settled approved_languages goods goods_at",
    isBackedUp: true,
  },
  order_events: {
    what: "entries of orders' histories",
    whose: ["customer", "staff"],
    store: "order",
    deletedBy: [],
    of: "order",
    key: ["id"],
    personal: "person text",
    other: "id order_id at kind",
    isBackedUp: true,
  },
  order_files: {
    what: "photos and songs of orders",
    whose: ["customer"],
    store: "material",
    deletedBy: ["age"],
    of: "order",
    key: ["order_id", "hash"],
    personal: "hash name caption",
    other: "order_id kind format bytes width height position has_small is_cover focus created_at",
    isBackedUp: true,
  },
  payments: {
    what: "payments",
    whose: ["customer"],
    store: "payment",
    deletedBy: [],
    // A request about an order leaves them: they name nobody, and the books need them (decision 100).
    of: null,
    key: ["id"],
    personal: "",
    other:
      "id key order_id order_number provider provider_id reference page is_test sum currency state paid_sum refunded_sum settled_as created_at updated_at returned_at paid_at check_at",
    isBackedUp: true,
  },
} as const satisfies Record<string, Table>;
