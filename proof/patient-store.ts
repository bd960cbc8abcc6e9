const originals = new WeakMap<object, object>();

function original(given: unknown): unknown {
  if (Array.isArray(given)) return given.map(original);
  return typeof given === "object" && given !== null ? (originals.get(given) ?? given) : given;
}

/**
 * One of Miniflare's stores as seen from Node. To find a member, and to `prepare` and `bind`, it asks
 * workerd over a connection that workerd may have closed while nobody used it: that is tried again. It
 * changes nothing.
 */
export function patient<Handle extends object>(handle: Handle): Handle {
  const proxy = new Proxy(handle, {
    get(target, name) {
      const member: unknown = tryAgain(() => Reflect.get(target, name, target));
      if (typeof member !== "function") return member;
      const perform = (given: unknown[]): unknown => member.apply(target, given.map(original));
      if (name !== "prepare" && name !== "bind") return (...given: unknown[]) => perform(given);
      return (...given: unknown[]) => {
        const made = tryAgain(() => perform(given));
        return typeof made === "object" && made !== null ? patient(made) : made;
      };
    },
  });
  originals.set(proxy, handle);
  return proxy;
}

function tryAgain<Result>(work: () => Result): Result {
  for (let times = 1; times < 3; times += 1) {
    try {
      return work();
    } catch (error) {
      if (!String(error).includes("fetch failed")) throw error;
    }
  }
  return work();
}
