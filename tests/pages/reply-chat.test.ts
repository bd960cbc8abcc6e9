import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { dayFromNow, publish } from "../support/invitations.ts";
import { posted, weddingAsking } from "../support/reply-fields.ts";
import { open, post } from "../support/site.ts";
import { attributesOf } from "../support/html.ts";

const chat = { whatsapp: "+37491234567", viber: "+37491234567", telegram: "arman_anna" };

/** The addresses of the chat buttons on a page. */
async function chatsOf(path: string): Promise<URL[]> {
  const page = await (await open(path)).text();
  return attributesOf(page, ".chats a", "href").map((href) => new URL(href));
}

test("beside the form guests may answer in a chat, with a message begun in the page's language", async () => {
  const invitation = await publish(env.CONTENT, weddingAsking(["guestsNumber"], { chat }));
  const [whatsapp, viber, telegram] = await chatsOf(`/${invitation.path}`);
  expect(whatsapp?.pathname).toBe("/37491234567");
  expect(viber?.href).toMatch(/^viber:\/\/chat\?number=%2B37491234567&draft=%/);
  expect(telegram?.pathname).toBe("/arman_anna");
  const message = whatsapp?.searchParams.get("text");
  expect(message).toContain("Արման և Աննա");
  expect(message).toContain("Հյուրերի քանակը");
  expect(viber?.searchParams.get("draft")).toBe(message);
  expect(telegram?.searchParams.get("text")).toBe(message);
  const [russian] = await chatsOf(`/${invitation.path}/ru`);
  expect(russian?.searchParams.get("text")).toContain("Арман и Анна");
  expect((await post(`/${invitation.path}`, posted())).status).toBe(303);
});

test("a couple who want answers in a chat alone have no form, and a post is refused", async () => {
  const instead = { whatsapp: chat.whatsapp, instead: true };
  const invitation = await publish(env.CONTENT, weddingAsking([], { chat: instead }));
  const page = await (await open(`/${invitation.path}`)).text();
  expect(page).toContain("wa.me/37491234567");
  expect(page).not.toContain('id="reply-form"');
  expect(page).not.toContain("viber:");
  expect((await post(`/${invitation.path}`, posted())).status).toBe(410);
});

test("an informal page says «դու» throughout, and its neighbours stay polite", async () => {
  const polite = await publish(env.CONTENT, weddingAsking(["guestsNumber"], { chat }));
  const informal = await publish(env.CONTENT, {
    ...weddingAsking(["guestsNumber"], { chat, deadline: dayFromNow(90) }),
    voice: "informal",
  });
  const page = await (await open(`/${informal.path}`)).text();
  expect(page).toContain("Պատասխանի՛ր մինչև");
  expect(page).not.toMatch(/Խնդրում ենք պատասխանել|Ձեզ/);
  const [friendly] = await chatsOf(`/${informal.path}`);
  expect(friendly?.searchParams.get("text")).toMatch(/^Բարև՛։ Ստացա հրավերդ։/);
  const [russian] = await chatsOf(`/${informal.path}/ru`);
  expect(russian?.searchParams.get("text")).toMatch(/^Привет!/);
  // The texts of one request must not reach the next.
  const [other] = await chatsOf(`/${polite.path}`);
  expect(other?.searchParams.get("text")).toMatch(/^Բարև Ձեզ։/);
});
