/**
 * Actions on an order, as its history has them. `corrected`: its customer changed the form before
 * work began; `wish`: a customer's change request; `answer`: staff's reply to it; `addition`:
 * something ordered besides; `contact`: staff corrected how the customer is reached, of which the
 * text is the new one; `refunded`: money was given back, of which the text is all so far;
 * `settled`: the sum that came is right as it is; `preview`: it was shown; `moved`: staff set its
 * state by hand; `resent`, `stopped`: a mail about it, of which the text names kind and recipient;
 * `delivered`: files were made of its card or animation; `goods-…`: the goods made by hand came so
 * far, of which the text is a note; `goods-asked`: the customer said what is printed and where it
 * goes.
 */
export const eventKinds = [
  "corrected",
  "contact",
  "change-request",
  "answer",
  "addition",
  "approved",
  "preview",
  "published",
  "moved",
  "note",
  "assigned",
  "due",
  "price",
  "paid",
  "refunded",
  "settled",
  "cancelled",
  "resent",
  "stopped",
  "delivered",
  "goods-asked",
  "goods-to-make",
  "goods-made",
  "goods-ready",
  "goods-sent",
  "goods-handed-over",
] as const;
export type EventKind = (typeof eventKinds)[number];

/** An entry of an order's history. */
export type OrderEvent = {
  /** Milliseconds since 1970 in UTC. */
  at: number;
  /** A later release may have written one that this release does not know. */
  kind: string;
  /** Which of the staff; null for the customer. */
  person: string | null;
  text: string | null;
};
