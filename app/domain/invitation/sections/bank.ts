import * as v from "valibot";
import { filled } from "#app/domain/invitation/schema/fields.ts";
import {
  limited,
  type SectionGuide,
  type SectionTraits,
  type TextSchema,
} from "#app/domain/invitation/sections/section.ts";

/** The code of a currency (ISO 4217), as in `AMD`. */
const currency = v.pipe(v.string(), v.regex(/^[A-Z]{3}$/, "expected a currency's code like AMD"));

export function schema<Text extends TextSchema>(text: Text) {
  return v.strictObject({
    ...limited,
    type: v.literal("bank"),
    text: v.optional(text),
    accounts: v.pipe(
      v.array(
        v.strictObject({
          holder: text,
          bank: v.optional(text),
          number: v.pipe(filled, v.maxLength(40)),
          currency: v.optional(currency),
        }),
      ),
      v.minLength(1),
    ),
  });
}

export const traits: SectionTraits = {};

export const guide: SectionGuide = {
  says: "accounts for gifts: one account for each currency",
  fields: {
    text: "words above the accounts",
    accounts: "one account for each currency",
    "accounts.holder": "whose account it is",
    "accounts.bank": "the bank's name",
    "accounts.number": "the account's or the card's number, in quotation marks",
    "accounts.currency": "the currency's code: `AMD`",
  },
};
