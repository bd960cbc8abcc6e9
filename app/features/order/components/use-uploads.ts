import { useCallback, useEffect, useRef, useState } from "react";
import { mostFileBytes } from "#app/features/order/material/limits.ts";
import type { MaterialProblem } from "#app/features/order/material/schema.ts";
import { sendFile } from "#app/features/order/material/send-file.ts";
import { dataAddress, smallPicture } from "#app/features/order/material/small-picture.ts";

/** A file on its way. */
export type Upload = {
  id: string;
  name: string;
  size: number;
  /** Bytes that the server has. */
  sent: number;
  state: "waiting" | "sending" | "offline" | "refused";
  problem: MaterialProblem | null;
  /** A small picture as a `data:` address; null while there is none. */
  picture: string | null;
};

/** Files sent at once: a second one uses the pauses of the first, a third would slow both. */
const atOnce = 2;

/**
 * The files that a visitor has chosen and that are not sent yet.
 * @param filesAddress where they are sent, as `/order/482137/files?key=…`.
 * @param onSent called after each file that the order has now.
 */
export function useUploads(filesAddress: string, onSent: () => void) {
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const waiting = useRef<{ id: string; file: File }[]>([]);
  const running = useRef(new Map<string, AbortController>());

  const change = useCallback((id: string, next: Partial<Upload> | null) => {
    setUploads((all) =>
      all.flatMap((upload) =>
        upload.id !== id ? [upload] : next === null ? [] : [{ ...upload, ...next }],
      ),
    );
  }, []);

  const work = useCallback(async () => {
    if (running.current.size >= atOnce) return;
    const next = waiting.current.shift();
    if (!next) return;
    const { id, file } = next;
    const stop = new AbortController();
    running.current.set(id, stop);
    change(id, { state: "sending" });
    try {
      const small = await smallPicture(file);
      if (small) change(id, { picture: await dataAddress(small) });
      const outcome = await sendFile(file, {
        address: filesAddress,
        signal: stop.signal,
        onProgress: ({ sent, isOffline }) =>
          change(id, { sent, state: isOffline ? "offline" : "sending" }),
      });
      if ("problem" in outcome) change(id, { state: "refused", problem: outcome.problem });
      else {
        if (small) await sendSmall(filesAddress, outcome.hash, small);
        onSent();
        change(id, null);
      }
    } catch (error) {
      if (!stop.signal.aborted) {
        console.warn("a file was not sent", error);
        change(id, { state: "refused", problem: "try-again" });
      }
    } finally {
      running.current.delete(id);
      void work();
    }
  }, [change, filesAddress, onSent]);

  const add = useCallback(
    (files: readonly File[]) => {
      const added = files.map((file) => ({ id: crypto.randomUUID(), file }));
      const fits = ({ file }: { file: File }) => file.size > 0 && file.size <= mostFileBytes;
      setUploads((all) => [
        ...all,
        ...added.map((one): Upload => {
          const { id, file } = one;
          const given = { id, name: file.name, size: file.size, sent: 0, picture: null };
          return fits(one)
            ? { ...given, state: "waiting", problem: null }
            : { ...given, state: "refused", problem: file.size === 0 ? "broken" : "too-large" };
        }),
      ]);
      waiting.current.push(...added.filter(fits));
      for (let slot = 0; slot < atOnce; slot += 1) void work();
    },
    [work],
  );

  const dismiss = useCallback(
    (id: string) => {
      waiting.current = waiting.current.filter((one) => one.id !== id);
      running.current.get(id)?.abort();
      change(id, null);
    },
    [change],
  );

  useEffect(() => {
    const all = running.current;
    return () => {
      waiting.current = [];
      for (const stop of all.values()) stop.abort();
    };
  }, []);

  const isSending = uploads.some(({ state }) => state !== "refused");
  useEffect(() => {
    if (!isSending) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener("beforeunload", warn);
    return () => removeEventListener("beforeunload", warn);
  }, [isSending]);

  return { uploads, add, dismiss, isSending };
}

/** Its loss costs a picture on the page and no photo. */
async function sendSmall(filesAddress: string, hash: string, small: Blob): Promise<void> {
  try {
    await fetch(filesAddress.replace("/files?", `/files/${hash}?`), {
      method: "POST",
      body: small,
      headers: { "Content-Type": "image/jpeg" },
    });
  } catch (error) {
    console.warn("the small picture was not sent", error);
  }
}
