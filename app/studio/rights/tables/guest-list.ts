import { householdColumns } from "#app/domain/guests/columns.ts";
import type { Table } from "#app/platform/privacy/types.ts";

/** Columns that say nothing of a household: its number, and when it was written. */
const impersonal = ["id", "created_at", "updated_at"];
const personal = Object.values(householdColumns).filter((column) => !impersonal.includes(column));

/**
 * The tables of D1 with an invitation's guest list, what is written to its households, and what is
 * served to them.
 */
export const guestListTables = {
  households: {
    what: "households of the guest list",
    whose: ["guest"],
    store: "reply",
    deletedBy: ["end", "staff"],
    of: "invitation",
    key: ["id"],
    personal: personal.join(" "),
    other: ["invitation", ...impersonal].join(" "),
    isBackedUp: true,
  },
  message_words: {
    what: "own words of messages",
    whose: ["couple"],
    store: "reply",
    deletedBy: ["end"],
    of: "invitation",
    key: ["invitation", "kind", "language"],
    personal: "text",
    other: "invitation kind language updated_at",
    isBackedUp: true,
  },
  menus: {
    what: "menus",
    whose: ["couple"],
    store: "reply",
    deletedBy: ["end"],
    of: "invitation",
    key: ["invitation", "language"],
    personal: "text",
    other: "invitation language updated_at",
    isBackedUp: true,
  },
} as const satisfies Record<string, Table>;
