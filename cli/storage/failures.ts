import { exitCodes } from "../exit-codes.ts";
import { UserError } from "../user-error.ts";

/** The product that a request is for, as far as its errors are its own. */
export type Product = "KV" | "D1" | "R2" | "account";

/** An error of an answer's envelope. */
export type ApiError = { code: number; message: string };

/** A request that Cloudflare refused, or that did not reach it; the message is for staff. */
export class CloudflareFailure extends UserError {
  override name = "Cloudflare";
  readonly errors: readonly ApiError[];

  constructor(message: string, errors: readonly ApiError[] = [], options?: ErrorOptions) {
    super(message, { ...options, exitCode: exitCodes.unavailable });
    this.errors = errors;
  }
}

/** True if Cloudflare answered with an error of this number. */
export function hasCode(error: unknown, code: number): error is CloudflareFailure {
  return (
    error instanceof CloudflareFailure && error.errors.some((apiError) => apiError.code === code)
  );
}

/**
 * Numbers of errors as the API answers them. KV and R2: Cloudflare's own double of them,
 * workers-sdk packages/miniflare/src/workers/local-explorer/resources. The others: wrangler's
 * reports in workers-sdk's issues; the API's reference lists none.
 */
export const codes = {
  keyMissing: 10009,
  namespaceMissing: 10013,
  namespaceIdBroken: 10011,
  bucketMissing: 10006,
  objectMissing: 10007,
  r2NotEnabled: 10042,
  databaseMissing: 7404,
  sql: 7500,
  notAuthorized: 7403,
  unknownRoute: 7003,
  authentication: 10000,
} as const;

const rights = "Workers KV Storage: Edit, D1: Edit and Workers R2 Storage: Edit";
const newLogin =
  "log in with `npx wrangler login`, or set CLOUDFLARE_API_TOKEN to a token with these rights";

/** The error for a run without a login. */
export function noLogin(cause?: unknown): CloudflareFailure {
  return new CloudflareFailure(
    "You are not logged in to Cloudflare: log in with `npx wrangler login`, or set CLOUDFLARE_API_TOKEN.",
    [],
    { cause },
  );
}

/** The error for an answer that will be the same another time. */
export function refused(
  product: Product,
  account: string,
  status: number,
  errors: readonly ApiError[],
): CloudflareFailure {
  return new CloudflareFailure(sentence(product, account, status, errors), errors);
}

function sentence(
  product: Product,
  account: string,
  status: number,
  errors: readonly ApiError[],
): string {
  const has = (...expectedCodes: number[]) =>
    errors.some(({ code }) => expectedCodes.includes(code));
  const says = errors.map(({ code, message }) => `${message} [${code}]`).join(", ");
  if (product === "KV" && has(codes.namespaceMissing, codes.namespaceIdBroken))
    return `The KV namespace that wrangler.toml names for CONTENT is not in account ${account}: write the id there that \`npx wrangler kv namespace list\` shows.`;
  if (product === "D1" && has(codes.databaseMissing))
    return `The database that wrangler.toml names for DB is not in account ${account}: write the id there that \`npx wrangler d1 list\` shows.`;
  if (product === "R2" && has(codes.bucketMissing))
    return `The bucket that wrangler.toml names for MEDIA is not in account ${account}: create it with \`npx wrangler r2 bucket create hraver-media\`.`;
  if (product === "R2" && has(codes.r2NotEnabled))
    return `R2 is not enabled in account ${account}: enable it in Cloudflare's dashboard.`;
  if (has(codes.unknownRoute))
    return `Cloudflare knows no account ${account}: set CLOUDFLARE_ACCOUNT_ID, or account_id in wrangler.toml, to an id that \`npx wrangler whoami\` shows.`;
  if (status === 403 || has(codes.notAuthorized))
    return `This login has no right to ${product === "account" ? "list accounts" : product} in account ${account || "any"}: it needs ${rights}; ${newLogin}. (${says})`;
  if (status === 401 || has(codes.authentication))
    return `Cloudflare does not accept this login: ${newLogin} (${rights}). (${says})`;
  return `Cloudflare refuses a request to ${product}: ${says || `status ${status}`}.`;
}

/** The error for a limit of requests that ends later than a command should wait. */
export function limited(retryAfterMs: number | null): CloudflareFailure {
  const when =
    retryAfterMs === null
      ? "in five minutes"
      : `in ${Math.ceil(retryAfterMs / 60_000)} minutes at the earliest`;
  return new CloudflareFailure(
    `Cloudflare accepts no more requests of this user for now; run the same command again ${when}.`,
  );
}

/** The error for a fault on Cloudflare's side that outlasted every attempt. */
export function failing(status: number): CloudflareFailure {
  return new CloudflareFailure(
    `Cloudflare's API fails with status ${status}; run the same command again in some minutes, and see https://www.cloudflarestatus.com.`,
  );
}

/** The error for an answer that is not the API's, as of a proxy on the way. */
export function foreign(base: string, status: number): CloudflareFailure {
  return new CloudflareFailure(
    `${base} answers (status ${status}) with something else than Cloudflare's API: check CLOUDFLARE_API_BASE_URL and the network.`,
  );
}

/** The error for a request that got no whole answer. */
export function unreachable(base: string, cause: unknown): CloudflareFailure {
  return new CloudflareFailure(
    `${new URL(base).host} cannot be reached (${reasonOf(cause)}): check the network and run the same command again.`,
    [],
    { cause },
  );
}

/**
 * The error for a write to D1 that may have been carried out. It is not repeated by itself, because
 * its second result would differ from its first.
 */
export function outcomeUnknown(cause: CloudflareFailure): CloudflareFailure {
  return new CloudflareFailure(
    `It is not known whether the last change was stored, because the answer was lost. See what is there, then run the same command again. (${cause.message})`,
    [],
    { cause },
  );
}

/** The system's word for a failed connection, such as ENOTFOUND. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.name === "TimeoutError") return "it took too long";
  if (error.cause instanceof Error) return reasonOf(error.cause);
  return "code" in error && typeof error.code === "string" ? error.code : error.message;
}
