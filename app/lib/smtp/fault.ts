/** The session violated a rule of this client. The message is fixed text and safe to log. */
export class SessionFault extends Error {
  override name = "SessionFault";
  /** Staff must correct the settings or the server; trying again alone does not help. */
  readonly alarm: boolean;
  constructor(message: string, alarm = false) {
    super(message);
    this.alarm = alarm;
  }
}

/** Waits for a promise; throws a fault when it exceeds the deadline. */
export async function within<Value>(promise: Promise<Value>, milliseconds: number): Promise<Value> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new SessionFault("no answer in time")), milliseconds);
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
  }
}
