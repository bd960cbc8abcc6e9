import { useEffect, useState, useSyncExternalStore } from "react";
import { useRevalidator } from "react-router";
import { createUploads, noUploads } from "#app/shop/order/material/uploads.ts";

/**
 * The files that a visitor has chosen and that are not sent yet. The page is read anew after each
 * one that has come.
 * @param address where they are sent, as `/order/482137/files?key=…`; it does not change.
 */
export function useUploads(address: string) {
  const [queue] = useState(() => createUploads(address));
  const { uploads, finished } = useSyncExternalStore(
    queue.subscribe,
    queue.snapshot,
    () => noUploads,
  );
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (finished > 0) void revalidate();
    // oxlint-disable-next-line react/exhaustive-deps -- once for each file that has come
  }, [finished]);
  useEffect(() => queue.stop, [queue]);
  const isSending = uploads.some(({ state }) => state !== "refused");
  useEffect(() => {
    if (!isSending) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener("beforeunload", warn);
    return () => removeEventListener("beforeunload", warn);
  }, [isSending]);
  return { uploads, add: queue.add, dismiss: queue.dismiss, isSending };
}
