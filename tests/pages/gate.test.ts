import { env } from "cloudflare:workers";
import { createCookie } from "react-router";
import { expect, test } from "vitest";
import { paletteOf } from "#app/designs/palettes/palettes.ts";
import { hashPassword } from "#app/domain/gate/password.ts";
import { serializeUnlocked } from "#app/domain/gate/session.server.ts";
import { requireSettings } from "#app/lib/settings.ts";
import {
  gatedWedding,
  openedCookie,
  password,
  storedPassword,
  typePassword,
} from "../support/gate.ts";
import { dayFromNow, publish } from "../support/invitations.ts";
import { open, post } from "../support/site.ts";
import { countOf, languageOf, markupOf, textsOf } from "../support/html.ts";

const { GATE_SECRET, REPLY_SECRET } = requireSettings(env, ["GATE_SECRET", "REPLY_SECRET"]);
const day = 24 * 60 * 60 * 1000;

/** Texts of `gatedWedding` that must stay secret. */
const secrets = [
  "Արման",
  "Arman",
  "Арман",
  "Աննա",
  "Anna",
  "Анна",
  "Նոր Նորք",
  "Nor Nork",
  "Нор Норк",
  "Հարսանեկան",
  "Wedding",
  "Свадеб",
  "@example.com",
  "scrypt$",
  dayFromNow(100).slice(0, 4),
  "pomegranate",
  "medallion",
  "1002",
  "countdown",
  "reply-form",
];

/** A gated wedding with every kind of content that could leak. */
function fullWedding() {
  return gatedWedding({
    event: {
      start: `${dayFromNow(100)}T15:00`,
      timeZone: "Asia/Yerevan",
      place: { am: "Նոր Նորք", en: "Nor Nork", ru: "Нор Норк" },
    },
  });
}

/** Headers and body as one text, without the requested address. */
async function everythingIn(response: Response, path: string): Promise<string> {
  const headers = [...response.headers].map((header) => header.join(": ")).join("\n");
  const body = markupOf(await response.text());
  return `${headers}\n${body}`.replaceAll(path, "");
}

/** A cookie that a stranger may send. */
async function cookieOf(path: string, payload: unknown, signed: string[] = [...GATE_SECRET]) {
  const cookie = createCookie(`__Host-gate-${path.replaceAll("/", "-")}`, {
    secrets: signed,
    secure: true,
  });
  return { Cookie: (await cookie.serialize(payload)).split(";")[0] ?? "" };
}

test("the password page has the colours of its invitation and nothing else of it", async () => {
  const { path, theme } = await gatedWedding();
  const { ground, accent } = paletteOf(theme);
  const html = await (await open(`/${path}`)).text();
  expect(html).toContain(`--ground:${ground};`);
  expect(html).toContain(`--accent:${accent};`);
});

test("while the gate is shut no request reveals anything of the invitation", async () => {
  const { path } = await fullWedding();
  const alias = `wedding/alias-${crypto.randomUUID().slice(0, 8)}`;
  const gated = await fullWedding();
  await publish(env.CONTENT, { ...gated, aliases: [{ path: alias, language: "en" }] });
  const fields = { intent: "reply", key: crypto.randomUUID(), name: "Անի", response: "Yes" };
  const answers = {
    page: await open(`/${path}`),
    slash: await open(`/${path}/`),
    english: await open(`/${path}/en`),
    russian: await open(`/${path}/ru/`),
    alias: await open(`/${alias}`),
    data: await open(`/${path}.data`),
    "data of the page alone": await open(`/${path}.data?_routes=routes%2Finvitation%2Fpage`),
    "data in english": await open(`/${path}/en.data`),
    calendar: await open(`/${path}/event.ics`),
    "calendar in english": await open(`/${path}/en/event.ics`),
    "calendar of the alias": await open(`/${alias}/event.ics`),
    "a chat's preview": await open(`/${path}`, {
      "User-Agent": "WhatsApp/2.23 facebookexternalhit/1.1",
    }),
    "sent page": await open(`/${path}?sent=1`),
    "a reply": await post(`/${path}`, fields),
    "a reply in english": await post(`/${path}/en`, fields),
    "a reply as data": await post(`/${path}/reply.data`, fields),
    "a wrong password": await typePassword(`/${path}`, "wrong"),
  };
  for (const [name, response] of Object.entries(answers)) {
    expect(response.status, name).toBe(403);
    expect(response.headers.get("Cache-Control"), name).toBe("private, no-store");
    expect(response.headers.get("X-Robots-Tag"), name).toBe("noindex");
    expect(response.headers.get("Set-Cookie"), name).toBeNull();
    const text = await everythingIn(response, path);
    for (const secret of secrets) expect(text, name).not.toContain(secret);
  }
  const stored = await env.DB.prepare(
    "SELECT count(*) AS replies FROM replies WHERE invitation = ?1",
  )
    .bind(path)
    .first();
  expect(stored).toEqual({ replies: 0 });
});

test("the gate is in the language of its address and gives a chat nothing to show", async () => {
  const { path } = await gatedWedding();
  const armenian = await (await open(`/${path}`)).text();
  expect(languageOf(armenian)).toBe("hy");
  expect(textsOf(armenian, "title")).toEqual(["Հրավերը կնքված է"]);
  const english = await (await open(`/${path}/en`)).text();
  expect(languageOf(english)).toBe("en");
  expect(countOf(english, 'input[type="password"]')).toBe(1);
  for (const html of [armenian, english]) {
    expect(html).not.toMatch(/og:|twitter:|rel="canonical"|hreflang|name="description"/i);
  }
});

test.each([
  ["", "Գաղտնաբառը սխալ է։ Խնդրում ենք փորձել կրկին։"],
  ["/en", "Incorrect password. Please try again."],
  ["/ru", "Неверный пароль. Пожалуйста, попробуйте ещё раз."],
])(
  "a wrong password is said at %s in its language, and the form stays",
  async (language, words) => {
    const { path } = await gatedWedding();
    for (const wrong of ["wrong", "", " ", "a".repeat(129)]) {
      const response = await typePassword(`/${path}${language}`, wrong);
      expect(response.status).toBe(403);
      const html = await response.text();
      expect(html).toContain(words);
      expect(html).toContain('name="password"');
    }
  },
);

test("the right password leads to the same address, and the phone stays let in", async () => {
  const { path } = await gatedWedding();
  const response = await typePassword(`/${path}/en/?g=CODE`, ` ${password} `);
  expect(response.status).toBe(303);
  expect(response.headers.get("Location")).toBe(`/${path}/en?g=CODE`);
  expect(response.headers.get("Cache-Control")).toBe("private, no-store");
  const cookie = response.headers.get("Set-Cookie") ?? "";
  const name = `__Host-gate-${path.replace("/", "-")}`;
  expect(cookie).toMatch(
    new RegExp(`^${name}=.*Max-Age=15552000; Path=/; HttpOnly; Secure; SameSite=Lax$`),
  );
  const letIn = { Cookie: cookie.split(";")[0] ?? "" };
  for (const [address, words] of [
    [`/${path}`, "Արման"],
    [`/${path}/ru`, "Арман"],
    [`/${path}.data`, "routes/invitation/page"],
    [`/${path}/event.ics`, "BEGIN:VCALENDAR"],
  ] as const) {
    const page = await open(address, letIn);
    expect(page.status, address).toBe(200);
    expect(await page.text(), address).toContain(words);
    expect(page.headers.get("Cache-Control"), address).toBe("private, no-store");
    expect(page.headers.get("X-Robots-Tag"), address).toBe("noindex");
  }
  expect((await open(`/${path}`)).status).toBe(403);
});

test("a password typed at an alias opens every address of the invitation", async () => {
  const wedding = await gatedWedding();
  const alias = `${wedding.path}-am`;
  await publish(env.CONTENT, { ...wedding, aliases: [{ path: alias }] });
  const response = await typePassword(`/${alias}`, password);
  expect(response.headers.get("Location")).toBe(`/${alias}`);
  const cookie = { Cookie: response.headers.get("Set-Cookie")?.split(";")[0] ?? "" };
  for (const address of [alias, wedding.path, `${wedding.path}/ru`])
    expect((await open(`/${address}`, cookie)).status, address).toBe(200);
});

test("a guest who was let in can reply as on any invitation", async () => {
  const { path } = await gatedWedding();
  const cookie = await openedCookie(`/${path}`);
  const fields = { key: crypto.randomUUID(), name: "Անի Պետրոսյան", response: "Yes" };
  const response = await post(`/${path}`, { intent: "reply", ...fields }, cookie);
  expect(response.status).toBe(303);
  expect(response.headers.get("Location")).toMatch(new RegExp(`^/${path}\\?sent=[\\w.-]+#reply$`));
});

test("a password typed twice by a quick finger leads in twice", async () => {
  const { path } = await gatedWedding();
  const cookie = await openedCookie(`/${path}`);
  const again = await post(`/${path}`, { intent: "open", password }, cookie);
  expect(again.status).toBe(303);
});

test("a cookie that was tampered with, is for another invitation, has expired, or was signed for something else leaves the gate shut", async () => {
  const { path } = await gatedWedding();
  const other = await gatedWedding();
  const gate = { invitation: path, password: storedPassword };
  const set = await serializeUnlocked(GATE_SECRET, gate, Date.now());
  const [Cookie = ""] = set.split(";");
  expect((await open(`/${path}`, { Cookie })).status).toBe(200);

  const value = decodeURIComponent(Cookie.slice(Cookie.indexOf("=") + 1));
  const good: unknown = JSON.parse(atob(value.split(".")[0] ?? ""));
  expect((await open(`/${path}`, await cookieOf(path, good))).status).toBe(200);
  const changed = (changes: object) => cookieOf(path, { ...(good as object), ...changes });

  const ended = (await serializeUnlocked(GATE_SECRET, gate, Date.now() - 181 * day)).split(";")[0];
  const ofOther = (
    await serializeUnlocked(GATE_SECRET, { ...gate, invitation: other.path }, Date.now())
  ).replace(other.path.replace("/", "-"), path.replace("/", "-"));
  const refused = [
    { Cookie: Cookie.replace(/=(.)/, (_, first: string) => `=${first === "a" ? "b" : "a"}`) },
    { Cookie: ended ?? "" },
    { Cookie: ofOther.split(";")[0] ?? "" },
    await changed({ purpose: "reply" }),
    await changed({ invitation: other.path }),
    await changed({ version: "A".repeat(22) }),
    await changed({ expires: Date.now() - 1 }),
    await changed({ expires: undefined }),
    await cookieOf(path, good, [...REPLY_SECRET]),
    await cookieOf(path, good, []),
  ];
  for (const cookie of refused) {
    for (const address of [`/${path}`, `/${path}.data`, `/${path}/event.ics`]) {
      const response = await open(address, cookie);
      expect(response.status).toBe(403);
      expect(response.headers.get("Cache-Control")).toBe("private, no-store");
      expect(await response.text()).not.toContain("Արման");
    }
  }
});

test("a changed password shuts the gate again, also when it is the same word", async () => {
  const wedding = await gatedWedding();
  const cookie = await openedCookie(`/${wedding.path}`);
  expect((await open(`/${wedding.path}`, cookie)).status).toBe(200);
  const anew = {
    ...wedding,
    path: wedding.path,
    access: { password: await hashPassword(password) },
  };
  const gate = { invitation: wedding.path, password: anew.access.password };
  const now = await serializeUnlocked(GATE_SECRET, gate, Date.now());
  expect((await open(`/${wedding.path}`, { Cookie: now.split(";")[0] ?? "" })).status).toBe(403);
});

test("an ended invitation stays behind its password, and shows its farewell only to guests who were let in", async () => {
  const { path } = await gatedWedding({
    event: { start: `${dayFromNow(-190)}T15:00`, timeZone: "Asia/Yerevan" },
  });
  expect((await open(`/${path}`)).status).toBe(403);
  expect((await open(`/${path}`, await openedCookie(`/${path}`))).status).toBe(410);
});

test("another site's page cannot type passwords", async () => {
  const { path } = await gatedWedding();
  const fields = { intent: "open", password };
  const response = await post(`/${path}`, fields, { "Sec-Fetch-Site": "cross-site" });
  expect(response.status).toBe(403);
  expect(response.headers.get("Set-Cookie")).toBeNull();
});
