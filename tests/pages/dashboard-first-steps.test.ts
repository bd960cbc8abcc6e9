import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { shareLink } from "#app/domain/couple-link/mutations.server.ts";
import { saveHouseholds } from "#app/domain/guests/mutations.server.ts";
import { enterDashboard, reply, weddingWithDashboard } from "../support/dashboard.ts";
import { aram } from "../support/guest-list.ts";
import { countOf, textOf, textsOf } from "../support/html.ts";
import { open, post } from "../support/site.ts";

const done = ".first-steps li.done b";

/** A wedding's dashboard as its couple sees it, in English. */
async function newCouple() {
  const { invitation, token } = await weddingWithDashboard();
  const couple = await enterDashboard(token);
  return {
    path: invitation.path,
    couple,
    page: async (address = "/replies", headers = couple) =>
      (await open(`${address}?lng=en`, headers)).text(),
  };
}

test("a new couple sees three steps instead of an empty ring, each done as it is done", async () => {
  const { path, page } = await newCouple();
  const first = await page();
  expect(textsOf(first, ".first-steps li b")).toEqual([
    "Add your guests",
    "Send the invitations",
    "Invite the other host",
  ]);
  expect([countOf(first, done), countOf(first, ".ring")]).toEqual([0, 0]);
  expect(textOf(await page("/replies/reminders"))).toContain("Your guest list is empty");
  await saveHouseholds(env.DB, path, { added: [aram], changed: [] }, 1);
  const second = await page();
  expect(textsOf(second, done)).toEqual(["Add your guests"]);
  expect(countOf(second, ".ring")).toBe(1);
  await reply(path);
  expect(textsOf(await page(), done)).toEqual(["Add your guests", "Send the invitations"]);
  await shareLink(env.DB, path, { name: "Mother", isReadOnly: true }, crypto.randomUUID(), 1);
  expect(countOf(await page(), ".first-steps")).toBe(0);
});

test("folded steps stay folded in this browser", async () => {
  const { couple, page } = await newCouple();
  const folded = await post("/replies", { steps: "fold" }, couple);
  expect(folded.status).toBe(303);
  const cookie = folded.headers.get("Set-Cookie")?.split(";")[0] ?? "";
  expect(countOf(await page(), ".first-steps")).toBe(1);
  const html = await page("/replies", { Cookie: `${couple.Cookie}; ${cookie}` });
  expect([countOf(html, ".first-steps"), countOf(html, ".ring")]).toEqual([0, 1]);
});

test("the ring names people and families, one and several", async () => {
  const { path, page } = await newCouple();
  await reply(path, { guestsNumber: 1 });
  const one = textOf(await page());
  expect(one).toMatch(/1\s*person/);
  expect(one).toMatch(/1\s*family comes/);
  await reply(path, { name: "Գոռ", guestsNumber: 3 });
  const several = textOf(await page());
  expect(several).toMatch(/4\s*people/);
  expect(several).toMatch(/2\s*families come/);
});
