import { mostFileBytes } from "#app/shop/order/material/limits.ts";
import type { MaterialProblem } from "#app/shop/order/material/schema.ts";
import { sendFile } from "#app/shop/order/material/upload/send.ts";
import { dataAddress, smallPicture } from "#app/shop/order/material/upload/small-picture.ts";

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

/** The files that are on their way, and how many have come to their end. */
export type UploadsState = { uploads: readonly Upload[]; finished: number };

export const noUploads: UploadsState = { uploads: [], finished: 0 };

/** Files sent at once: a second one uses the pauses of the first, a third would slow both. */
const atOnce = 2;

/** A chosen file, with its place among the others. */
type Chosen = { id: string; file: File; place: number };

/** The uploads of a page: they live as long as the page, outside of what is rendered. */
export type Uploads = {
  /** As `useSyncExternalStore` takes them. */
  subscribe: (listener: () => void) => () => void;
  snapshot: () => UploadsState;
  add: (files: readonly File[]) => void;
  /** Takes a file back, or a message away. */
  dismiss: (id: string) => void;
  stop: () => void;
};

/** @param filesAddress where an order's files are sent, as `/order/482137/files?key=…`. */
export function createUploads(filesAddress: string): Uploads {
  let state = noUploads;
  let waiting: Chosen[] = [];
  let last = 0;
  const running = new Map<string, AbortController>();
  const listeners = new Set<() => void>();

  function set(next: Partial<UploadsState>): void {
    state = { ...state, ...next };
    for (const listener of listeners) listener();
  }

  function change(id: string, next: Partial<Upload>): void {
    set({
      uploads: state.uploads.map((upload) => (upload.id === id ? { ...upload, ...next } : upload)),
    });
  }

  function without(id: string): Upload[] {
    return state.uploads.filter((item) => item.id !== id);
  }

  async function send({ id, file, place }: Chosen, signal: AbortSignal): Promise<void> {
    change(id, { state: "sending" });
    const small = await smallPicture(file);
    if (small) change(id, { picture: await dataAddress(small) });
    const outcome = await sendFile(file, {
      address: filesAddress,
      place,
      signal,
      onProgress: ({ sent, isOffline }) =>
        change(id, { sent, state: isOffline ? "offline" : "sending" }),
    });
    if ("problem" in outcome) return change(id, { state: "refused", problem: outcome.problem });
    if (small) await sendSmall(filesAddress, outcome.hash, small);
    set({
      uploads: outcome.wasThere ? state.uploads : without(id),
      finished: state.finished + 1,
    });
    if (outcome.wasThere) change(id, { state: "refused", problem: "already-there" });
  }

  async function work(): Promise<void> {
    if (running.size >= atOnce) return;
    const next = waiting.shift();
    if (!next) return;
    const { id } = next;
    const stop = new AbortController();
    running.set(id, stop);
    try {
      await send(next, stop.signal);
    } catch (error) {
      if (!stop.signal.aborted) {
        console.warn("a file was not sent", error);
        change(id, { state: "refused", problem: "try-again" });
      }
    } finally {
      running.delete(id);
      void work();
    }
  }

  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    snapshot: () => state,
    add(files) {
      const added = files.map((file) => {
        last = Math.max(last + 1, Date.now());
        return { id: String(last), file, place: last };
      });
      set({ uploads: [...state.uploads, ...added.map(({ id, file }) => begun(id, file))] });
      waiting.push(...added.filter(({ file }) => problemOf(file) === null));
      for (let slot = 0; slot < atOnce; slot += 1) void work();
    },
    dismiss(id) {
      waiting = waiting.filter((candidate) => candidate.id !== id);
      running.get(id)?.abort();
      set({ uploads: without(id) });
    },
    stop() {
      waiting = [];
      for (const controller of running.values()) controller.abort();
    },
  };
}

/** The problem of a file before it is sent; null for none. */
function problemOf({ size }: File): MaterialProblem | null {
  if (size > mostFileBytes) return "too-large";
  return size === 0 ? "broken" : null;
}

function begun(id: string, file: File): Upload {
  const problem = problemOf(file);
  const { name, size } = file;
  return {
    id,
    name,
    size,
    sent: 0,
    picture: null,
    problem,
    state: problem ? "refused" : "waiting",
  };
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
