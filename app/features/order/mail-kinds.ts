import type { MessageKind } from "#app/features/outbox/schema.ts";

/** The kinds of messages that go to a customer; every other one about an order goes to the studio. */
export const toCustomer = [
  "order-thanks",
  "order-ready",
  "order-published",
] as const satisfies readonly MessageKind[];
