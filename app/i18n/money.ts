/** A line must not end between an amount and its currency, nor within an amount. */
const noBreak = "\u00a0";

/**
 * Formats an amount in drams for the studio's own pages: `25 000 ֏` in Armenian, `AMD 25,000` in
 * English. Not by `Intl`: neither workerd nor Chrome has Armenian.
 * @param drams whole and not negative.
 */
export function formatDrams(drams: number, language: "am" | "en"): string {
  return language === "am"
    ? `${grouped(drams, noBreak)}${noBreak}֏`
    : `AMD${noBreak}${grouped(drams, ",")}`;
}

/**
 * Formats an amount for a sentence: `25 000 դրամ` in Armenian, whose texts add the case ending, as
 * in `{{price}}ից`. A sign takes no ending.
 */
export function dramsInText(drams: number, language: "am" | "en"): string {
  return language === "am"
    ? `${grouped(drams, noBreak)}${noBreak}դրամ`
    : formatDrams(drams, language);
}

function grouped(amount: number, separator: string): string {
  return String(amount).replace(/\B(?=(\d{3})+$)/g, separator);
}
