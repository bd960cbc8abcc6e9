import * as v from "valibot";
import {
  failing,
  foreign,
  limited,
  outcomeUnknown,
  reasonOf,
  refused,
  unreachable,
  type ApiError,
  type CloudflareFailure,
  type Product,
} from "./failures.ts";
import { pause } from "./pause.ts";

/** The API's address, and the account and token that ask it. */
export type Connection = { base: string; account: string; token: string };

export type ApiRequest = {
  product: Product;
  method: "GET" | "POST" | "PUT" | "DELETE";
  /** Below the base, as in `/accounts`; names in it are encoded. */
  path: string;
  query?: Readonly<Record<string, string | undefined>>;
  body?: string | Uint8Array<ArrayBuffer> | FormData;
  headers?: Readonly<Record<string, string>>;
  /** Sending it twice has the effect and the answer of sending it once. */
  repeatable: boolean;
};

/** A whole answer with a status below 300. */
export type Answer = { headers: Headers; bytes: Uint8Array<ArrayBuffer> };

/** Cloudflare's API for one account. Every function throws CloudflareFailure. */
export type Api = {
  account: string;
  send: (request: ApiRequest) => Promise<Answer>;
  /** Like `send`, for answers in the API's envelope; checks `result` and `result_info`. */
  ask: <Output>(request: ApiRequest, schema: v.GenericSchema<unknown, Output>) => Promise<Output>;
};

const triesAtMost = 5;
const firstPauseMs = 500;
/** A command waits no longer than that for a limit of requests to end. */
const retryAfterAtMostMs = 60_000;
/** Cloudflare's own limit is 30 s: https://developers.cloudflare.com/d1/platform/limits/ */
const timeoutMs = 60_000;
const uploadTimeoutMs = 300_000;

/**
 * Pace of requests: 500 at once, then two a second, below the 1,200 per user and five minutes of
 * https://developers.cloudflare.com/fundamentals/api/reference/limits/, beyond which every request
 * is refused for five minutes.
 */
const burst = 500;
const requestEveryMs = 500;

/** Failures of a connection before anything was sent (getaddrinfo(3), connect(2), undici). */
const neverSent = /^(?:EAI_AGAIN|ECONNREFUSED|ENETUNREACH|EHOSTUNREACH|UND_ERR_CONNECT_TIMEOUT)$/;
/** Failures that another attempt cannot mend: an unknown host, a certificate. */
const lasting = /^(?:ENOTFOUND$|CERT_|ERR_TLS|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO_)/;

const errorsSchema = v.array(
  v.object({ code: v.optional(v.number(), 0), message: v.optional(v.string(), "") }),
);
/** The envelope of every JSON answer: https://developers.cloudflare.com/fundamentals/api/ */
const envelopeSchema = v.looseObject({
  success: v.boolean(),
  errors: v.optional(v.nullable(errorsSchema)),
});

/** An attempt that failed. */
type Failed = {
  failure: CloudflareFailure;
  /** `none`: nothing was carried out. `unknown`: it may have been. `final`: never to be repeated. */
  effect: "none" | "unknown" | "final";
  retryAfterMs?: number | null;
};

/**
 * Opens the API. Requests that did not arrive, and repeatable ones without an answer, are sent
 * again up to four times, later and later.
 */
export function openApi(connection: Connection): Api {
  const { base, account } = connection;
  const turn = paced();
  // After a request that failed for good the next ones are tried once, so that a command ends soon.
  let isDown = false;

  async function send(request: ApiRequest): Promise<Answer> {
    for (let tries = 1; ; tries += 1) {
      await turn();
      const outcome = await attempt(connection, request);
      if ("bytes" in outcome) {
        isDown = false;
        return outcome;
      }
      const { failure, effect, retryAfterMs } = outcome;
      if (effect === "final") throw failure;
      if (effect === "unknown" && !request.repeatable) throw outcomeUnknown(failure);
      if (isDown || tries >= triesAtMost) {
        isDown = true;
        throw failure;
      }
      await pause(retryAfterMs ?? firstPauseMs * 2 ** (tries - 1));
    }
  }

  async function ask<Output>(
    request: ApiRequest,
    schema: v.GenericSchema<unknown, Output>,
  ): Promise<Output> {
    const { bytes } = await send(request);
    const result = v.safeParse(schema, parsed(bytes));
    if (!result.success) throw foreign(base, 200);
    return result.output;
  }

  return { account, send, ask };
}

async function attempt(
  { base, account, token }: Connection,
  { product, method, path, query = {}, body, headers = {} }: ApiRequest,
): Promise<Answer | Failed> {
  const url = new URL(base.replace(/\/$/, "") + path);
  for (const [name, value] of Object.entries(query))
    if (value !== undefined) url.searchParams.set(name, value);
  let response: Response;
  let bytes: Uint8Array<ArrayBuffer>;
  try {
    response = await fetch(url, {
      method,
      body,
      headers: { ...headers, Authorization: `Bearer ${token}`, "User-Agent": "hraver-studio" },
      signal: AbortSignal.timeout(product === "R2" ? uploadTimeoutMs : timeoutMs),
    });
    // An answer that was cut off fails here.
    bytes = new Uint8Array(await response.arrayBuffer());
  } catch (error) {
    const reason = reasonOf(error);
    const effect = lasting.test(reason) ? "final" : neverSent.test(reason) ? "none" : "unknown";
    return { failure: unreachable(base, error), effect };
  }
  const { status } = response;
  if (status === 429) {
    const retryAfterMs = retryAfterOf(response.headers);
    const isLong = retryAfterMs !== null && retryAfterMs > retryAfterAtMostMs;
    return { failure: limited(retryAfterMs), effect: isLong ? "final" : "none", retryAfterMs };
  }
  if (status >= 500) return { failure: failing(status), effect: "unknown" };
  const isJson = (response.headers.get("Content-Type") ?? "").includes("application/json");
  const envelope = isJson ? v.safeParse(envelopeSchema, parsed(bytes)) : null;
  if (response.ok && (!envelope?.success || envelope.output.success))
    return { headers: response.headers, bytes };
  if (!envelope?.success) return { failure: foreign(base, status), effect: "final" };
  const errors: ApiError[] = envelope.output.errors ?? [];
  return { failure: refused(product, account, status, errors), effect: "final" };
}

/** Null for bytes that are no JSON. */
function parsed(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    return null;
  }
}

/** Milliseconds from a Retry-After in seconds or as a date (RFC 9110 10.2.3). */
function retryAfterOf(headers: Headers): number | null {
  const text = headers.get("Retry-After");
  if (text === null) return null;
  const seconds = /^\d+$/.test(text) ? Number(text) : (Date.parse(text) - Date.now()) / 1000;
  return Number.isFinite(seconds) ? Math.max(0, seconds * 1000) : null;
}

/** Lets requests through at the API's pace: each call waits for its turn. */
function paced(): () => Promise<void> {
  let next = 0;
  return async () => {
    const now = Date.now();
    next = Math.max(next, now - burst * requestEveryMs) + requestEveryMs;
    if (next > now) await pause(next - now);
  };
}
