import { fieldNames } from "#app/domain/invitation/reply/fields.ts";

/** The fields that a guest sees listed below their answer, which has the others. */
export const detailFields = fieldNames.filter(
  (name) =>
    name !== "name" && name !== "response" && name !== "guestsNumber" && name !== "withPartner",
);
export type DetailField = (typeof detailFields)[number];
