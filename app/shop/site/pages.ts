/**
 * The studio's own pages. `key` is the prefix of a page's texts in the pack `site`.
 */
export const sitePages = {
  home: { path: "/", key: "home" },
  weblink: { path: "/weblink", key: "weblink" },
  cards: { path: "/cards", key: "cards" },
  animations: { path: "/animations", key: "animations" },
  accessories: { path: "/accessories", key: "accessories" },
  assortment: { path: "/assortment", key: "assortment" },
  hosts: { path: "/for-hosts", key: "hosts" },
  prices: { path: "/prices", key: "prices" },
  order: { path: "/order", key: "order" },
  privacy: { path: "/privacy-policy", key: "privacy" },
  offer: { path: "/info/ekamtayin-hark", key: "offer" },
} as const;

export type SitePageId = keyof typeof sitePages;

/** The links of the top bar, in the order shown. */
export const barPages = [
  "home",
  "weblink",
  "cards",
  "animations",
  "assortment",
  "hosts",
  "prices",
  "order",
] as const satisfies SitePageId[];
