import { env, exports } from "cloudflare:workers";
import { beforeAll, expect, test } from "vitest";
import cards from "#content/catalogue/cards.json";
import { putCatalogue, studioCatalogue } from "../support/catalogue.ts";
import { enterDashboard, weddingWithDashboard } from "../support/dashboard.ts";
import { whileDatabase } from "../support/failing-database.ts";
import { gatedWedding, typePassword } from "../support/gate.ts";
import { dayFromNow, publish, weddingOf } from "../support/invitations.ts";
import { open, origin, post } from "../support/site.ts";
import { attributesOf, countOf } from "../support/html.ts";

/** The headers that every response has. */
const promised: Record<string, RegExp> = {
  "Content-Security-Policy":
    /^default-src 'none'; script-src 'self' '(?:sha256|nonce)-[\w+/=-]{43,44}'; style-src 'self' 'unsafe-inline'; img-src/,
  "Strict-Transport-Security": /^max-age=\d{8}/,
  "X-Content-Type-Options": /^nosniff$/,
  "Referrer-Policy": /^same-origin$/,
  "Cross-Origin-Opener-Policy": /^same-origin$/,
  "Permissions-Policy": /camera=\(\)/,
  "Cache-Control": /./,
};

function expectPromised(response: Response, what: string) {
  for (const [name, value] of Object.entries(promised))
    expect(response.headers.get(name) ?? "", `${name} of ${what}`).toMatch(value);
  if (response.status >= 400) expectPrivate(response, what);
}

/** Expects headers for pages behind a password, and of one couple or customer. */
function expectPrivate(response: Response, what: string) {
  expect(response.headers.get("Cache-Control"), what).toBe("private, no-store");
  expect(response.headers.get("X-Robots-Tag"), what).toBe("noindex");
}

function ask(method: string, path: string, init: RequestInit = {}): Promise<Response> {
  const headers = { Origin: origin, "Sec-Fetch-Site": "same-origin", ...init.headers };
  return exports.default.fetch(
    new Request(`${origin}${path}`, { redirect: "manual", ...init, method, headers }),
  );
}

beforeAll(async () => {
  await putCatalogue(studioCatalogue);
});

/**
 * Every address in `app/routes.ts`, and some that do not exist: path and expected status of GET.
 */
async function addresses(): Promise<[path: string, status: number][]> {
  const { path } = await publish(env.CONTENT, weddingOf());
  const gated = await gatedWedding();
  const over = await publish(
    env.CONTENT,
    weddingOf({ event: { start: `${dayFromNow(-190)}T15:00`, timeZone: "Asia/Yerevan" } }),
  );
  const hash = "0".repeat(32);
  return [
    ["/", 200],
    ["/weblink", 200],
    ["/assortment?occasion=wedding", 200],
    ["/cards", 200],
    [`/cards/${cards.cards[0]?.id}`, 200],
    [`/cards/${cards.cards[0]?.id}/art.svg`, 200],
    ["/cards/none", 404],
    ["/animations", 200],
    ["/animations/none", 404],
    ["/animations/none/art", 404],
    ["/accessories", 200],
    ["/prices", 200],
    ["/privacy-policy", 200],
    ["/info/ekamtayin-hark", 200],
    ["/order", 200],
    ["/order/123456", 404],
    ["/try", 404],
    ["/healthz", 200],
    ["/robots.txt", 200],
    ["/sitemap.xml", 200],
    ["/manifest.webmanifest", 200],
    ["/locales/en/form.json", 200],
    ["/locales/xx/form.json", 404],
    ["/locales/add/en/form", 405],
    ["/api/replies", 401],
    ["/api/telegram", 404],
    ["/send-email", 405],
    ["/replies", 404],
    ["/replies.csv", 404],
    ["/replies/tables", 404],
    [`/replies/${hash}`, 404],
    [`/draft/${path}/${hash}`, 404],
    [`/draft/${path}/${hash}/event.ics`, 404],
    [`/media/${hash}/photo.jpg`, 404],
    [`/${path}`, 200],
    [`/${path}/ru`, 200],
    [`/${path}/`, 200],
    [`/${path}.data`, 200],
    [`/${path}?r=forged`, 303],
    [`/${path}/event.ics`, 200],
    [`/${path}/nl`, 404],
    [`/og/${path}/${hash}/am.png`, 404],
    ["/templates/9999/cover", 404],
    [`/${gated.path}`, 403],
    [`/${gated.path}.data`, 403],
    [`/${gated.path}/event.ics`, 403],
    [`/${over.path}`, 410],
    [`/${over.path}/event.ics`, 410],
    ["/no/such/page/at/all", 404],
    ["/%E0%A4%A", 404],
    ["/wedding/%00", 404],
  ];
}

test("every answer carries the promised headers, whatever its address, and HEAD answers as GET does", async () => {
  for (const [path, status] of await addresses()) {
    const read = await ask("GET", path);
    expect(read.status, path).toBe(status);
    expectPromised(read, path);
    const head = await ask("HEAD", path);
    expect(head.status, `HEAD ${path}`).toBe(status);
    expect(await head.text(), `HEAD ${path}`).toBe("");
    expect(head.headers.get("Content-Type"), path).toBe(read.headers.get("Content-Type"));
    expectPromised(head, `HEAD ${path}`);
  }
}, 120_000);

test("an address names the methods it accepts, and refuses others with a text", async () => {
  for (const [path] of await addresses()) {
    const options = await ask("OPTIONS", path);
    expect(options.status, path).toBe(204);
    expectPromised(options, `OPTIONS ${path}`);
    const allowed = options.headers.get("Allow") ?? "";
    expect(allowed, path).toMatch(/^(GET, HEAD, )?(POST, )?OPTIONS$/);
    const refusals = await Promise.all(
      ["DELETE", "TRACE", "PROPFIND"].map(
        async (method) => [method, await ask(method, path)] as const,
      ),
    );
    for (const [method, refused] of refusals) {
      expect(refused.status, `${method} ${path}`).toBe(405);
      expect(refused.headers.get("Allow"), `${method} ${path}`).toBe(allowed);
      expect(await refused.text()).toContain(`${method} is not possible here.`);
      expectPromised(refused, `${method} ${path}`);
    }
    if (allowed.includes("POST")) continue;
    const posted = await ask("POST", path, { body: new URLSearchParams({ a: "b" }) });
    // A gate must not reveal which methods the page behind it accepts.
    const answers = [`405 ${allowed}`, "403 null"];
    expect(answers, `POST ${path}`).toContain(`${posted.status} ${posted.headers.get("Allow")}`);
    expectPromised(posted, `POST ${path}`);
  }
}, 120_000);

test.each([
  ["/", "GET, HEAD, OPTIONS"],
  ["/order", "GET, HEAD, POST, OPTIONS"],
  ["/wedding/any", "GET, HEAD, POST, OPTIONS"],
  ["/wedding/any.data", "GET, HEAD, POST, OPTIONS"],
  ["/wedding/any/event.ics", "GET, HEAD, OPTIONS"],
  ["/send-email", "POST, OPTIONS"],
  ["/locales/add/en/form", "POST, OPTIONS"],
  ["/no/such/page/at/all", "GET, HEAD, OPTIONS"],
])("%s takes %s", async (path, allowed) => {
  expect((await ask("OPTIONS", path)).headers.get("Allow")).toBe(allowed);
});

test("a post to a page that takes none is answered by a page in its language", async () => {
  const refused = await ask("POST", "/prices?lng=en", { body: "a=b" });
  expect(refused.status).toBe(405);
  expect(await refused.text()).toContain("Nothing can be sent to this page");
});

const large = { a: "x".repeat(70_000) };
/** Forms that are refused, each with its status; a body of `null` is not a form at all. */
const refusals: [name: string, status: number, fields: Record<string, string> | null][] = [
  ["a body that is no form", 400, null],
  ["a body too large", 413, large],
];

test.each(refusals)(
  "%s is refused with %i, a text and headers, behind a password too",
  async (_, status, fields) => {
    const { path: free } = await publish(env.CONTENT, weddingOf());
    const { path: gated } = await gatedWedding();
    for (const path of [`/${free}/en`, `/${gated}/en`, "/order?lng=en"]) {
      const response =
        fields === null
          ? await ask("POST", path, { body: "{}", headers: { "Content-Type": "text/none" } })
          : await post(path, fields);
      expect(response.status, path).toBe(status);
      expectPromised(response, path);
      expect(await response.text(), path).toMatch(
        status === 400 ? /didn’t reach us/ : /is too long/,
      );
    }
  },
);

test("every answer of the gate is private, from the shut page to the lock and to internal errors", async () => {
  const { path } = await gatedWedding();
  const address = crypto.randomUUID();
  const wrong = await typePassword(`/${path}`, "wrong", address);
  const right = await typePassword(`/${path}`, "hraver", address);
  const phone = { Cookie: right.headers.get("Set-Cookie")?.split(";")[0] ?? "" };
  // Typed only where `.dev.vars` exists.
  const secret: unknown = Reflect.get(env, "GATE_SECRET");
  Object.assign(env, { GATE_SECRET: "" });
  const broken = await open(`/${path}`);
  Object.assign(env, { GATE_SECRET: secret });
  const closed = await whileDatabase("throws", () => typePassword(`/${path}`, "hraver", address));
  for (const [status, response] of [
    [403, wrong],
    [303, right],
    [200, await open(`/${path}`, phone)],
    [200, await open(`/${path}.data`, phone)],
    [400, await post(`/${path}`, { key: "none" }, phone)],
    [500, broken],
    [503, closed],
  ] as const) {
    expect(response.status).toBe(status);
    expectPromised(response, String(status));
    expectPrivate(response, String(status));
  }
});

test("a cross-site post is refused with every header", async () => {
  const { path } = await publish(env.CONTENT, weddingOf());
  for (const headers of [
    { Origin: "https://other.example", "Sec-Fetch-Site": "cross-site" },
    { Origin: "null", "Sec-Fetch-Site": "cross-site" },
  ]) {
    const refused = await ask("POST", `/${path}`, {
      body: new URLSearchParams({ a: "b" }),
      headers,
    });
    expect([400, 403]).toContain(refused.status);
    expectPromised(refused, headers.Origin);
  }
});

test("the couple's pages are not cached", async () => {
  const { token } = await weddingWithDashboard();
  const couple = await enterDashboard(token);
  for (const [path, headers] of [
    [`/replies/${token}`, {}],
    ["/replies", couple],
    ["/replies?answer=none", couple],
    ["/replies/tables", couple],
    ["/replies.csv", couple],
    ["/api/replies", { Authorization: `Bearer ${token}` }],
    ["/api/replies?limit=0", { Authorization: `Bearer ${token}` }],
  ] as const) {
    const response = await open(path, headers);
    expect(response.headers.get("Cache-Control"), path).toBe("private, no-store");
    expectPromised(response, path);
    expectPrivate(response, path);
  }
});

test("a hydrated page's inline scripts carry a nonce of that answer alone, which no cache keeps", async () => {
  const { token, invitation } = await weddingWithDashboard();
  const couple = await enterDashboard(token);
  const nonces = new Set<string>();
  for (const [path, headers] of [
    ["/replies", couple],
    ["/replies", couple],
    ["/order", {}],
  ] as const) {
    const response = await open(path, headers);
    const nonce = nonceOf(response);
    const html = await response.text();
    const scripts = 'script:not([type^="application/"])';
    expect(countOf(html, scripts), path).toBeGreaterThan(2);
    const named = attributesOf(html, scripts, "nonce");
    expect(named, path).toEqual(Array.from({ length: countOf(html, scripts) }, () => nonce));
    expect(response.headers.get("Cache-Control"), path).toBe("private, no-store");
    nonces.add(nonce ?? "");
  }
  expect(nonces.size).toBe(3);
  const documents = ["/", "/prices", `/${invitation.path}`, "/replies", "/order/123456"];
  for (const path of documents) expect(nonceOf(await open(path)), path).toBeNull();
});

function nonceOf({ headers }: Response): string | null {
  const policy = headers.get("Content-Security-Policy") ?? "";
  return /script-src 'self' 'nonce-([\w-]{43})';/.exec(policy)?.[1] ?? null;
}

test("an error before any page can be made is told in both of the studio's languages", async () => {
  const { path } = await publish(env.CONTENT, weddingOf());
  const refused = await ask("POST", `/${path}`, {
    body: new URLSearchParams({ a: "b" }),
    headers: { Origin: "https://other.example", Accept: "text/html" },
  });
  expect(refused.status).toBe(400);
  const html = await refused.text();
  expect(html).toContain('lang="hy"');
  expect(html).toContain("Your reply didn’t reach us");
});
