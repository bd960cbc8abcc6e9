import { type ForgetOptions, forgetRequested } from "../../forget.ts";

/** `studio forget invitation KIND/SLUG`: deletes an invitation with everything that belongs to it. */
export function forgetInvitation(address: string, options: ForgetOptions): Promise<void> {
  return forgetRequested({ of: "invitation", address }, options);
}
