import type { Table } from "#app/features/privacy/place.ts";

/** The table of D1 with the payments of orders, which outlives them. */
export const paymentTables = {
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
