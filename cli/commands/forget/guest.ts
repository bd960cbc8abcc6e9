import { type ForgetOptions, forgetRequested } from "../../forget.ts";

/** `studio forget guest KIND/SLUG WHO`: deletes a guest: household, replies, seat and messages. */
export function forgetGuest(address: string, who: string, options: ForgetOptions): Promise<void> {
  return forgetRequested({ of: "guest", address, who }, options);
}
