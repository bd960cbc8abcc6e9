import type { Table } from "#app/platform/privacy/place.ts";

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
    personal:
      "code salutation address people adults children language side tags phone note name_key opened_at last_opened_at delivered_at sender sent_at reminded_at told_at",
    other: "id invitation created_at updated_at",
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
