/**
 * Currencies whose amounts Stripe takes as they are; all others have two decimals there, the dram
 * too, except those with three (https://docs.stripe.com/currencies, "Zero-decimal currencies": "all
 * currencies are two-decimal unless otherwise noted"). ISK and UGX are two-decimal in requests ("Special cases").
 */
const whole = [
  "BIF",
  "CLP",
  "DJF",
  "GNF",
  "JPY",
  "KMF",
  "KRW",
  "MGA",
  "PYG",
  "RWF",
  "VND",
  "VUV",
  "XAF",
  "XOF",
  "XPF",
];
const thousandths = ["BHD", "JOD", "KWD", "OMR", "TND"];

/** How many of Stripe's units one of a currency is. @param currency its ISO 4217 code. */
export function unitsOf(currency: string): number {
  if (whole.includes(currency)) return 1;
  return thousandths.includes(currency) ? 1000 : 100;
}
