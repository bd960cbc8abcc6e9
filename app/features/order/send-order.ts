import { forgetDraft } from "#app/features/order/draft.ts";
import type { OrderFailure } from "#app/features/order/submit.server.ts";

/** An order of which nobody knows whether it arrived. Sent again it is the same order, by its key. */
export type LostOrder = { lost: "offline" | "try-again" };

/** What an order in place is answered with, unless it was taken and leads on to its own page. */
export type OrderAnswer = OrderFailure | LostOrder;

/** Milliseconds: long enough for a slow network, short enough that a person does not give up first. */
const patience = 20_000;

/**
 * Sends an order without leaving the page, so that nothing that was typed is lost with the network.
 * @param post sends it; throws the redirect of an order that was taken.
 * @throws that redirect.
 */
export async function sendOrder(post: () => Promise<OrderFailure>): Promise<OrderAnswer> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLong = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error("no answer")), patience);
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
