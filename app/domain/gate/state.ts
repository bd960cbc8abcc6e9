import * as v from "valibot";
import { paletteSchema } from "#app/designs/palettes/palette-schema.ts";

/** The invitation's palette; many invitations have the same one. */
const palette = v.optional(paletteSchema);

/**
 * The whole content of the password page. Of the invitation it must not contain anything but its
 * colours, which are no secret: a name, an emblem or an initial would be (docs/decisions/049).
 */
export const gateStateSchema = v.variant("gate", [
  v.strictObject({ gate: v.literal("shut"), palette }),
  v.strictObject({ gate: v.literal("wrong"), palette }),
  /** The password cannot be checked at present. */
  v.strictObject({ gate: v.literal("unavailable"), palette }),
  /** `minutes` until the next attempt is accepted. */
  v.strictObject({ gate: v.literal("locked"), minutes: v.number(), palette }),
]);

export type GateState = v.InferOutput<typeof gateStateSchema>;
