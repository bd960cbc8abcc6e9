/**
 * Whether an error is that of a request without an answer: `fetch` throws a TypeError (Fetch standard,
 * "network error"). On the server a TypeError is a fault of ours.
 */
export function isLostNetwork(error: unknown): boolean {
  return error instanceof TypeError && !import.meta.env.SSR;
}
