import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { listReplies } from "#app/domain/reply/data.server.ts";
import { gatedWedding, openedCookie } from "../support/gate.ts";
import { publish, weddingOf } from "../support/invitations.ts";
import { addressAfter, phone } from "../support/phone.ts";
import { posted } from "../support/reply-fields.ts";
import { open, post } from "../support/site.ts";
import { setClock } from "../support/time.ts";
import { valueOf } from "../support/html.ts";

const name = "Անի Պետրոսյան";
const minute = 60_000;

/** A wedding with a fresh reply. @returns it and the address of the confirmation. */
async function answered(wedding = weddingOf()) {
  const invitation = await publish(env.CONTENT, wedding);
  const sent = await post(`/${invitation.path}`, posted({ name }));
  return { invitation, address: addressAfter(sent) };
}

test("a forwarded confirmation address shows nothing of the reply, and the form", async () => {
  const { invitation, address } = await answered();
  const response = await open(address);
  expect(response.headers.get("Cache-Control")).toBe("private, no-store");
  const page = await response.text();
  expect(page).toContain('id="reply-form"');
  expect(page).not.toContain(name);
  expect(page).not.toMatch(/\?(change|r|another)=/);

  await post(address, posted({ name: "Բաբկեն Մելոյան", key: valueOf(page, "key") }));
  const names = (await listReplies(env.DB, invitation.path, { limit: 10 })).map((one) => one.name);
  expect(names.toSorted()).toEqual([name, "Բաբկեն Մելոյան"].toSorted());
});

test("a phone that keeps no cookie sees for ten minutes that its answer came", async () => {
  const { invitation, address } = await answered();
  const now = Date.now();
  const confirms = async (path: string) =>
    (await (await open(path)).text()).includes("data-reply-sent");
  expect(await confirms(address)).toBe(true);
  expect(await confirms(address.replace("?", "/en?"))).toBe(true);
  expect(await confirms(`/${invitation.path}`)).toBe(false);
  setClock(now + 9 * minute);
  expect(await confirms(address)).toBe(true);
  setClock(now + 11 * minute);
  expect(await confirms(address)).toBe(false);
});

test("a token that is missing, forged, older or another invitation's confirms nothing, and the page is not cached", async () => {
  const { invitation, address } = await answered();
  const other = await answered();
  const token = address.split("?sent=")[1] ?? "";
  const [mark, expires, signature] = token.split(".");
  for (const wrong of [
    "1",
    "",
    `${token}.x`,
    `x${token}`,
    `${mark}.${Number(expires) + 1}.${signature}`,
    other.address.split("?sent=")[1],
  ]) {
    const response = await open(`/${invitation.path}?sent=${wrong}`);
    expect(response.headers.get("Cache-Control")).toBe("private, no-store");
    const page = await response.text();
    expect(page, wrong).toContain('id="reply-form"');
    expect(page, wrong).not.toContain("data-reply-sent");
  }
});

test("a guest with an answer of their own sees it, whosever confirmation they open", async () => {
  const { invitation, address } = await answered();
  const guest = phone();
  await guest.post(`/${invitation.path}`, posted({ name: "Բաբկեն Մելոյան" }));
  const page = await guest.read(address);
  expect(page).toContain("Բաբկեն Մելոյան");
  expect(page).not.toContain(name);
  expect(page).not.toContain('id="reply-form"');
});

test("what a chat shows of a confirmation's address carries no token", async () => {
  const { address } = await answered();
  const page = await (await open(address)).text();
  expect(page).toContain('rel="canonical"');
  expect(page).not.toContain(address.split("?sent=")[1]);
});

test("an answer that arrived with the deadline is confirmed on the closed page", async () => {
  // An evening hour: at midnight the page would thank instead. Yerevan is four hours ahead of UTC.
  const sent = Date.UTC(2027, 5, 12, 14);
  setClock(sent);
  const event = { start: "2027-06-12T18:05", timeZone: "Asia/Yerevan" };
  const { address } = await answered(weddingOf({ event }));
  setClock(sent + 6 * minute);
  const page = await (await open(address)).text();
  expect(page).toContain("reply-closed");
  expect(page).toContain("data-reply-sent");
});

test("behind a password a token opens nothing", async () => {
  const { path } = await gatedWedding();
  const cookie = await openedCookie(`/${path}`);
  const sent = await post(`/${path}`, posted({ name }), cookie);
  const address = addressAfter(sent);
  const shut = await open(address);
  expect(shut.status).toBe(403);
  expect(shut.headers.get("Cache-Control")).toBe("private, no-store");
  expect(await shut.text()).not.toContain("reply-form");
  expect(await (await open(address, cookie)).text()).toContain("data-reply-sent");
});
