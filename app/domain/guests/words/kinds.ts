/** The messages whose words hosts may replace by their own. */
export const wordedKinds = ["invitation", "reminder"] as const;
export type WordedKind = (typeof wordedKinds)[number];

/** Longest text in code points. With its salutation and link a message is a link of WhatsApp still. */
export const longestWords = 600;
