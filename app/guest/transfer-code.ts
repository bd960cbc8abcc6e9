import { asIban, isCheckedIban } from "#app/lib/iban.ts";

/** The longest name that a banking app reads (EPC069-12). */
const longestName = 70;

/**
 * The text of the code that European banking apps read, with the account and its holder filled in:
 * a credit transfer in euros (European Payments Council, EPC069-12, version 002, without a BIC and
 * an amount). Null for all other accounts: the banks of Armenia, Russia and the United States have
 * no format of their own that a number and a name suffice for.
 * @param holders the holder's name in the invitation's languages; banks take Latin letters alone.
 */
export function transferText(
  { number, currency }: { number: string; currency?: string },
  holders: readonly string[],
): string | null {
  const iban = asIban(number);
  const holder = holders.find(
    (name) => name.length <= longestName && /^[\p{Script=Latin}\p{M} .,'’&()/-]+$/u.test(name),
  );
  if (currency !== "EUR" || iban === null || !isCheckedIban(iban) || holder === undefined)
    return null;
  return ["BCD", "002", "1", "SCT", "", holder, iban].join("\n");
}
