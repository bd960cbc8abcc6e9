/** Days from an order to its invitation, without holidays. */
export const readyInDays = 4;

/** Months that an invitation stays online after its event. */
export const validForMonths = 6;
