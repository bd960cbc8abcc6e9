/**
 * Remembers what a pure function answered to its inputs. With `most` answers all are forgotten at
 * once: simpler than dropping the oldest, and as fast for inputs that repeat. Pages in the browser
 * share this file, where a cache library would weigh more than it saves.
 * @param keyOf a key that no other inputs have.
 * @returns the function; an exception is not remembered.
 */
export function remember<Inputs extends readonly unknown[], Answer extends {} | null>(
  most: number,
  keyOf: (...inputs: Inputs) => string,
  compute: (...inputs: Inputs) => Answer,
): (...inputs: Inputs) => Answer {
  const answers = new Map<string, Answer>();
  return (...inputs) => {
    const key = keyOf(...inputs);
    const storedAnswer = answers.get(key);
    if (storedAnswer !== undefined) return storedAnswer;
    const answer = compute(...inputs);
    if (answers.size >= most) answers.clear();
    answers.set(key, answer);
    return answer;
  };
}
