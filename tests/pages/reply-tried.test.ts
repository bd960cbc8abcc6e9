import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import type { PublishedInvitation } from "#app/domain/invitation/schema.ts";
import { languages } from "#app/i18n/languages.ts";
import { dayFromNow, publish, weddingOf } from "../support/invitations.ts";
import { everywhere } from "../support/kinds.ts";
import { addressAfter, phone } from "../support/phone.ts";
import { posted, weddingAsking } from "../support/reply-fields.ts";
import { open, origin, post } from "../support/site.ts";
import { exceedRateLimit } from "../support/rate-limit.ts";
import { advanceClock } from "../support/time.ts";
import { attributesOf, changeLinkIn, errorBeside, rawKeysIn } from "../support/html.ts";

/** The letter in a page's frame. */
function letterIn(html: string): string {
  return attributesOf(html, 'iframe[sandbox=""]', "srcdoc")[0] ?? "";
}

/** Number of rows in D1 about an invitation. */
async function keptOf({ path }: PublishedInvitation): Promise<number> {
  const row = await env.DB.prepare(
    `SELECT (SELECT count(*) FROM replies WHERE invitation = ?1)
       + (SELECT count(*) FROM outbox WHERE invitation = ?1) AS many`,
  )
    .bind(path)
    .first<{ many: number }>();
  return row?.many ?? 0;
}

function templateOf(slug: string) {
  return weddingOf({ kind: "templates", slug, path: `templates/${slug}` });
}

test.each([
  ["a design", templateOf("4101")],
  ["a template that is no design", templateOf("test-shown")],
  ["an invitation marked as a demo", weddingOf({ demo: true })],
])("trying the form of %s keeps and sends nothing, and shows the letter", async (_, shown) => {
  const invitation = await publish(env.CONTENT, shown);
  const address = `/${invitation.path}`;
  expect(await (await open(address)).text()).toContain('id="reply-form"');
  const response = await post(address, posted({ name: "Անի Պետրոսյան", guestsNumber: "3" }));
  expect(response.status).toBe(200);
  expect(response.headers.has("Set-Cookie")).toBe(false);
  expect(response.headers.get("Cache-Control")).toContain("no-store");
  const page = await response.text();
  expect(page).not.toContain('id="reply-form"');
  expect(page).toContain("Մասնակցության հաստատում՝ Անի Պետրոսյան");
  const letter = letterIn(page);
  for (const words of ["Անի Պետրոսյան", "Արման և Աննա", "Այո", ">3<"])
    expect(letter).toContain(words);
  expect(page).not.toContain("@example.com");
  expect(await keptOf(invitation)).toBe(0);
  expect(await (await open(address)).text()).toContain('id="reply-form"');
});

test("a tried form is checked as any other", async () => {
  const invitation = await publish(env.CONTENT, weddingOf({ demo: true }));
  const response = await post(`/${invitation.path}`, posted({ name: "", guestsNumber: "6" }));
  expect(response.status).toBe(400);
  const page = await response.text();
  expect(errorBeside(page, "name")).toContain("Լրացրեք");
  expect(errorBeside(page, "guestsNumber")).toContain("5");
});

test("trying has the same rate limit as replying", async () => {
  const invitation = await publish(env.CONTENT, weddingOf({ demo: true }));
  const visitor = { "CF-Connecting-IP": "192.0.2.77" };
  const { first, passed } = await exceedRateLimit(env.REPLY_LIMIT, () =>
    post(`/${invitation.path}`, posted(), visitor),
  );
  expect(first.status).toBe(200);
  expect(passed).toBeGreaterThanOrEqual(30);
});

test("what a visitor types stays text in the letter that is shown", async () => {
  const invitation = await publish(env.CONTENT, weddingOf({ demo: true }));
  const name = `"><script>alert(1)</script><img src=x onerror='alert(2)'>`;
  const page = await (await post(`/${invitation.path}`, posted({ name }))).text();
  expect(page).not.toContain("<script>alert");
  expect(letterIn(page)).not.toContain("<script>alert");
  expect(letterIn(page)).toContain("&lt;script&gt;alert(1)&lt;/script&gt;");
});

test("the letter of a personalised design has the visitor's names", async () => {
  const { path } = await publish(env.CONTENT, templateOf("4102"));
  const names = { first: "Սուրեն", second: "Շուշանիկ", date: dayFromNow(300), back: `/${path}` };
  const visitor = phone();
  await visitor.post("/try", names);
  const letter = letterIn(await (await visitor.post(`/${path}`, posted())).text());
  expect(letter).toContain("Սուրեն և Շուշանիկ");
  expect(letter).not.toContain("Արման");
});

test("a phone that replied before a page was a demo sees its form", async () => {
  const wedding = weddingOf();
  const invitation = await publish(env.CONTENT, wedding);
  const guest = phone();
  await guest.post(`/${invitation.path}`, posted({ name: "Անի Պետրոսյան" }));
  const link = changeLinkIn(await guest.read(`/${invitation.path}`));
  await publish(env.CONTENT, { ...wedding, demo: true });
  advanceClock();
  const page = await guest.read(`/${invitation.path}`);
  expect(page).toContain('id="reply-form"');
  expect(page).not.toContain("Անի Պետրոսյան");
  const opened = await open(link.replace(origin, ""));
  expect(opened.headers.has("Set-Cookie")).toBe(false);
  expect(addressAfter(opened)).toBe(`/${invitation.path}`);
});

test.each(languages)(
  "a tried answer reads well in %s, by mail and by Telegram",
  async (language) => {
    for (const telegram of [false, true]) {
      const { reply, ...wedding } = weddingAsking(["guestsNumber", "children", "message"]);
      const invitation = await publish(env.CONTENT, {
        ...wedding,
        demo: true,
        languages: [...languages],
        title: everywhere("Wedding"),
        hosts: { groom: { name: everywhere("Arman"), email: "groom@example.com" } },
        sections: [{ type: "reply" }],
        reply: reply && { ...reply, telegram },
      });
      const answers = posted({ guestsNumber: "3", children: "1", message: "❤" });
      const page = await (await post(`/${invitation.path}/${language}`, answers)).text();
      expect(rawKeysIn(page)).toEqual([]);
      expect(letterIn(page)).toContain("❤");
      expect(page.includes("Telegram")).toBe(telegram);
    }
  },
);
