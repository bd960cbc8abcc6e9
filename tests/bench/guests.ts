/** Assumptions that the simulations share: where guests are, and how chance is drawn. */

/** Shares of guests by the data centre that answers them: at home, then where families live. */
export const dataCentres = [
  45, 12, 8, 6, 5, 4, 3, 3, 2, 2, 1.5, 1.5, 1, 1, 1, 0.8, 0.7, 0.5, 0.5, 0.5, 0.5, 0.5,
];

/** Machines of a data centre that may run the Worker, each with an isolate of its own. */
export const machines = 4;

/** Mulberry32, so that each run gives the same table. */
export function generator(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Which of several, by their shares. */
export function pick(shares: readonly number[], random: () => number): number {
  let left = random() * shares.reduce((sum, share) => sum + share, 0);
  return Math.max(
    0,
    shares.findIndex((share) => (left -= share) < 0),
  );
}
