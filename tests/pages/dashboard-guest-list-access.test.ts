import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { createLink } from "#app/domain/couple-link/mutations.server.ts";
import { enterDashboard, firstReplyAt, linkOf } from "../support/dashboard.ts";
import { aram, upload, list, olga, weddingWithGuests } from "../support/guest-list.ts";
import { attributesOf, textOf, textsOf, valueOf } from "../support/html.ts";
import { open, post } from "../support/site.ts";

test("a removed household comes back with its id, link and visits", async () => {
  const { first, send, stored, read } = await weddingWithGuests([aram, olga]);
  const [before] = await stored();
  expect(textOf(await read(`${first}?lng=en`))).toContain("Remove from the list");
  const removed = await send(list, { household: before?.id ?? "", intent: "remove" });
  expect(await stored()).toHaveLength(1);
  const html = await removed.text();
  expect(textsOf(html, ".guest-undo bdi")).toEqual(["Արամ Սարգսյան"]);
  const undo = {
    removed: valueOf(html, "removed"),
    signature: valueOf(html, "signature"),
    intent: "restore",
  };
  // A second tap changes nothing more.
  for (const response of [await send(list, undo), await send(list, undo)])
    expect(response.headers.get("Location")).toBe(`${first}?done=restored`);
  expect(await stored()).toContainEqual(before);
  expect(await stored()).toHaveLength(2);
});

test("a removal is undone by nobody else, and not with other contents", async () => {
  const { send, stored, first } = await weddingWithGuests([aram]);
  const other = await weddingWithGuests();
  const id = first.split("/").at(-1) ?? "";
  const html = await (await send(list, { household: id, intent: "remove" })).text();
  const removed = valueOf(html, "removed");
  const signature = valueOf(html, "signature");
  await other.send(list, { removed, signature, intent: "restore" });
  const changed = removed.replace("Արամ", "Կարեն");
  const refused = await send(list, { removed: changed, signature, intent: "restore" });
  expect(refused.headers.get("Location")).toBe(`${list}?done=not-restored`);
  expect([await stored(), await other.stored()]).toEqual([[], []]);
});

test("a link is renewed and withdrawn", async () => {
  const { first, send, stored, read, couple } = await weddingWithGuests([aram]);
  const code = (await stored())[0]?.code;
  await send(first, { intent: "renew" });
  const renewed = (await stored())[0]?.code;
  expect(renewed).toMatch(/^\w{8}$/);
  expect(renewed).not.toBe(code);
  await send(first, { intent: "revoke" });
  expect((await stored())[0]?.code).toBeNull();
  expect((await open(`${first}/qr.svg`, couple)).status).toBe(404);
  expect(textOf(await read(`${first}?lng=en`))).toContain("link withdrawn");
});

test("a link that may only read shows households and changes nothing", async () => {
  const { path, first, stored } = await weddingWithGuests([aram]);
  const before = await stored();
  const token = await createLink(env.DB, path, firstReplyAt);
  const statement = env.DB.prepare("UPDATE couple_links SET read_only = 1 WHERE id = ?1");
  await statement.bind((await linkOf(token)).id).run();
  const hall = await enterDashboard(token);
  const html = await (await open(`${first}?lng=en`, hall)).text();
  expect(textOf(html)).toContain("Ծանոթացնել Աննային");
  expect(html).not.toContain(before[0]?.code ?? "");
  expect(attributesOf(html, "form:not(.leave), .guest-panel button", "method")).toEqual([]);
  expect(attributesOf(await (await open(list, hall)).text(), ".guest-ways a", "href")).toEqual([]);
  for (const page of ["new", "import"])
    expect((await open(`${list}/${page}`, hall)).headers.get("Location")).toBe(list);
  expect((await open(`${first}/qr.svg`, hall)).status).toBe(404);
  const id = before[0]?.id ?? "";
  for (const [address, fields] of [
    [`${list}/new`, { person: "Անի", intent: "save" }],
    [first, { person: "Անի", version: "1", intent: "save" }],
    [first, { intent: "renew" }],
    [first, { intent: "revoke" }],
    [list, { household: id, intent: "remove" }],
    [list, { removed: "{}", signature: "", intent: "restore" }],
  ] as const)
    expect((await post(address, fields, hall)).status, address).toBe(403);
  expect((await upload(hall, { text: "Անի" })).status).toBe(403);
  expect(await stored()).toEqual(before);
});

test("another couple's link sees and changes nothing", async () => {
  const { first, stored } = await weddingWithGuests([aram]);
  const before = await stored();
  const other = await weddingWithGuests();
  const id = before[0]?.id ?? "";
  const page = await open(first, other.couple);
  expect(page.headers.get("Location")).toBe(`${list}?done=gone`);
  expect(await page.text()).not.toContain("Արամ");
  expect((await open(`${first}/qr.svg`, other.couple)).status).toBe(404);
  await other.send(first, { person: "Անի", version: "1", intent: "save" });
  await other.send(first, { intent: "renew" });
  await other.send(first, { intent: "revoke" });
  await other.send(list, { household: id, intent: "remove" });
  await other.send(`${list}/new`, { id, person: "Անի", intent: "save" });
  expect(await stored()).toEqual(before);
  expect(await other.stored()).toEqual([]);
});

test("without a cookie there is no list", async () => {
  const { first } = await weddingWithGuests([aram]);
  for (const address of [list, `${list}/new`, `${list}/import`, first, `${first}/qr.svg`])
    expect((await open(address)).status, address).toBe(404);
});
