/**
 * The service worker of one invitation (docs/decisions/040): keeps its last seen page with fonts,
 * script and first pictures, for a guest who is on the way without a network. Anything but pages and
 * their files passes it by, replies above all.
 */
import {
  formKeyHeader,
  isAsset,
  keptName,
  keptPageOf,
  mostPages,
  namesOf,
  scopeOf,
  withoutNetwork,
} from "#app/guest/script/kept-pages.ts";
import type { KeepMessage } from "#app/guest/script/keep.ts";

type WorkerEvent = { waitUntil: (work: Promise<unknown>) => void };
type PageRequest = WorkerEvent & {
  request: Request;
  /** Begun by the browser while it starts this worker; undefined in browsers that cannot. */
  preloadResponse: Promise<Response | undefined>;
  respondWith: (answer: Promise<Response>) => void;
};

/** Neither the DOM's types nor those of Cloudflare's Worker describe a browser's service worker. */
declare const self: {
  registration: {
    scope: string;
    navigationPreload?: { enable: () => Promise<void> };
    unregister: () => Promise<boolean>;
  };
  skipWaiting: () => Promise<void>;
  addEventListener(name: "install" | "activate", take: (event: WorkerEvent) => void): void;
  addEventListener(name: "fetch", take: (event: PageRequest) => void): void;
  addEventListener(
    name: "message",
    take: (event: WorkerEvent & { data: KeepMessage }) => void,
  ): void;
};

/** Milliseconds without an answer after which a guest sees the page that is kept. */
const patienceMs = 4_000;

/** `/wedding/anna-arman`: a browser's scope is a prefix, and matches other names that begin so. */
const scope = new URL(self.registration.scope).pathname;

/**
 * The invitation is over: nothing is kept any more. A page that was opened a moment earlier still asks
 * to be kept, and the data centre may answer with the page of before.
 */
let ended = false;

self.addEventListener("install", (event) => event.waitUntil(self.skipWaiting()));
self.addEventListener("activate", (event) =>
  event.waitUntil(self.registration.navigationPreload?.enable() ?? Promise.resolve()),
);

self.addEventListener("fetch", (event) => {
  const { method, mode, url } = event.request;
  if (method !== "GET") return;
  if (mode === "navigate") event.respondWith(openPage(event));
  else if (isAsset(new URL(url).pathname)) event.respondWith(openAsset(event.request));
});

self.addEventListener("message", (event) => event.waitUntil(keep(event.data)));

/** The page from the network; where that fails, breaks or takes too long, the one that is kept. */
async function openPage(event: PageRequest): Promise<Response> {
  const name = keptName(scope, event.request.url);
  const networkAnswer = askNetwork(event);
  if (name === null) return networkAnswer;
  event.waitUntil(networkAnswer.then((answer) => follow(name, answer.clone())).catch(() => {}));
  const storedPage = await findKept(name);
  if (!storedPage) return networkAnswer;
  const patience = new Promise<Response>((resolve) => setTimeout(resolve, patienceMs, storedPage));
  const answered = networkAnswer.then(
    (answer) => (answer.status < 500 ? answer : storedPage),
    () => storedPage,
  );
  return Promise.race([answered, patience]);
}

async function askNetwork({ request, preloadResponse }: PageRequest): Promise<Response> {
  return (await preloadResponse) ?? fetch(request);
}

async function openAsset(request: Request): Promise<Response> {
  return (await caches.match(request.url, { ignoreVary: true })) ?? fetch(request);
}

/** The page that is kept, as it is shown without a network. */
async function findKept(name: string): Promise<Response | null> {
  const page = await caches.match(scope, { cacheName: name });
  if (!page) return null;
  const { headers } = page;
  if ((keptPageOf(headers)?.until ?? 0) <= Date.now()) {
    await caches.delete(name);
    return null;
  }
  const html = withoutNetwork(await page.text(), headers.get(formKeyHeader), crypto.randomUUID());
  return new Response(html, { headers });
}

/** Does with what is kept as the server's answer says: replaces it, deletes it, or ends. */
async function follow(name: string, answer: Response): Promise<void> {
  const { status, headers } = answer;
  if (status === 404 || status === 410) {
    ended = true;
    await deleteAll();
    await self.registration.unregister();
  }
  // The password was changed, or this phone has none.
  if (status === 403) await deleteAll();
  if (status !== 200) return;
  if (keptPageOf(headers) === null) await caches.delete(name);
  else {
    const html = await answer.text();
    if (!ended) await (await caches.open(name)).put(scope, new Response(html, { headers }));
  }
}

/** Deletes all that is kept of this invitation, also what was opened at another of its addresses. */
async function deleteAll(): Promise<void> {
  const entries = await Promise.all((await caches.keys()).map(findPath));
  const paths = new Set([scope, ...entries.flatMap(({ at, path }) => (at === scope ? path : []))]);
  for (const { name, at, path } of entries)
    if (at !== null && (at === scope || paths.has(path))) await caches.delete(name);
}

/**
 * The address where the page of a cache was opened, and the path of the invitation that it shows.
 */
async function findPath(name: string): Promise<{ name: string; at: string | null; path: string }> {
  const cacheScope = scopeOf(name);
  const page =
    cacheScope === null ? undefined : await caches.match(cacheScope, { cacheName: name });
  return {
    name,
    at: cacheScope,
    path: (page && keptPageOf(page.headers)?.path) ?? cacheScope ?? name,
  };
}

/** Keeps a page that was just opened, with the files that it used. */
async function keep({ href, assets, anew }: KeepMessage): Promise<void> {
  const name = keptName(scope, href);
  if (name === null) return;
  if (anew || !(await caches.match(scope, { cacheName: name })))
    await follow(name, await fetch(href, { headers: { Accept: "text/html" } }));
  // Opening a cache that was deleted would make it again.
  if (!(await caches.has(name)) || ended) return;
  const cache = await caches.open(name);
  const paths = assets.filter(isAsset);
  for (const { url } of await cache.keys()) {
    const { pathname } = new URL(url);
    if (pathname !== scope && !paths.includes(pathname)) await cache.delete(url);
  }
  await Promise.allSettled(
    paths.map(async (path) => (await cache.match(path, { ignoreVary: true })) ?? cache.add(path)),
  );
  const names = (await caches.keys()).filter((other) => other.startsWith(namesOf(scope)));
  for (const oldest of names.slice(0, -mostPages)) if (oldest !== name) await caches.delete(oldest);
}
