/** Customers' tastes that a design may suit, besides what its colours and its occasion say. */
export const tastes = ["festive", "quiet", "illustrated"] as const;
export type Taste = (typeof tastes)[number];
