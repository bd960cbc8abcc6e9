import type { Table } from "#app/platform/privacy/types.ts";

/** The tables of D1 with an invitation's programs, and what its hosts changed. */
export const programTables = {
  webhooks: {
    what: "addresses of programs",
    whose: ["couple"],
    store: "news",
    deletedBy: ["end"],
    of: "invitation",
    key: ["id"],
    personal: "url",
    other: "id invitation created_at",
    isBackedUp: true,
  },
  host_changes: {
    what: "changes by hosts",
    whose: ["guest", "couple"],
    store: "reply",
    deletedBy: ["end", "age"],
    of: "invitation",
    key: ["id"],
    personal: "person subjects details",
    other: "id invitation created_at kind",
    isBackedUp: true,
  },
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
