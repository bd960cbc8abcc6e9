import { env } from "cloudflare:workers";
import { beforeAll, expect, test, vi } from "vitest";
import { putCatalogue, studioCatalogue } from "../support/catalogue.ts";
import { enterDashboard, weddingWithDashboard } from "../support/dashboard.ts";
import { whileDatabase } from "../support/failing-database.ts";
import { gatedWedding, typePassword } from "../support/gate.ts";
import { publish, weddingOf } from "../support/invitations.ts";
import { ask, expectPrivate, expectPromised } from "../support/promised-headers.ts";
import { open, post } from "../support/site.ts";
import { attributesOf, countOf } from "../support/html.ts";

beforeAll(async () => {
  await putCatalogue(studioCatalogue);
});

test.each([
  ["/", "GET, HEAD, OPTIONS"],
  ["/order", "GET, HEAD, POST, OPTIONS"],
  ["/wedding/any", "GET, HEAD, OPTIONS"],
  ["/wedding/any.data", "GET, HEAD, OPTIONS"],
  ["/wedding/any/reply", "GET, HEAD, POST, OPTIONS"],
  ["/wedding/any/en/table.data", "GET, HEAD, POST, OPTIONS"],
  ["/wedding/any/event.ics", "GET, HEAD, OPTIONS"],
  ["/send-email", "POST, OPTIONS"],
  ["/locales/add/en/form", "POST, OPTIONS"],
  ["/no/such/page/at/all", "GET, HEAD, OPTIONS"],
])("%s takes %s", async (path, allowed) => {
  expect((await ask("OPTIONS", path)).headers.get("Allow")).toBe(allowed);
});

test("a post to a page that takes none is answered by a page in its language, and no error is logged", async () => {
  const logged = vi.spyOn(console, "error");
  const refused = await ask("POST", "/prices?lng=en", { body: "a=b" });
  expect(refused.status).toBe(405);
  expect(await refused.text()).toContain("Nothing can be sent to this page");
  expect(logged).not.toHaveBeenCalled();
  logged.mockRestore();
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
    for (const path of [`/${free}/en/reply`, `/${gated}/en`, "/order?lng=en"]) {
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
    [400, await post(`/${path}/reply`, { key: "none" }, phone)],
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
