/** Things that the customer can say are complete or not wanted. */
export const settledNames = ["photos", "song", "text"] as const;
export type SettledName = (typeof settledNames)[number];
