/**
 * The `handle` of a route that React Router hydrates. Each route on the way to it, below the root,
 * has one too: the browser's build carries these routes and no others (vite.config.ts).
 */
export type HydratedHandle = {
  hydrate: true;
  /** The texts that the browser needs: namespaces (`desk`) and parts of them (`site:nav`). */
  texts?: readonly string[];
};

/** Reads the `handle` of a route module, whatever it may be. */
export function isHydratedHandle(handle: unknown): handle is HydratedHandle {
  return typeof handle === "object" && handle !== null && "hydrate" in handle;
}

/** The element that holds a hydrated page's texts. */
export const textsId = "texts";
