/** Where the studio works: the zone of a reply whose invitation names none any more. */
export const homeZone = "Asia/Yerevan";
