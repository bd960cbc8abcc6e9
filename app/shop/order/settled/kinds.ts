/** What the customer can say is complete or not wanted. */
export const settledNames = ["photos", "song", "text"] as const;
export type SettledName = (typeof settledNames)[number];
