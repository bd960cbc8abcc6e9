import type { PublishedPicture } from "#app/domain/invitation/schema/picture.ts";

/** Files made of a card: two pictures for chats, two sheets for printers; and of an animation. */
export const deliverableKinds = ["4x5", "9x16", "a6", "5x7", "film", "poster"] as const;
export type DeliverableKind = (typeof deliverableKinds)[number];

/** All files of a product, in the order in which they are offered. */
export const kindsOf: Record<PublishedPicture["kind"], readonly DeliverableKind[]> = {
  card: ["4x5", "9x16", "a6", "5x7"],
  animation: ["film", "poster"],
};
