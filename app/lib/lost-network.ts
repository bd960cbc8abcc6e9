/**
 * Whether an error is a request without a response: `fetch` throws a TypeError then (Fetch
 * standard, "network error"). On the server a TypeError is a bug.
 */
export function isLostNetwork(error: unknown): boolean {
  return error instanceof TypeError && !import.meta.env.SSR;
}
