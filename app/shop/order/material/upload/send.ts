import { materialProblems, type MaterialProblem } from "#app/shop/order/material/schema.ts";
import { partBytes } from "#app/shop/order/material/limits.ts";

/** As `Received` of receive.server.ts. */
type Answer =
  | { state: "partly"; have: number }
  | { state: "whole" }
  | { state: "refused"; problem: MaterialProblem };

/**
 * Reads an answer by hand: a schema would add its functions to the script of every invitation, which
 * shares the library.
 */
function readAnswer(answer: unknown): Answer {
  if (typeof answer === "object" && answer !== null && "state" in answer) {
    const problem = materialProblems.find((name) => "problem" in answer && answer.problem === name);
    if (answer.state === "whole") return { state: "whole" };
    if (answer.state === "refused" && problem) return { state: "refused", problem };
    if (answer.state === "partly" && "have" in answer && typeof answer.have === "number")
      return { state: "partly", have: answer.have };
  }
  throw new Error("an answer of no known form");
}

/** Milliseconds: long enough for half a megabyte on a slow network. */
const timeoutMs = 60_000;
/** Milliseconds between attempts on a lost network; the last one counts for all that follow. */
const pauses = [1_000, 2_000, 4_000, 8_000, 15_000];

/** Statuses with which a request is refused as it is. */
const refusals = [400, 403, 404, 405, 413];

/** How far a file has come. */
export type Progress = { sent: number; isOffline: boolean };

export type Sending = {
  /** When it was chosen, in milliseconds since 1970: photos keep the order in which they were. */
  place: number;
  /** The address that an order's files are sent to, as `/order/482137/files?key=…`. */
  address: string;
  onProgress: (progress: Progress) => void;
  signal: AbortSignal;
};

/**
 * Sends a file in parts. Before it begins, and after a lost connection, it asks what has come, so
 * that nothing is sent twice; it tries until the file is whole, refused or taken back.
 * @returns its hash and whether the order had it before, or why it is not taken.
 * @throws AbortError when it is taken back.
 */
export async function sendFile(
  file: File,
  { address, place, onProgress, signal }: Sending,
): Promise<{ hash: string; wasThere: boolean } | { problem: MaterialProblem }> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const hash = await hexDigest(bytes);
  const announced = new URLSearchParams({
    hash,
    size: String(file.size),
    name: file.name,
    place: String(place),
  });
  // Sent again where all parts have come and the file was not made of them.
  const lastPart = Math.floor((file.size - 1) / partBytes) * partBytes;
  let have: number | null = null;
  for (let attempt = 0; ;) {
    try {
      const answer: Answer =
        have === null
          ? await ask(`${address}&${announced}`, { signal })
          : await ask(`${address}&${announced}&offset=${Math.min(have, lastPart)}`, {
              method: "POST",
              body: bytes.subarray(Math.min(have, lastPart)).subarray(0, partBytes),
              headers: { "Content-Type": "application/octet-stream" },
              signal,
            });
      // After a lost answer it is there because it was just sent.
      if (answer.state === "whole") return { hash, wasThere: have === null && attempt === 0 };
      if (answer.state === "refused" && answer.problem !== "too-many")
        return { problem: answer.problem };
      if (answer.state === "refused") throw new Error("too many parts for now");
      if (have !== null) attempt = 0;
      have = answer.have;
      onProgress({ sent: have, isOffline: false });
    } catch (error) {
      if (signal.aborted) throw error;
      console.warn("a part was not sent, once more", error);
      onProgress({ sent: have ?? 0, isOffline: !navigator.onLine });
      await pause(pauses[Math.min(attempt, pauses.length - 1)] ?? 0, signal);
      attempt += 1;
      have = null;
    }
  }
}

async function ask(address: string, init: RequestInit & { signal: AbortSignal }): Promise<Answer> {
  const controller = new AbortController();
  const give = () => controller.abort();
  const timer = setTimeout(give, timeoutMs);
  init.signal.addEventListener("abort", give);
  try {
    const response = await fetch(address, { ...init, signal: controller.signal });
    // The page is out of date, or something between changes what is sent: trying again is in vain.
    if (refusals.includes(response.status)) return { state: "refused", problem: "try-again" };
    return readAnswer(await response.json());
  } finally {
    clearTimeout(timer);
    init.signal.removeEventListener("abort", give);
  }
}

/** Ends sooner when the network is back. */
function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const end = () => {
      clearTimeout(timer);
      removeEventListener("online", end);
      signal.removeEventListener("abort", end);
      if (signal.aborted) reject(signal.reason);
      else resolve();
    };
    const timer = setTimeout(end, milliseconds);
    addEventListener("online", end);
    signal.addEventListener("abort", end);
  });
}

async function hexDigest(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
