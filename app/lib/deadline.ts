/** Something did not answer in time. */
export class DeadlinePassed extends Error {
  override name = "DeadlinePassed";
}

/**
 * @param milliseconds how long the answer is waited for.
 * @throws DeadlinePassed when none has come; what `answer` does meanwhile goes on.
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
