/** An operation did not finish in time. */
export class DeadlinePassed extends Error {
  override name = "DeadlinePassed";
}

/**
 * Waits for a promise with a deadline.
 * @param milliseconds the deadline.
 * @throws DeadlinePassed when it is exceeded; the operation itself is not cancelled.
 */
export async function within<Value>(answer: Promise<Value>, milliseconds: number): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const deadline = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new DeadlinePassed(`no answer within ${milliseconds} ms`)),
      milliseconds,
    );
  });
  try {
    return await Promise.race([answer, deadline]);
  } finally {
    clearTimeout(timer);
  }
}

/** Waits, in a Worker and in the staff command: Node has no `scheduler`. */
export function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });
}
