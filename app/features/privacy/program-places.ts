import type { Table } from "#app/features/privacy/place.ts";

/** The tables of D1 by which an invitation's programs read. */
export const programTables = {
  api_keys: {
    what: "keys of programs",
    whose: ["couple", "staff"],
    store: "reply",
    deletedBy: ["end"],
    of: "invitation",
    key: ["invitation", "id"],
    personal: "name last_used_at",
    other: "id invitation made_by token_hash created_at expires_at revoked_at",
    isBackedUp: true,
  },
} as const satisfies Record<string, Table>;
