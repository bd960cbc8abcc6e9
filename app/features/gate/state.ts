import * as v from "valibot";

/** What a shut gate says. All of it: nothing here may come from the invitation. */
export const gateStateSchema = v.variant("gate", [
  v.strictObject({ gate: v.literal("shut") }),
  v.strictObject({ gate: v.literal("wrong") }),
  /** A password cannot be looked at now. */
  v.strictObject({ gate: v.literal("unavailable") }),
  /** `minutes` until the next guess is looked at. */
  v.strictObject({ gate: v.literal("locked"), minutes: v.number() }),
]);

export type GateState = v.InferOutput<typeof gateStateSchema>;
