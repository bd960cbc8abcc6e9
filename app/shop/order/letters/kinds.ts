import type { MessageKind } from "#app/platform/outbox/schema.ts";

/** The kinds of messages to customers; all others about an order go to the studio. */
export const toCustomer = [
  "order-thanks",
  "order-ready",
  "order-published",
  "order-paid",
  "order-answer",
  "order-called-off",
  "order-goods",
  "order-files",
  "order-list",
] as const satisfies readonly MessageKind[];

/** The kinds of messages about an order that go to the studio's own chat too. */
const toTeam = [
  "order",
  "order-approved",
  "order-change-request",
  "order-cancelled",
  "order-addition",
] as const satisfies readonly MessageKind[];

export function isTeamKind(kind: string): kind is (typeof toTeam)[number] {
  return toTeam.some((teamKind) => teamKind === kind);
}
