import { useSyncExternalStore } from "react";

const neverChanges = () => () => {};

/** False while the Worker renders, without script, and until React has hydrated the page. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}
