const lost = new WeakSet<object>();

/**
 * Remembers the errors of requests that got no response. `fetch` throws a TypeError then (Fetch
 * standard, "network error"), whose text browsers write in their user's language; a method that a
 * browser lacks is a TypeError, too.
 */
export function markLostRequests(): void {
  const request = window.fetch;
  window.fetch = (...of) =>
    request(...of).catch((error: unknown) => {
      if (error instanceof TypeError) lost.add(error);
      throw error;
    });
}

/** True if an error is a request without a response. On the server a TypeError is a bug. */
export function isLostNetwork(error: unknown): boolean {
  if (import.meta.env.SSR || !(error instanceof TypeError)) return false;
  // A response that breaks off throws where it is read.
  return lost.has(error) || !navigator.onLine;
}
