import type { HouseholdFailure } from "#app/features/dashboard/guest-list/save.server.ts";

/** A household's form that may or may not have arrived. */
type LostForm = { lost: "offline" | "try-again" };

/** The answer to a household's form, unless it was saved, which redirects. */
export type SaveAnswer = HouseholdFailure | LostForm;

/**
 * Sends a household's form without leaving the page, so that typed values survive a network
 * failure.
 * @param post sends it.
 * @throws the redirect after a save.
 */
export async function sendHousehold(post: () => Promise<SaveAnswer>): Promise<SaveAnswer> {
  try {
    return await post();
  } catch (thrown) {
    if (thrown instanceof Response) throw thrown;
    console.warn("the household was not saved", thrown);
    return { lost: navigator.onLine ? "try-again" : "offline" };
  }
}
