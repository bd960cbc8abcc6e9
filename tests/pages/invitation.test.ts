import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { dayFromNow, publish, weddingOf } from "../support/invitations.ts";
import { goodReply } from "../support/posted-forms.ts";
import { open, origin, post } from "../support/site.ts";
import {
  attributesOf,
  alternatesOf,
  canonicalOf,
  languageOf,
  rawKeysIn,
  textOf,
  textsOf,
} from "../support/html.ts";

test("an invitation is shown in its first language at the bare address and in others at theirs", async () => {
  const invitation = await publish(env.CONTENT, weddingOf());
  const am = await (await open(`/${invitation.path}`)).text();
  expect(languageOf(am)).toBe("hy");
  expect(textsOf(am, "title")[0]).toBe("Արման և Աննա – Հարսանեկան հրավեր");
  const ru = await (await open(`/${invitation.path}/ru/`)).text();
  expect(languageOf(ru)).toBe("ru");
  expect(ru).toContain("Арман");
  const address = `${origin}/${invitation.path}`;
  expect(canonicalOf(ru)).toBe(`${address}/ru`);
  expect(alternatesOf(am)).toEqual({
    hy: address,
    en: `${address}/en`,
    ru: `${address}/ru`,
    "x-default": address,
  });
});

test.each(["%0A", "%0D%0A", "%E2%80%A8", "/ru%0A"])(
  "a link that was copied with the end of its line, %s, opens the invitation, and takes its reply",
  async (end) => {
    const { path } = await publish(env.CONTENT, weddingOf());
    const page = await open(`/${path}${end}`);
    expect(page.status).toBe(200);
    const [to = ""] = attributesOf(await page.text(), "#reply-form", "action");
    const { intent: _, ...fields } = goodReply();
    expect((await post(to, fields)).status).toBe(303);
  },
);

test("an alias shows the page in its own language and names the true address", async () => {
  const wedding = weddingOf({ languages: ["en", "am"] });
  wedding.aliases = [{ path: `${wedding.path}-am`, language: "am" }];
  await publish(env.CONTENT, wedding);
  const page = await (await open(`/${wedding.path}-am`)).text();
  expect(languageOf(page)).toBe("hy");
  expect(canonicalOf(page)).toBe(`${origin}/${wedding.path}/am`);
});

test.each(["/nothing", "/a/b/c/d/e", "/info/unknown"])(
  "%s is a page of the shop window with status 404",
  async (path) => {
    const response = await open(path);
    expect(response.status).toBe(404);
    const html = await response.text();
    expect(html).toContain("data-site");
    expect(languageOf(html)).toBe("hy");
  },
);

test.each(["/wedding/nobody-knows", "/wedding/%ff", "/wedding/x/xx"])(
  "%s tells a guest that there is no such invitation, with status 404",
  async (path) => {
    const response = await open(path);
    expect(response.status).toBe(404);
    const html = await response.text();
    expect(textOf(html)).toContain("Այս հրավերը չգտնվեց");
    expect(languageOf(html)).toBe("hy");
  },
);

test("a language that the invitation lacks is not found", async () => {
  const invitation = await publish(env.CONTENT, weddingOf());
  expect((await open(`/${invitation.path}/de`)).status).toBe(404);
});

test("six months after the event the page says a kind farewell with status 410", async () => {
  const invitation = await publish(
    env.CONTENT,
    weddingOf({ event: { start: `${dayFromNow(-190)}T15:00`, timeZone: "Asia/Yerevan" } }),
  );
  expect((await open(`/${invitation.path}`)).status).toBe(410);
});

test("data that only the server may know are not in the page", async () => {
  const invitation = await publish(env.CONTENT, weddingOf());
  for (const path of [
    `/${invitation.path}`,
    `/${invitation.path}.data`,
    `/${invitation.path}/event.ics`,
  ]) {
    const text = await (await open(path)).text();
    for (const secret of [
      invitation.hosts.groom?.email,
      invitation.hosts.bride?.email,
      invitation.reply?.defaultEmail,
    ]) {
      expect(text).not.toContain(secret);
    }
  }
});

test.each([
  ["broken JSON", "{"],
  ["an old form", '{"format":0}'],
])("%s in KV is a friendly error page, never a half page", async (_, value) => {
  const slug = `broken-${crypto.randomUUID().slice(0, 8)}`;
  await env.CONTENT.put(`invitation:wedding/${slug}`, value);
  const response = await open(`/wedding/${slug}`);
  expect(response.status).toBe(500);
  expect(await response.text()).toContain('class="plain');
});

test("every answer carries the security headers", async () => {
  const invitation = await publish(env.CONTENT, weddingOf());
  for (const path of [
    `/${invitation.path}`,
    `/${invitation.path}.data`,
    `/${invitation.path}/event.ics`,
    "/nothing",
    "/replies",
    "/healthz",
  ]) {
    const { headers } = await open(path);
    expect(headers.get("Content-Security-Policy"), path).toContain("default-src 'none'");
    expect(headers.get("X-Content-Type-Options"), path).toBe("nosniff");
    expect(headers.get("Referrer-Policy"), path).toBe("same-origin");
    expect(headers.get("Strict-Transport-Security"), path).toContain("max-age=");
  }
  expect((await open(`/${invitation.path}`)).headers.get("X-Robots-Tag")).toBe("noindex");
});

test("search engines may index the numbered templates alone", async () => {
  const kind = "templates";
  const found = async (slug: string) => {
    const { path } = await publish(env.CONTENT, weddingOf({ kind, slug, path: `${kind}/${slug}` }));
    return (await open(`/${path}`)).headers.get("X-Robots-Tag");
  };
  expect(await found("1902")).toBeNull();
  expect(await found("test-unfound")).toBe("noindex");
});

test("the page is complete without script and asks no other host for anything", async () => {
  const invitation = await publish(env.CONTENT, weddingOf());
  const html = await (await open(`/${invitation.path}`)).text();
  expect(html).toContain('id="reply-form"');
  expect(html).not.toContain("__reactRouterContext");
  const fetched = [
    ...attributesOf(html, 'link[rel="stylesheet"], link[rel="preload"]', "href"),
    ...attributesOf(html, "script, img, iframe", "src"),
  ];
  expect(fetched.filter((address) => /^(https?:)?\/\//.test(address))).toEqual([]);
});

test("a page's language pack falls back to what the release was built with when KV has none", async () => {
  const invitation = await publish(env.CONTENT, weddingOf());
  const html = await (await open(`/${invitation.path}/en`)).text();
  expect(html).toContain("Will you attend?");
  expect(rawKeysIn(html)).toEqual([]);
});
