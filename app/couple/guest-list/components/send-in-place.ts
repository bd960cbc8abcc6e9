import type { ShouldRevalidateFunctionArgs } from "react-router";

/** A form that may or may not have arrived. */
export type Lost = { lost: "offline" | "try-again" };

/**
 * Sends a form without leaving the page, so that what was typed survives a network failure.
 * @param post sends it.
 * @throws the redirect after a save, and refusals.
 */
export async function sendInPlace<Answer>(post: () => Promise<Answer>): Promise<Answer | Lost> {
  try {
    return await post();
  } catch (thrown) {
    if (thrown instanceof Response) throw thrown;
    console.warn("a form was not taken", thrown);
    return { lost: navigator.onLine ? "try-again" : "offline" };
  }
}

/** Without the network the loader fails too, and its error would replace what was typed. */
export function revalidateUnlessLost({
  actionResult,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  const isLost =
    typeof actionResult === "object" && actionResult !== null && "lost" in actionResult;
  return !isLost && defaultShouldRevalidate;
}
