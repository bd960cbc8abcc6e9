import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { buffer } from "node:stream/consumers";
import { setTimeout as wait } from "node:timers/promises";
import { bad, good, type Answer, type Asked, type Route } from "./answers.ts";
import { d1Routes, migratedDatabase, type Database } from "./d1.ts";
import { ids } from "./ids.ts";
import { kvRoutes, type Namespace } from "./kv.ts";
import { queueRoutes, type Queue } from "./queues.ts";
import { r2Routes, type Bucket } from "./r2.ts";
import { workerFileRoutes } from "./worker-files.ts";
import { workerRoutes, type Script } from "./workers.ts";
import { zoneRoutes, type Zone } from "./zones.ts";

/** How a request fails. `cut-after` carries it out and loses the answer. */
export type Fault =
  | { kind: "status"; status: number; retryAfter?: string }
  | { kind: "page"; status: number }
  | { kind: "cut-before" }
  | { kind: "cut-after" }
  | { kind: "slow"; milliseconds: number };

/** A request that came, counted from 1. */
export type Seen = { number: number; method: string; path: string };

/** Rights of a token. */
type Rights = { accounts: readonly string[]; products: readonly string[] };

/** A local server that answers as Cloudflare's API does, with one account unless told otherwise. */
export type CloudflareDouble = {
  /** For CLOUDFLARE_API_BASE_URL. */
  base: string;
  accounts: Map<string, string>;
  tokens: Map<string, Rights>;
  namespaces: Map<string, Namespace>;
  databases: Map<string, Database>;
  buckets: Map<string, Bucket>;
  queues: Map<string, Queue>;
  scripts: Map<string, Script>;
  /** Bytes of Workers' static assets by wrangler's hash of them. */
  assets: Map<string, Buffer>;
  zones: Map<string, Zone>;
  /** Custom domains with the Worker that answers there, for which Cloudflare makes DNS records. */
  domains: Map<string, string>;
  /** The account's plan; the free one takes no Worker with `[limits]`. */
  plan: "free" | "paid";
  /** A key of KV takes one write a second and refuses the next, as Cloudflare's do. */
  pacesKeys: boolean;
  /** The account's workers.dev subdomain, without which it takes no Worker. */
  subdomain: string | null;
  /** All requests so far, those that failed among them. */
  seen: Seen[];
  /** Requests that the double does not know, as in `GET /accounts/…/pages`. */
  unknown: string[];
  /** Decides for each request whether it fails; none does unless this is set. */
  faultOf: (seen: Seen) => Fault | null;
  stop: () => Promise<void>;
};

const prefix = "/client/v4";
const allProducts = ["storage", "d1", "r2", "workers", "queues", "zones", "zone settings"];

/**
 * Starts the double with a migrated database, an empty namespace and an empty bucket.
 * @param isNew whether the account has just been opened instead, with nothing in it.
 */
export async function startCloudflare(isNew = false): Promise<CloudflareDouble> {
  const double: Omit<CloudflareDouble, "base" | "stop"> = {
    accounts: new Map([[ids.account, "Studio"]]),
    tokens: new Map([[ids.token, { accounts: [ids.account], products: allProducts }]]),
    namespaces: new Map(),
    databases: new Map(),
    buckets: new Map(),
    queues: new Map(),
    scripts: new Map(),
    assets: new Map(),
    zones: new Map(),
    domains: new Map(),
    plan: "paid",
    pacesKeys: false,
    subdomain: null,
    seen: [],
    unknown: [],
    faultOf: () => null,
  };
  if (!isNew) {
    double.namespaces.set(ids.content, { title: "CONTENT", entries: new Map(), lagging: null });
    double.databases.set(ids.database, migratedDatabase("hraver"));
    double.buckets.set(ids.bucket, new Map());
  }
  const routes = [
    ...kvRoutes(double),
    ...d1Routes(double.databases),
    ...r2Routes(double.buckets),
    ...queueRoutes(double.queues, double.scripts),
    ...workerRoutes(double),
    ...workerFileRoutes(double, (token) =>
      double.tokens.set(token, { accounts: [ids.account], products: ["workers"] }),
    ),
    ...zoneRoutes(double.zones),
  ];
  const server = createServer((request, response) => {
    void respond(started, routes, request, response);
  });
  const port = await new Promise<number>((listening) => {
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      listening(typeof address === "object" && address ? address.port : 0);
    });
  });
  const started: CloudflareDouble = Object.assign(double, {
    base: `http://127.0.0.1:${port}${prefix}`,
    stop: () =>
      new Promise<void>((stopped) => {
        server.close(() => stopped());
        server.closeAllConnections();
      }),
  });
  return started;
}

async function respond(
  double: CloudflareDouble,
  routes: readonly Route[],
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const url = new URL(request.url ?? "/", "http://double");
  const method = request.method ?? "GET";
  const path = url.pathname.replace(prefix, "");
  const seen = { number: double.seen.length + 1, method, path };
  double.seen.push(seen);
  const fault = double.faultOf(seen);
  if (fault?.kind === "cut-before") return void request.socket.destroy();
  const body = await buffer(request);
  if (fault?.kind === "status") {
    const answer = bad(fault.status, 971, "Please wait and consider throttling your request speed");
    const headers = { ...answer.headers };
    if (fault.retryAfter !== undefined) headers["Retry-After"] = fault.retryAfter;
    return write(response, { ...answer, headers });
  }
  if (fault?.kind === "page")
    return write(response, {
      status: fault.status,
      headers: { "Content-Type": "text/html" },
      body: "<html>",
    });
  const headers = new Headers(
    Object.entries(request.headers).map(([name, value]): [string, string] => [name, String(value)]),
  );
  const answer = await answerOf(double, routes, {
    method,
    path,
    query: url.searchParams,
    headers,
    body,
  });
  if (fault?.kind === "cut-after") return void request.socket.destroy();
  if (fault?.kind === "slow") await wait(fault.milliseconds);
  write(response, answer);
}

async function answerOf(
  double: CloudflareDouble,
  routes: readonly Route[],
  asked: Asked,
): Promise<Answer> {
  const token = /^Bearer (\S+)$/.exec(asked.headers.get("Authorization") ?? "")?.[1] ?? "";
  const rights = double.tokens.get(token);
  if (!rights) return bad(401, 10000, "Authentication error");
  const own = rights.accounts.map((id) => ({ id, name: double.accounts.get(id) ?? id }));
  if (asked.path === "/user/tokens/verify") return good({ id: "token", status: "active" });
  if (asked.path === "/user") return good({ id: "user", email: "owner@hraver.am" });
  if (asked.path === "/accounts") return good(own, { page: 1, count: own.length });
  if (asked.path === "/memberships")
    return good(own.map((account) => ({ id: account.id, status: "accepted", account })));
  if (asked.path.startsWith("/zones")) {
    const right = asked.path.includes("/settings/") ? "zone settings" : "zones";
    return rights.products.includes(right)
      ? routed(double, routes, asked, asked.path)
      : bad(403, 9109, "Unauthorized to access requested resource");
  }
  const [, account = "", rest = "", product = ""] =
    /^\/accounts\/([^/]+)(\/([^/]+).*)$/.exec(asked.path) ?? [];
  if (!double.accounts.has(account))
    return bad(
      404,
      7003,
      `Could not route to ${prefix}${asked.path}, perhaps your object identifier is invalid?`,
    );
  if (!rights.accounts.includes(account) || !rights.products.includes(product))
    return product === "d1"
      ? bad(403, 7403, "The given account is not valid or is not authorized to access this service")
      : bad(403, 10000, "Authentication error");
  return routed(double, routes, asked, rest);
}

/** The answer of the first route that a path matches. */
async function routed(
  double: CloudflareDouble,
  routes: readonly Route[],
  asked: Asked,
  path: string,
): Promise<Answer> {
  for (const { method, pattern, answer } of routes) {
    const match = method === asked.method ? pattern.exec(path) : null;
    if (match) return answer(asked, match.slice(1).map(decodeURIComponent));
  }
  double.unknown.push(`${asked.method} ${asked.path}`);
  return bad(404, 7000, "No route for that URI");
}

function write(response: ServerResponse, { status, headers, body }: Answer): void {
  response.writeHead(status, headers).end(body);
}
