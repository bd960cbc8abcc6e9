import { env } from "cloudflare:workers";
import { beforeAll, expect, test } from "vitest";
import { findPacksOfNames } from "#app/i18n/packs.server.ts";
import { requireSettings } from "#app/lib/settings.ts";
import {
  savePersonalisation,
  readPersonalisation,
} from "#app/domain/personalisation/session.server.ts";
import { dayFromNow, publish, weddingOf } from "../support/invitations.ts";
import { exceedRateLimit } from "../support/rate-limit.ts";
import { open, origin, post } from "../support/site.ts";
import { cookieOf, tryNames as tryNamesAt } from "../support/tried-names.ts";
import { languageOf, textOf, valueOf } from "../support/html.ts";

const { REPLY_SECRET } = requireSettings(env, ["REPLY_SECRET"]);
const names = { first: "Սուրեն", second: "Շուշանիկ" };
const template = "/templates/4001";

/** A KV that fails. */
const downKv = new Proxy(env.VISITS, {
  get: () => () => Promise.reject(new Error("KV is down")),
});

beforeAll(async () => {
  const path = template.slice(1);
  await publish(env.CONTENT, weddingOf({ kind: "templates", slug: "4001", path }));
});

/** Sends the form of the template's page. */
async function tryNames(fields: Record<string, string>, cookie = ""): Promise<Response> {
  return tryNamesAt({ back: template, ...fields }, cookie);
}

test("names are kept in a cookie that no script and no other site reads, and lead back to the page", async () => {
  const response = await tryNames(names);
  expect(response.status).toBe(303);
  expect(response.headers.get("Location")).toBe(template);
  const cookie = response.headers.get("Set-Cookie") ?? "";
  expect(cookie).toMatch(/^__Host-visit=/);
  for (const word of ["HttpOnly", "Secure", "SameSite=Lax", "Path=/", "Max-Age=2592000"])
    expect(cookie).toContain(word);
  expect(decodeURIComponent(cookie)).not.toContain("Սուրեն");
});

test("names typed once stand in a template's page and in its cover, as each language spells them", async () => {
  const Cookie = cookieOf(await tryNames({ ...names, date: dayFromNow(300) }));
  const day = String(Number(dayFromNow(300).slice(8)));
  const notArmenian = /Սուրեն|Շուշանիկ|Աննա|Anna/;
  for (const [address, first, second, foreign] of [
    [template, "Սուրեն", "Շուշանիկ", /Աննա|Anna/],
    [`${template}/en`, "Suren", "Shushanik", notArmenian],
    [`${template}/ru`, "Сурен", "Шушаник", notArmenian],
    [`${template}/cover?lng=en`, "Suren", "Shushanik", notArmenian],
  ] as const) {
    const response = await open(address, { Cookie });
    const html = await response.text();
    for (const name of [first, second]) expect(textOf(html), address).toContain(name);
    expect(textOf(html), address).not.toMatch(foreign);
    expect(html, address).toContain(day);
    expect(response.headers.get("Cache-Control"), address).toMatch(/^private/);
  }
  expect(await (await open(template)).text()).not.toContain("Շուշանիկ");
});

test("names are spelt by the packs in KV, and by rule where it has none or fails", async () => {
  const packs = {
    "am:names": { hakob: "Հակոբ" },
    "en:names": { hakob: "Hakob" },
    "ru:names": { hakob: "Акоп" },
    "all:name-variants": { hagop: "hakob" },
  };
  const shownFor = async (first: string) => {
    const Cookie = cookieOf(await tryNames({ first, second: "Արևշատ" }));
    return textOf(await (await open(`${template}/ru`, { Cookie })).text());
  };
  expect(await shownFor("Հակոբ")).toContain("Акоб");
  for (const [id, pack] of Object.entries(packs))
    await env.CONTENT.put(`locale:${id}`, JSON.stringify(pack));
  for (const typed of ["Hakob", "Hagop", "Հակոբ"]) {
    const page = await shownFor(typed);
    expect(page).toContain("Акоп");
    expect(page).toContain("Аревшат");
  }
  for (const id of Object.keys(packs)) await env.CONTENT.delete(`locale:${id}`);
  expect(await findPacksOfNames(downKv)).toEqual(new Map());
});

test("a cover may be cached only at an address that distinguishes the names in it", async () => {
  const kept = async (query: string) =>
    (await open(`${template}/cover?lng=am${query}`)).headers.get("Cache-Control");
  expect(await kept("&tried=0")).toBe("private, max-age=600");
  expect(await kept("")).toBe("private, no-cache");
});

test("a cover is in the language of the page that frames it", async () => {
  for (const [language, lang, name] of [
    ["en", "en", "Arman"],
    ["am", "hy", "Արման"],
  ]) {
    const html = await (await open(`${template}/cover?lng=${language}`)).text();
    expect(languageOf(html)).toBe(lang);
    expect(textOf(html)).toContain(name);
  }
});

test("a cover of a template that has not that language is in one of its own altogether", async () => {
  const path = "templates/4002";
  const languages = ["am", "ru"] as const;
  await publish(
    env.CONTENT,
    weddingOf({ kind: "templates", slug: "4002", path, languages: [...languages] }),
  );
  const html = await (await open(`/${path}/cover?lng=en`)).text();
  expect(languageOf(html)).toBe("hy");
  expect(textOf(html)).not.toMatch(/\band\b/);
});

test("a customer's invitation never shows what its guest has tried", async () => {
  const Cookie = cookieOf(await tryNames(names));
  const { path } = await publish(env.CONTENT, weddingOf());
  const html = await (await open(`/${path}`, { Cookie })).text();
  expect(html).toContain("Աննա");
  expect(html).not.toMatch(/Սուրեն|Շուշանիկ/);
  expect((await open(`/${path}/cover`, { Cookie })).status).toBe(404);
});

test.each<Record<string, string>>([{}, { first: " ", second: "" }, { reset: "" }])(
  "a visitor who types nothing (%j) is redirected back, without a cookie",
  async (fields) => {
    const response = await tryNames(fields);
    expect(response.status).toBe(303);
    expect(response.headers.get("Location")).toBe(template);
    expect(response.headers.has("Set-Cookie")).toBe(false);
  },
);

test("names can be replaced, and are deleted on demand, with the cookie", async () => {
  const first = cookieOf(await tryNames(names));
  const second = cookieOf(await tryNames({ first: "Հայկ" }, first));
  const html = await (await open(template, { Cookie: second })).text();
  expect(valueOf(html, "first")).toBe("Հայկ");
  expect(html).not.toContain("Շուշանիկ");
  const reset = await tryNames({ ...names, reset: "1" }, second);
  expect(reset.headers.get("Set-Cookie")).toMatch(/^__Host-visit=;.*(Max-Age=0|1970)/);
  expect(await (await open(template, { Cookie: second })).text()).not.toContain("Հայկ");
});

test.each(["მარიამ", "محمد", "Zoë-Łucja", "Хачатур", "美咲", "Ն".repeat(40)])(
  "a name in any script is taken: %s",
  async (first) => {
    const response = await tryNames({ first });
    expect(response.status).toBe(303);
    const html = await (await open(template, { Cookie: cookieOf(response) })).text();
    expect(valueOf(html, "first")).toBe(first);
  },
);

test.each<Record<string, string>>([
  { first: "Ն".repeat(41) },
  { date: "2029-02-30" },
  { date: "tomorrow" },
  { date: "12029-01-01" },
])("a post that the form would not send is refused: %o", async (fields) => {
  const response = await tryNames(fields);
  expect(response.status).toBe(400);
  expect(response.headers.has("Set-Cookie")).toBe(false);
});

test("line breaks are removed from a name, and markup is shown as it was typed", async () => {
  const response = await tryNames({ first: " Ա\u202Eն\nի  <i>" });
  const html = await (await open(template, { Cookie: cookieOf(response) })).text();
  expect(valueOf(html, "first")).toBe("Ան ի <i>");
});

test("a past day is not stored", async () => {
  const response = await tryNames({ first: "Հայկ", date: dayFromNow(-2) });
  const html = await (await open(template, { Cookie: cookieOf(response) })).text();
  expect(valueOf(html, "first")).toBe("Հայկ");
  expect(valueOf(html, "date")).toBe("");
});

test.each([
  "https://evil.example/",
  "//evil.example/",
  "/x/..//evil.example/",
  "/.//evil.example",
  "\\\\evil.example",
  "javascript:alert(1)",
])("the form never leads to another host: %s", async (back) => {
  const response = await tryNames({ ...names, back });
  const target = new URL(response.headers.get("Location") ?? "", `${origin}/try`);
  expect(target.origin).toBe(origin);
  expect(target.pathname).toBe("/weblink");
});

test("the form leads back to the very place", async () => {
  const back = "/assortment?occasion=kids#designs";
  expect((await tryNames({ ...names, back })).headers.get("Location")).toBe(back);
});

test("a cross-site post cannot set names, and GET is a 404", async () => {
  const foreign = { Origin: "https://evil.example", "Sec-Fetch-Site": "cross-site" };
  const refused = await post("/try", names, foreign);
  expect(refused.status).toBeGreaterThanOrEqual(400);
  expect(refused.headers.has("Set-Cookie")).toBe(false);
  expect((await open("/try")).status).toBe(404);
});

test.each([
  [template, "hy", "Հայկ", "Ձեր գրածը տեղում է"],
  [`${template}/ru`, "ru", "Гайк", "на месте"],
])(
  "a visitor who tries too often from %s is asked to wait in its language (%s), and what they typed stays",
  async (back, language, first, words) => {
    const visitor = { "CF-Connecting-IP": crypto.randomUUID() };
    const fields = { first, second: "", date: dayFromNow(200), back };
    const { refused } = await exceedRateLimit(env.TRY_LIMIT, () => post("/try", fields, visitor));
    expect(refused.headers.get("Retry-After")).toBe("60");
    expect(refused.headers.has("Set-Cookie")).toBe(false);
    const page = await refused.text();
    expect(languageOf(page)).toBe(language);
    expect(textOf(page)).toContain(words);
    expect(valueOf(page, "first")).toBe(first);
    expect(valueOf(page, "date")).toBe(fields.date);
    expect(valueOf(page, "back")).toBe(back);
    expect((await post("/try", fields)).status).toBe(303);
  },
);

test("a KV that fails costs a visitor their names, not the page", async () => {
  const Cookie = cookieOf(await tryNames(names));
  const request = new Request(origin, { headers: { Cookie } });
  expect(await readPersonalisation(env.VISITS, REPLY_SECRET, request)).toMatchObject(names);
  expect(await readPersonalisation(downKv, REPLY_SECRET, request)).toBeNull();
  await expect(
    savePersonalisation(downKv, REPLY_SECRET, request, { ...names, date: "" }),
  ).rejects.toThrow("KV is down");
});

test("names that the store does not take come back as they were typed", async () => {
  const { VISITS } = env;
  Object.assign(env, { VISITS: downKv });
  try {
    const refused = await tryNames(names);
    expect(refused.status).toBe(503);
    expect(refused.headers.get("Retry-After")).toBe("60");
    const page = await refused.text();
    expect(valueOf(page, "first")).toBe(names.first);
    expect(textOf(page)).toContain("չպահպանվեցին");
  } finally {
    Object.assign(env, { VISITS });
  }
});

test("an unsigned cookie is ignored", async () => {
  const signed = cookieOf(await tryNames(names));
  const forged = `${signed.slice(0, signed.lastIndexOf(".") + 1)}AAAA`;
  expect(await (await open(template, { Cookie: forged })).text()).not.toContain("Շուշանիկ");
});
