import { bcp47, type OrderLanguage } from "#app/i18n/languages.ts";
import { moneyFacts } from "#app/i18n/languages/money.generated.ts";
import { studio } from "#app/i18n/studio.ts";

/** A line must not end between an amount and its currency, nor within an amount. */
const noBreak = "\u00a0";

/** How a currency is written behind an amount, and before one. */
type Currency = { sign: string; before: string };

const currencies: Partial<Record<string, Currency>> = {
  AMD: { sign: "֏", before: `AMD${noBreak}` },
  EUR: { sign: "€", before: "€" },
  USD: { sign: "$", before: "$" },
  GBP: { sign: "£", before: "£" },
  RUB: { sign: "₽", before: "₽" },
};

/** The currency of the studio's prices, by its ISO 4217 code. */
export const currency: string = studio.currency ?? "AMD";

/**
 * Formats a price for the studio's own pages: `25 000 ֏` in Armenian and Russian, `AMD 25,000` in
 * English. Not by `Intl`: neither workerd nor Chrome has Armenian.
 * @param price not negative; whole, or with the tenths of an approximate sum.
 * @param code the currency's ISO 4217 code; the studio's own unless given.
 */
export function formatPrice(price: number, language: OrderLanguage, code = currency): string {
  const { isBefore } = moneyFacts[language];
  // Any other currency is written by its code.
  const { sign, before } = currencies[code] ?? { sign: code, before: `${code}${noBreak}` };
  const amount = grouped(price, language);
  return isBefore ? `${before}${amount}` : `${amount}${noBreak}${sign}`;
}

/** Units of the studio's currency for one unit of another, by ISO 4217 codes. */
export type Rates = Readonly<Partial<Record<string, number>>>;

/** The digits that an approximate sum is rounded to: a rouble is a small unit. */
const coarse = 10;
const roundedCoarsely = ["RUB"];

/** From so many units on a sum is rounded to whole ones; below, half a unit is too much to be wrong by. */
const whole = 10;

/**
 * A sum in other currencies, rounded: to whole units, roubles to tens; below ten of what it is
 * rounded to, to a tenth of that.
 * @returns none for a currency without a rate, for the sum's own, and for less than one unit.
 */
export function approximately({
  sum,
  currency: sumCurrency,
  rates,
}: {
  sum: number;
  currency: string;
  rates: Rates;
}): { currency: string; sum: number }[] {
  return Object.entries(rates).flatMap(([code, rate]) => {
    if (code === sumCurrency || rate === undefined) return [];
    const step = roundedCoarsely.includes(code) ? coarse : 1;
    const steps = sum / rate / step;
    const rounded = steps < whole ? Math.round(steps * 10) / 10 : Math.round(steps);
    // The product of a tenth and ten is not always whole.
    const amount = Math.round(rounded * step * 10) / 10;
    return amount < 1 ? [] : [{ currency: code, sum: amount }];
  });
}

/**
 * A sum in other currencies as text, marked as approximate: `≈ $31 · €27 · 2 500 ₽`. A line may end
 * between two sums alone.
 * @returns null where there is none.
 */
export function approximateText(
  sums: { sum: number; currency: string; rates: Rates },
  language: OrderLanguage,
  format: typeof formatPrice = formatPrice,
): string | null {
  const others = approximately(sums).map((other) => format(other.sum, language, other.currency));
  return others.length > 0 ? `≈${noBreak}${others.join(`${noBreak}· `)}` : null;
}

/**
 * Formats a price for a sentence: `25 000 դրամ` in Armenian, whose texts add the ending of the
 * ablative, as in `{{price}}ից`. A sign takes no ending.
 */
export function priceInText(price: number, language: OrderLanguage, code = currency): string {
  const { stems } = moneyFacts[language];
  if (!stems) return formatPrice(price, language, code);
  const stem = stems[code] ?? `${code}${stems["*"] ?? ""}`;
  return `${grouped(price, language)}${noBreak}${stem}`;
}

/**
 * Formats a price for a mail: `25 000 դրամ`, `AMD 25,000`, `25 000 драмов`. The dram's sign is an
 * empty box in the fonts of older mail programs; the site brings its own fonts.
 */
export function priceInMail(price: number, language: OrderLanguage, code = currency): string {
  const { counted, stems } = moneyFacts[language];
  const words = counted?.[code];
  if (words) {
    const form = new Intl.PluralRules(bcp47(language)).select(price);
    return `${grouped(price, language)}${noBreak}${words[form] ?? code}`;
  }
  return code === "AMD" && stems
    ? priceInText(price, language, code)
    : formatPrice(price, language, code);
}

function grouped(amount: number, language: OrderLanguage): string {
  const [thousands, tenths] = moneyFacts[language].signs ?? [noBreak, ","];
  const [units = "", fraction] = String(amount).split(".");
  const together = units.replace(/\B(?=(\d{3})+$)/g, thousands);
  return fraction === undefined ? together : `${together}${tenths}${fraction}`;
}
