import { forgetDraft } from "#app/shop/order/components/unsent-form.ts";
import type { OrderFailure } from "#app/shop/order/submit.server.ts";

/** An order that may or may not have arrived. Its key makes sending it again safe. */
export type LostOrder = { lost: "offline" | "try-again" };

/** The result of an order sent in place, unless it was accepted, which redirects to its page. */
export type OrderAnswer = OrderFailure | LostOrder;

/** Milliseconds: long enough for a slow network, short enough that a person does not give up first. */
const timeoutMs = 20_000;

/**
 * Sends an order without leaving the page, so that typed values survive a network failure.
 * @param post sends it; throws the redirect of an accepted order.
 * @throws that redirect.
 */
export async function sendOrder(post: () => Promise<OrderFailure>): Promise<OrderAnswer> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLong = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error("no answer")), timeoutMs);
  });
  try {
    return await Promise.race([post(), tooLong]);
  } catch (thrown) {
    if (thrown instanceof Response && thrown.status >= 300 && thrown.status < 400) {
      forgetDraft();
      throw thrown;
    }
    console.warn("the order was not taken", thrown);
    return { lost: navigator.onLine ? "try-again" : "offline" };
  } finally {
    clearTimeout(timer);
  }
}
