/**
 * The `handle` of a route that React Router hydrates. Each of its parent routes below the root has
 * one too: the browser's build contains these routes and no others (vite.config.ts).
 */
export type HydratedHandle = {
  hydrate: true;
  /** The texts that the browser needs: namespaces (`dashboard`) and parts of them (`site:nav`). */
  texts?: readonly string[];
};

/** True if a route module's `handle`, of whatever type, is a `HydratedHandle`. */
export function isHydratedHandle(handle: unknown): handle is HydratedHandle {
  return typeof handle === "object" && handle !== null && "hydrate" in handle;
}

/** The element that holds a hydrated page's texts. */
export const textsId = "texts";
