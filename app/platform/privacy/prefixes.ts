import type { Place } from "#app/platform/privacy/types.ts";

type Prefix = Place & {
  /** The files that write it; a test compares the list with the code. */
  writtenBy: readonly string[];
};

/** The prefixes of keys in KV. `VISITS` has none: its keys are random. */
export const kvPrefixes = {
  "invitation:": {
    what: "pages and their versions",
    whose: ["couple"],
    store: "invitation",
    deletedBy: ["staff"],
    writtenBy: ["app/domain/authoring/publish/plan.ts", "app/studio/backup/restore.server.ts"],
  },
  "locale:": {
    what: "language packs",
    whose: [],
    store: null,
    deletedBy: ["self"],
    writtenBy: ["app/domain/authoring/publish/documents.ts"],
  },
  "catalogue:": {
    what: "parts of the catalogue",
    whose: [],
    store: null,
    deletedBy: ["self"],
    writtenBy: ["app/domain/authoring/publish/documents.ts"],
  },
  VISITS: {
    what: "visitors' personalisations",
    whose: ["visitor"],
    store: "visit",
    deletedBy: ["self"],
    writtenBy: ["app/domain/personalisation/session.server.ts"],
  },
} as const satisfies Record<string, Prefix>;

/**
 * Named caches of the data centres. An entry is found only while its invitation is published as it
 * was rendered, and expires within a day.
 */
export const edgeCaches = {
  pages: {
    what: "rendered pages",
    whose: ["couple"],
    store: "invitation",
    deletedBy: ["self"],
    writtenBy: ["app/guest/page-cache/data.server.ts"],
  },
} as const satisfies Record<string, Prefix>;

/** The prefixes of keys in R2. */
export const r2Prefixes = {
  "media/": {
    what: "photos, music, films, and files made of cards and animations",
    whose: ["couple"],
    store: "invitation",
    deletedBy: [],
    writtenBy: ["cli/media-upload.ts", "cli/commands/deliver.ts"],
  },
  "originals/": {
    what: "photos, music and films as they were added",
    whose: ["couple"],
    store: "invitation",
    deletedBy: ["staff"],
    writtenBy: ["cli/media-upload.ts"],
  },
  "og/": {
    what: "pictures of links",
    whose: ["couple"],
    store: "invitation",
    deletedBy: ["staff"],
    writtenBy: ["cli/og-images.ts"],
  },
  "order-files/": {
    what: "photos and songs of orders",
    whose: ["customer"],
    store: "material",
    deletedBy: ["age"],
    writtenBy: ["app/shop/order/material/store.server.ts"],
  },
  /** Of files that come in parts; unfinished ones are deleted after two days. */
  "order-parts/": {
    what: "parts of photos and songs of orders",
    whose: ["customer"],
    store: "material",
    deletedBy: ["age"],
    writtenBy: ["app/shop/order/material/store.server.ts"],
  },
  "backups/": {
    what: "backups",
    whose: ["guest", "couple", "customer"],
    store: "backups",
    deletedBy: ["age"],
    writtenBy: ["app/studio/backup/write.server.ts"],
  },
  /** Random ids and digests alone. Kept longer than any backup that may name them. */
  "forgotten/": {
    what: "marks of what was deleted on request",
    whose: [],
    store: null,
    deletedBy: ["age"],
    writtenBy: ["app/studio/backup/tombstones.server.ts"],
  },
} as const satisfies Record<string, Prefix>;
