import * as v from "valibot";

/** The whole content of the password page. It must not contain anything of the invitation. */
export const gateStateSchema = v.variant("gate", [
  v.strictObject({ gate: v.literal("shut") }),
  v.strictObject({ gate: v.literal("wrong") }),
  /** The password cannot be checked at present. */
  v.strictObject({ gate: v.literal("unavailable") }),
  /** `minutes` until the next attempt is accepted. */
  v.strictObject({ gate: v.literal("locked"), minutes: v.number() }),
]);

export type GateState = v.InferOutput<typeof gateStateSchema>;
