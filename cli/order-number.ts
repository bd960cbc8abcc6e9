import { UserError } from "./output.ts";

/**
 * An order's number as staff read or copy it: `482 137`, `482-137`.
 * @throws Refusal for what is none.
 */
export function requireNumber(text: string): number {
  const digits = text.replaceAll(/[\s-]/g, "");
  if (!/^\d{6}$/.test(digits))
    throw new UserError(`Expected an order's six digits, not "${text}".`);
  return Number(digits);
}
