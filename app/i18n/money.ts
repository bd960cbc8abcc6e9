/** A line must not end between an amount and its currency, nor within an amount. */
const noBreak = "\u00a0";

/**
 * Formats an amount in drams for the studio's own pages: `25 000 ֏` in Armenian, `AMD 25,000` in
 * English. Not by `Intl`: neither workerd nor Chrome has Armenian.
 * @param drams whole and not negative.
 */
export function formatDrams(drams: number, language: "am" | "en"): string {
  const grouped = (separator: string) => String(drams).replace(/\B(?=(\d{3})+$)/g, separator);
  return language === "am" ? `${grouped(noBreak)}${noBreak}֏` : `AMD${noBreak}${grouped(",")}`;
}
