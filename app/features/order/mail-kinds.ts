import type { MessageKind } from "#app/features/outbox/schema.ts";

/** The kinds of messages to customers; all others about an order go to the studio. */
export const toCustomer = [
  "order-thanks",
  "order-ready",
  "order-published",
  "order-paid",
  "order-answer",
  "order-list",
] as const satisfies readonly MessageKind[];
