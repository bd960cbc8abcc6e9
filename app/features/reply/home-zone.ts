/** The studio's time zone, for replies to an invitation that is no longer published. */
export const homeZone = "Asia/Yerevan";
