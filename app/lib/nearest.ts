/**
 * The candidate that a mistyped word probably means, for "did you mean …?"; null where none is near.
 * Compares without regard to case. A third of the letters may differ, where two swapped neighbours
 * count as one: `pomegranat` is near `pomegranate`, and `am` near nothing but itself.
 * @param candidates of equally near ones the first is answered.
 * @param most the letters that may differ, a third of the word unless given.
 */
export function nearest(
  word: string,
  candidates: Iterable<string>,
  most = Math.floor(word.length / 3),
): string | null {
  const target = word.toLowerCase();
  let match: string | null = null;
  let least = most + 1;
  for (const candidate of candidates) {
    // The lengths' difference is a lower bound, which spares comparing a long word with all others.
    if (Math.abs(candidate.length - target.length) >= least) continue;
    const distance = editDistance(target, candidate.toLowerCase());
    if (distance < least) [match, least] = [candidate, distance];
  }
  return match;
}

/**
 * Insertions, deletions, replacements and swaps of neighbours that turn one word into the other (the
 * Damerau–Levenshtein distance in its "optimal string alignment" form).
 */
function editDistance(word: string, other: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let row = 1; row <= word.length; row++) {
    const current = [row];
    for (let column = 1; column <= other.length; column++) {
      const isSame = word[row - 1] === other[column - 1];
      const swapped = word[row - 1] === other[column - 2] && word[row - 2] === other[column - 1];
      current.push(
        Math.min(
          (last[column] ?? 0) + 1,
          (current[column - 1] ?? 0) + 1,
          (last[column - 1] ?? 0) + (isSame ? 0 : 1),
          row > 1 && column > 1 && swapped ? (beforeLast[column - 2] ?? 0) + 1 : Infinity,
        ),
      );
    }
    [beforeLast, last] = [last, current];
  }
  return last[other.length] ?? 0;
}
