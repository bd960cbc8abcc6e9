import { setTimeout as pause } from "node:timers/promises";

const tries = 5;
const pauseMs = 100;

/**
 * True if a connection to workerd broke, which workerd closes when nobody has used it for a while.
 */
const isBroken = (error: unknown) => String(error).includes("fetch failed");

/**
 * A store of Miniflare's as seen from Node. To find a member, at a member's first call, and to look
 * at an object that a call gives, it asks workerd while Node stands still, over a connection that
 * may be broken: that is tried again. Calls of these stores here, to put, to get, to delete or to
 * list, may be done twice.
 */
export function patient<Handle extends object>(handle: Handle): Handle {
  // Of another target than the handle, at whose own properties V8 would look after each `get`.
  return new Proxy({} as Handle, {
    get(_, name) {
      const member: unknown = again(() => Reflect.get(handle, name, handle));
      if (typeof member !== "function") return member;
      return (...given: unknown[]): unknown => {
        const call = (): unknown => again(() => member.apply(handle, given));
        const result = call();
        return result instanceof Promise
          ? patiently(
              async () => result,
              async () => call(),
            )
          : result;
      };
    },
  });
}

function again<Result>(work: () => Result): Result {
  for (let times = 1; times < tries; times += 1) {
    try {
      return work();
    } catch (error) {
      if (!isBroken(error)) throw error;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, pauseMs);
    }
  }
  return work();
}

/**
 * The same for work that Node waits for.
 * @param once is done first, and `more` in its place where its connection broke.
 */
export async function patiently<Result>(
  once: () => Promise<Result>,
  more: () => Promise<Result> = once,
): Promise<Result> {
  for (let times = 1; times < tries; times += 1) {
    try {
      return await (times === 1 ? once() : more());
    } catch (error) {
      if (!isBroken(error)) throw error;
      await pause(pauseMs);
    }
  }
  return more();
}
