import { type ForgetOptions, forgetRequested } from "../../forget.ts";

/** `studio forget order NUMBER`: deletes an order with its messages and its unpublished preview. */
export function forgetOrder(number: string, options: ForgetOptions): Promise<void> {
  return forgetRequested({ of: "order", number }, options);
}
