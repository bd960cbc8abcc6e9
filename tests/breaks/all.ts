import type { Break } from "./break.ts";
import { coupleLinkBreaks } from "./couple-link.ts";
import { gateBreaks } from "./gate.ts";
import { guestsBreaks } from "./guests.ts";
import { mediaBreaks } from "./media.ts";
import { orderBreaks } from "./order.ts";
import { outboxBreaks } from "./outbox.ts";
import { replyBreaks } from "./reply.ts";

/** The breaks of each area. */
export const areas: Readonly<Record<string, readonly Break[]>> = {
  reply: replyBreaks,
  gate: gateBreaks,
  outbox: outboxBreaks,
  "couple-link": coupleLinkBreaks,
  guests: guestsBreaks,
  order: orderBreaks,
  media: mediaBreaks,
};

export const allBreaks: readonly Break[] = Object.values(areas).flat();
