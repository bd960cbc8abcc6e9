import { env } from "cloudflare:workers";
import { matchRoutes } from "react-router";
import { beforeAll, expect, test } from "vitest";
import cards from "#content/catalogue/cards.json";
import source from "#app/routes.ts?raw";
import { demoInvitation } from "#app/couple/demo/data.server.ts";
import { listHouseholds } from "#app/domain/guests/data.server.ts";
import { saveHouseholds } from "#app/domain/guests/mutations.server.ts";
import { previewAddress } from "#app/shop/order/preview/address.ts";
import { savePreview } from "#app/shop/order/preview/mutations.server.ts";
import { listReplies } from "#app/domain/reply/data.server.ts";
import { putCatalogue, studioCatalogue } from "../support/catalogue.ts";
import { enterDashboard, programOf, reply, weddingWithDashboard } from "../support/dashboard.ts";
import { whileDatabase } from "../support/failing-database.ts";
import { gatedWedding, password, typePassword } from "../support/gate.ts";
import { dayFromNow, publish, weddingOf } from "../support/invitations.ts";
import { goodOrder, goodReply } from "../support/posted-forms.ts";
import { ask, expectPrivate, expectPromised } from "../support/promised-headers.ts";
import { whileLimits } from "../support/rate-limit.ts";
import { family } from "../support/reply-by-name.ts";
import { pageForms } from "../support/page-forms.ts";
import { routesIn } from "../support/routes.ts";
import { open, origin, post } from "../support/site.ts";

beforeAll(async () => {
  await putCatalogue(studioCatalogue);
});

/** `app/routes.ts` in production, which has no contact sheet. */
const routes = routesIn(source).filter(({ path }) => path !== "/contact-sheet");

const couplesPaths = routes.map(({ path }) => path).filter((path) => path.startsWith("/replies"));

/**
 * An address of each route, and some that do not exist: path and expected status of GET. The
 * couple's are opened without their cookie.
 */
async function addresses(): Promise<[path: string, status: number][]> {
  const { path } = await publish(env.CONTENT, weddingOf());
  const gated = await gatedWedding();
  const slug = demoInvitation.replace("wedding/", "");
  await publish(env.CONTENT, weddingOf({ slug, demo: true }));
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
    [`/cards/${cards.cards[0]?.id}/art`, 200],
    ["/cards/none/art", 404],
    ["/cards/none", 404],
    ["/animations", 200],
    ["/animations/none", 404],
    ["/animations/none/art", 404],
    ["/animations/none/art.svg", 404],
    ["/accessories", 200],
    ["/prices", 200],
    ["/for-hosts", 200],
    ["/for-hosts/demo", 200],
    ["/for-hosts/demo/answers/new", 200],
    ["/for-hosts/demo/answers/none", 303],
    ["/for-hosts/demo/guests", 200],
    ["/for-hosts/demo/guests/none", 303],
    ["/for-hosts/demo/reminders", 200],
    ["/for-hosts/demo/tables", 200],
    ["/privacy-policy", 200],
    ["/info/ekamtayin-hark", 200],
    ["/order", 200],
    ["/order/123456", 404],
    ["/order/123456/files", 404],
    [`/order/123456/files/${hash}`, 404],
    ["/order/all/123456", 404],
    ["/studio", 404],
    ["/studio/orders/123456", 404],
    ["/studio/leave", 404],
    [`/studio/${hash}`, 404],
    ["/try", 404],
    ["/healthz", 200],
    ["/robots.txt", 200],
    ["/.well-known/security.txt", 200],
    ["/sitemap.xml", 200],
    ["/manifest.webmanifest", 200],
    ["/locales/en/form.json", 200],
    ["/locales/xx/form.json", 404],
    ["/locales/add/en/form", 405],
    ["/api", 200],
    ["/api/invitations", 401],
    ["/api/replies", 401],
    ["/api/telegram", 404],
    ["/api/stripe", 404],
    [`/pay/${hash}`, 404],
    ["/order/123456/pay", 404],
    ["/send-email", 405],
    ...couplesPaths.map((couples): [string, number] => [couples.replaceAll(/:\w+/g, hash), 404]),
    [`/preview/${path}/${hash}`, 404],
    [`/preview/${path}/${hash}/reply`, 302],
    [`/preview/${path}/${hash}/event.ics`, 404],
    [`/preview/${path}/${hash}/ru/event.ics`, 404],
    [`/media/${hash}/photo.jpg`, 404],
    ["/stop/none", 404],
    [`/${path}`, 200],
    [`/${path}/ru`, 200],
    [`/${path}/`, 200],
    [`/${path}.data`, 200],
    [`/${path}?r=forged`, 303],
    ...pageForms.map((form): [string, number] => [`/${path}/${form}`, 302]),
    [`/${gated.path}/reply`, 403],
    [`/${path}/event.ics`, 200],
    [`/${path}/ru/event.ics`, 200],
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
    ["/no/such/page/at/all/%0D%0Aof-two-lines", 404],
    ["/no/such/page/at/all/%%0A0A", 404],
    [`/preview/${path}/${hash}/event.ics/%E2%80%A8`, 404],
    ["/wedding/%00", 404],
  ];
}

test("the list has an address of every route", async () => {
  const reached = (await addresses()).map(([address]) => {
    const { pathname } = new URL(address, origin);
    return matchRoutes(routes, pathname)?.at(-1)?.route.path;
  });
  expect(couplesPaths.length).toBeGreaterThan(10);
  expect(routes.map(({ path }) => path).filter((path) => !reached.includes(path))).toEqual([]);
});

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

/** A couple's browser, and what the parameters of their addresses stand for. */
async function coupleWithGuests() {
  const { invitation, token } = await weddingWithDashboard();
  const { path } = invitation;
  await saveHouseholds(env.DB, path, { added: [family], changed: [] }, 1);
  await reply(path);
  const [household] = await listHouseholds(env.DB, path);
  const [answer] = await listReplies(env.DB, path, { limit: 1 });
  const ids: Record<string, string | undefined> = {
    household: household?.id,
    id: answer?.id,
    token,
  };
  return { path, token, ids, couple: await enterDashboard(token) };
}

test("the couple's pages are not cached", async () => {
  const { path: wedding, token, ids, couple } = await coupleWithGuests();
  const addressOf = (path: string) =>
    path.replaceAll(/:(\w+)/g, (_, name: string) => ids[name] ?? `no-${name}`);
  // The first's token is of a mail address, not of the couple's link; the second names a language.
  const notAlone = ["/replies/confirm/:token", "/replies/keepsake.json"];
  const pages = couplesPaths.filter((path) => !notAlone.includes(path)).map(addressOf);
  const api = await programOf(wedding);
  for (const [path, headers, status] of [
    ...pages.map((page) => [page, couple] as const),
    [`/replies/${token}`, {}],
    ["/replies/keepsake.json?language=am", couple],
    ["/replies/confirm/none", couple, 404],
    ["/replies?answer=none", couple, 404],
    ["/api/replies", api],
    ["/api/replies?limit=0", api, 400],
    ["/api/replies?invitation=x", api, 404],
    ["/api/invitations", api],
  ] as [string, Record<string, string>, number?][]) {
    const response = await open(path, headers);
    const isExpected = status === undefined ? response.status < 400 : response.status === status;
    expect(isExpected, `${path}: ${response.status}`).toBe(true);
    expectPromised(response, path);
    expectPrivate(response, path);
  }
});

/** Requests that are answered only while something fails, by what they are. */
async function requests(): Promise<Record<string, () => Promise<Response>>> {
  const { path, ids, couple } = await coupleWithGuests();
  const program = await programOf(path);
  const gated = await gatedWedding();
  const { version: _, hash: __, ...draft } = weddingOf();
  const preview = previewAddress(await savePreview(env.DB, draft, "", Date.now()));
  return {
    reply: () => post(`/${path}`, goodReply()),
    gate: () => typePassword(`/${gated.path}`, password),
    order: () => post("/order", goodOrder(dayFromNow(100))),
    "reply to a preview": () => post(preview, goodReply()),
    "personal link": () => open(`/${path}?g=aaaaaaaa`),
    try: () => post("/try", { back: "/weblink", first: "Հայկ" }),
    "wrong link": () => open(`/replies/${"0".repeat(43)}`),
    "wrong key": () => open("/api/replies", { Authorization: "Bearer wrong" }),
    "missing texts": () => ask("POST", "/locales/add/en/form", { body: "{}" }),
    dashboard: () => open("/replies", couple),
    "guest's page": () => open(`/replies/guests/${ids.household}`, couple),
    workbook: () => open("/replies.xlsx", couple),
    preview: () => open(preview),
    api: () => open("/api/replies", program),
    "api's list": () => open("/api/invitations", program),
  };
}

/** Requests that a rate limit refuses, and those that need D1. */
const limited =
  "reply,gate,order,reply to a preview,personal link,try,wrong link,wrong key,missing texts,api,api's list";
const needingD1 =
  "reply,gate,order,wrong link,dashboard,guest's page,workbook,preview,api,api's list";

test("an answer of 429 carries the promised headers, and says when to come back", async () => {
  const asking = await requests();
  await whileLimits(
    async () => ({ success: false }),
    async () => {
      for (const what of limited.split(",")) {
        const response = await asking[what]?.();
        expect(response?.status, what).toBe(429);
        expectToWait(response, what);
      }
    },
  );
});

test("an answer of 503 carries the promised headers, and says when to come back", async () => {
  const asking = await requests();
  await whileDatabase("throws", async () => {
    for (const what of needingD1.split(",")) {
      const response = await asking[what]?.();
      expect(response?.status, what).toBe(503);
      expectToWait(response, what);
    }
  });
});

function expectToWait(response: Response | undefined, what: string): void {
  expectPromised(response ?? Response.error(), what);
  expect(Number(response?.headers.get("Retry-After")), what).toBeGreaterThan(0);
}

test("an answer of 409 carries the promised headers", async () => {
  const settings = weddingOf().reply;
  if (!settings) throw new Error("no reply");
  const small = await publish(env.CONTENT, weddingOf({ reply: { ...settings, seats: 1 } }));
  const full = await post(`/${small.path}`, goodReply());
  const { ids, couple } = await coupleWithGuests();
  const names = { person: "Հայկ", salutation: "Սիրելի՛ Հայկ", addressForm: "one", adults: "1" };
  const older = await post(`/replies/guests/${ids.household}`, { ...names, version: "0" }, couple);
  for (const [what, response] of Object.entries({ full, older })) {
    expect(response.status, what).toBe(409);
    expectPromised(response, what);
  }
});
