import { fieldNames, householdFields } from "#app/domain/guests/fields.ts";
import type { Household } from "#app/domain/guests/schema.ts";
import { recordOf } from "#app/lib/records.ts";

/** Columns that are written when a household is entered, by their names in `Household`. */
export const enteredColumns = {
  ...recordOf(fieldNames, (name) => householdFields[name].column),
  nameKey: "name_key",
} as const satisfies Partial<Record<keyof Household, string>>;

/** All columns of a household, by their names in `Household`. */
export const householdColumns = {
  ...enteredColumns,
  id: "id",
  code: "code",
  createdAt: "created_at",
  updatedAt: "updated_at",
  openedAt: "opened_at",
  lastOpenedAt: "last_opened_at",
  deliveredAt: "delivered_at",
  sentAt: "sent_at",
  remindedAt: "reminded_at",
  notifiedAt: "notified_at",
} as const satisfies Record<keyof Household, string>;
