import { isSigned, sign, type Secrets } from "#app/lib/crypto.ts";

/** What opens a customer's status page: made of the number, so that it need not be stored. */
export async function orderKey(secret: Secrets, number: number): Promise<string> {
  return sign(secret, `order ${number}`);
}

/** Whether a key from an address opens an order. */
export async function opensOrder(secret: Secrets, number: number, key: string): Promise<boolean> {
  return isSigned(secret, `order ${number}`, key);
}

/** `482 137`, as it is read out; the mail and the pages write it so. */
export function formatOrderNumber(number: number): string {
  return String(number).replace(/(\d{3})(?=\d)/, "$1\u00A0");
}
