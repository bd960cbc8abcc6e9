import { isSigned, sign, type Secrets } from "#app/lib/crypto.ts";

/**
 * The key of a customer's status page: a signature of the order's number, so that it need not be
 * stored.
 */
export async function orderKey(secret: Secrets, number: number): Promise<string> {
  return sign(secret, `order ${number}`);
}

/** Whether a key from an address is valid for an order. */
export async function opensOrder(secret: Secrets, number: number, key: string): Promise<boolean> {
  return isSigned(secret, `order ${number}`, key);
}

/** `482 137`, as mails and pages show it. */
export function formatOrderNumber(number: number): string {
  return String(number).replace(/(\d{3})(?=\d)/, "$1\u00A0");
}
