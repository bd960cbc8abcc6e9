import { setTimeout as wait } from "node:timers/promises";

const triesAtMost = 20;
const pause = 250;
/**
 * Errors of D1, KV and R2 on a locked SQLite file: at a statement, at opening (workerd ends with
 * it), and two that hide the cause.
 */
const locked =
  /SQLITE_BUSY|internal error; reference|500 Internal Server Error|Unspecified error \(0\)/;
const originals = new WeakMap<object, object>();

/**
 * Wraps a local binding so that its calls are retried while the running dev server or preview locks
 * the shared files; a call refused by a lock has changed nothing. Objects that calls return, such
 * as statements, are wrapped too. Calls reject with the storage's error when it stays locked for
 * five seconds, and with any other error at once.
 */
export function withLockRetry<Binding extends object>(binding: Binding): Binding {
  const proxy = new Proxy(binding, {
    get(target, key) {
      const member: unknown = Reflect.get(target, key, target);
      if (typeof member !== "function") return member;
      return (...args: unknown[]) => {
        const call = (): unknown => Reflect.apply(member, target, args.map(unwrapped));
        const answer = call();
        if (answer instanceof Promise) return whenFree<unknown>(answer, call);
        return isObject(answer) ? withLockRetry(answer) : answer;
      };
    },
  });
  originals.set(proxy, binding);
  return proxy;
}

/**
 * Repeats a call on local storage while it fails because another program locks the files: for five
 * seconds, then it rejects with the storage's error. Any other error is thrown at once.
 */
export function retryWhileLocked<Answer>(call: () => Promise<Answer>): Promise<Answer> {
  return whenFree(call(), call);
}

async function whenFree<Answer>(
  first: Promise<Answer>,
  again: () => Answer | Promise<Answer>,
): Promise<Answer> {
  let answer: Answer | Promise<Answer> = first;
  for (let tries = 1; ; tries += 1) {
    try {
      return await answer;
    } catch (error) {
      if (tries >= triesAtMost || !locked.test(String(error))) throw error;
      await wait(pause);
      answer = again();
    }
  }
}

/** A batch needs the database's own statements. */
function unwrapped(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(unwrapped);
  return isObject(value) ? (originals.get(value) ?? value) : value;
}

function isObject(value: unknown): value is object {
  return typeof value === "object" && value !== null;
}
