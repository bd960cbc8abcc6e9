/** The conversation broke a rule of ours. The message is fixed text and safe to log. */
export class SessionFault extends Error {
  override name = "SessionFault";
  /** Someone has to mend the settings or the server; trying again alone does not help. */
  readonly alarm: boolean;
  constructor(message: string, alarm = false) {
    super(message);
    this.alarm = alarm;
  }
}

/** The promise's value, or a fault after so many milliseconds. */
export async function within<Value>(promise: Promise<Value>, milliseconds: number): Promise<Value> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new SessionFault("no answer in time")), milliseconds);
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
  }
}
