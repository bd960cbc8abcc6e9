/**
 * One of Miniflare's stores as seen from Node. To find a member it asks workerd over a connection that
 * workerd may have closed while nobody used it: that is tried again. It changes nothing.
 */
export function patient<Handle extends object>(handle: Handle): Handle {
  return new Proxy(handle, {
    get(target, name) {
      const member: unknown = tryAgain(() => Reflect.get(target, name, target));
      if (typeof member !== "function") return member;
      return (...given: unknown[]): unknown => member.apply(target, given);
    },
  });
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
