import { UserError } from "./output.ts";

/**
 * Parses an order's number as staff type or copy it: `482 137`, `482-137`.
 * @throws UserError for anything else.
 */
export function requireNumber(text: string): number {
  const digits = text.replaceAll(/[\s-]/g, "");
  if (!/^\d{6}$/.test(digits))
    throw new UserError(`Expected an order's six digits, not "${text}".`);
  return Number(digits);
}
