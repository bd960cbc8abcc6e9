import { AsyncLocalStorage } from "node:async_hooks";
import { env } from "cloudflare:workers";

/** The ways in which D1 fails. */
export const faults = {
  throws: () => Promise.reject(new Error("D1_ERROR: Network connection lost.")),
  hangs: () => new Promise<never>(() => {}),
};

type Failure = { fault: keyof typeof faults; fails: (call: number) => boolean; calls: number };

/** How D1 fails for the work that goes on. */
const failures = new AsyncLocalStorage<Failure>();
/** How many works go on, each with a failure of its own. */
let works = 0;

/**
 * Runs `work` while every statement of the Worker's D1 fails, for this work alone. The Worker shares
 * its bindings with the tests.
 * @param fails which calls of D1 fail, from 1; all of them unless given.
 */
export async function whileDatabase<Result>(
  fault: keyof typeof faults,
  work: () => Promise<Result>,
  fails: (call: number) => boolean = () => true,
): Promise<Result> {
  if (works === 0) Object.assign(env, { DB: failing(DB) });
  works += 1;
  try {
    return await failures.run({ fault, fails, calls: 0 }, work);
  } finally {
    works -= 1;
    if (works === 0) Object.assign(env, { DB });
  }
}

const { DB } = env;
const methods = ["first", "all", "run", "raw", "batch"];
const originals = new WeakMap<object, object>();

/** A batch takes D1's own statements. */
const working = (given: unknown): unknown =>
  Array.isArray(given) ? given.map((one) => originals.get(one) ?? one) : given;

function failing<Handle extends object>(handle: Handle): Handle {
  const proxy = new Proxy(handle, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name, target);
      if (methods.includes(String(name)))
        return (...given: unknown[]) => {
          const failure = failures.getStore();
          if (failure && failure.fails((failure.calls += 1))) return faults[failure.fault]();
          return (value as (...given: unknown[]) => unknown).apply(target, given.map(working));
        };
      if (typeof value !== "function") return value;
      return (...given: unknown[]) => failing(value.apply(target, given));
    },
  });
  originals.set(proxy, handle);
  return proxy;
}
