import { env } from "cloudflare:workers";

/** The ways in which D1 fails. */
export const faults = {
  throws: () => Promise.reject(new Error("D1_ERROR: Network connection lost.")),
  hangs: () => new Promise<never>(() => {}),
};

/**
 * Runs `work` while every statement of the Worker's D1 fails. The Worker shares its bindings with
 * the tests.
 */
export async function whileDatabase<Result>(
  fault: keyof typeof faults,
  work: () => Promise<Result>,
): Promise<Result> {
  const { DB } = env;
  const methods = ["first", "all", "run", "raw", "batch"];
  const failing = <Handle extends object>(handle: Handle): Handle =>
    new Proxy(handle, {
      get(target, name) {
        if (methods.includes(String(name))) return faults[fault];
        const value: unknown = Reflect.get(target, name, target);
        if (typeof value !== "function") return value;
        return (...given: unknown[]) => failing(value.apply(target, given));
      },
    });
  Object.assign(env, { DB: failing(DB) });
  try {
    return await work();
  } finally {
    Object.assign(env, { DB });
  }
}
