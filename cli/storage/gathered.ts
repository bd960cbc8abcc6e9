type Waiting<Item, Answer> = {
  item: Item;
  resolve: (answer: Answer) => void;
  reject: (error: unknown) => void;
};

/**
 * Gathers calls of one turn of the event loop into one request, because Cloudflare counts requests:
 * twelve invitations that are published in parallel then cost what one costs.
 * @param send answers the items in their order; a failure fails all of them.
 * @param atMost items per request.
 */
export function gathered<Item, Answer>(
  send: (items: Item[]) => Promise<Answer[]>,
  atMost: number,
): (item: Item) => Promise<Answer> {
  let waiting: Waiting<Item, Answer>[] = [];
  const flush = () => {
    const all = waiting;
    waiting = [];
    for (let start = 0; start < all.length; start += atMost)
      void answer(all.slice(start, start + atMost));
  };
  const answer = async (calls: readonly Waiting<Item, Answer>[]) => {
    try {
      const answers = await send(calls.map(({ item }) => item));
      if (answers.length !== calls.length)
        throw new Error(`${answers.length} answers to ${calls.length} calls`);
      for (const [index, result] of answers.entries()) calls[index]?.resolve(result);
    } catch (error) {
      for (const { reject } of calls) reject(error);
    }
  };
  return (item) =>
    new Promise((resolve, reject) => {
      if (waiting.length === 0) setImmediate(flush);
      waiting.push({ item, resolve, reject });
    });
}
