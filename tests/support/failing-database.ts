import { env } from "cloudflare:workers";

/** The ways in which D1 fails. */
export const faults = {
  throws: () => Promise.reject(new Error("D1_ERROR: Network connection lost.")),
  hangs: () => new Promise<never>(() => {}),
};

/**
 * Runs `work` while every statement of the Worker's D1 fails. The Worker shares its bindings with
 * the tests.
 * @param fails which calls of D1 fail, from 1; all of them unless given.
 */
export async function whileDatabase<Result>(
  fault: keyof typeof faults,
  work: () => Promise<Result>,
  fails: (call: number) => boolean = () => true,
): Promise<Result> {
  const { DB } = env;
  let calls = 0;
  const methods = ["first", "all", "run", "raw", "batch"];
  const originals = new WeakMap<object, object>();
  /** A batch takes D1's own statements. */
  const working = (given: unknown): unknown =>
    Array.isArray(given) ? given.map((one) => originals.get(one) ?? one) : given;
  const failing = <Handle extends object>(handle: Handle): Handle => {
    const proxy = new Proxy(handle, {
      get(target, name) {
        const value: unknown = Reflect.get(target, name, target);
        if (methods.includes(String(name)))
          return (...given: unknown[]) => {
            calls += 1;
            if (fails(calls)) return faults[fault]();
            return (value as (...given: unknown[]) => unknown).apply(target, given.map(working));
          };
        if (typeof value !== "function") return value;
        return (...given: unknown[]) => failing(value.apply(target, given));
      },
    });
    originals.set(proxy, handle);
    return proxy;
  };
  Object.assign(env, { DB: failing(DB) });
  try {
    return await work();
  } finally {
    Object.assign(env, { DB });
  }
}
