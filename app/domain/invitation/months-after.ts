/** Months that an invitation stays after its event; customers are promised this. */
export const monthsAfter = 6;
