let last: Promise<unknown> = Promise.resolve();

/**
 * Sends a visitor's changes one after the other: each comes back in the cookie that the next one is
 * sent with, so that two at once would be one.
 */
export function inTurn<Answer>(send: () => Promise<Answer>): Promise<Answer> {
  const turn = last.then(send, send);
  last = turn.catch(() => undefined);
  return turn;
}
