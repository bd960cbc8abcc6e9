import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { revokeCode } from "#app/domain/guests/link/mutations.server.ts";
import { recordVisit } from "#app/domain/guests/visit/mutations.server.ts";
import { languages } from "#app/i18n/languages.ts";
import { reply } from "../support/dashboard.ts";
import { aram, list, olga, weddingWithGuests } from "../support/guest-list.ts";
import { rawKeysIn, textsOf } from "../support/html.ts";

/** 12 May 2027, 12:30 in Yerevan, and 14 June, 21:05. */
const may = Date.UTC(2027, 4, 12, 8, 30);
const june = Date.UTC(2027, 5, 14, 17, 5);

async function weddingWithVisits() {
  const wedding = await weddingWithGuests([aram, olga]);
  const [first, second] = await wedding.stored();
  if (!first || !second) throw new Error("no households");
  const visit = (id: string, by: "person" | "robot", at: number) =>
    recordVisit(env.DB, { id, by }, at);
  const stateAt = async (address: string) =>
    textsOf(await wedding.read(`${address}?lng=en`), ".guest-state").join("");
  const factsInList = async () =>
    textsOf(await wedding.read(`${list}?lng=en`), ".facts > bdi:first-child");
  return { ...wedding, ids: [first.id, second.id] as const, visit, stateAt, factsInList };
}

test("a household's page says when its link was first and last opened", async () => {
  const { first, ids, visit, stateAt } = await weddingWithVisits();
  expect(await stateAt(first)).toBe("link not opened yet · no reply yet");
  await visit(ids[0], "robot", may - 60_000);
  expect(await stateAt(first)).toBe("link delivered 12 May, 12:29 · no reply yet");
  await visit(ids[0], "person", may);
  expect(await stateAt(first)).toBe("link opened 12 May, 12:30 · no reply yet");
  await visit(ids[0], "person", june);
  expect(await stateAt(first)).toBe(
    "link opened 12 May, 12:30 · last opened 14 June, 21:05 · no reply yet",
  );
});

test("the list says when a silent household last opened its link, and of no other", async () => {
  const { path, ids, visit, factsInList } = await weddingWithVisits();
  await visit(ids[0], "person", may);
  await visit(ids[0], "person", june);
  await visit(ids[1], "robot", may);
  const [his, hers] = await factsInList();
  expect(his).toMatch(/ · last opened 14 June$/);
  expect(hers).not.toContain("12 May");
  await reply(path, { key: ids[0], household: ids[0], name: "Արամ" });
  expect((await factsInList())[0]).not.toContain("14 June");
});

test("a withdrawn link has no visits to tell", async () => {
  const { path, first, ids, visit, stateAt, factsInList } = await weddingWithVisits();
  await visit(ids[0], "person", may);
  await revokeCode(env.DB, path, ids[0]);
  expect(await stateAt(first)).toBe("link withdrawn · no reply yet");
  expect((await factsInList())[0]).not.toContain("12 May");
});

test.each(languages)("visits are told in %s", async (language) => {
  const { first, ids, visit, read } = await weddingWithVisits();
  await visit(ids[0], "person", may);
  await visit(ids[0], "person", june);
  const html = await read(`${first}?lng=${language}`);
  expect(rawKeysIn(html)).toEqual([]);
  const [state = ""] = textsOf(html, ".guest-state");
  expect(state.match(/12/g)?.length).toBeGreaterThan(0);
  expect(state).toContain("14");
  expect(state.split(" · ")).toHaveLength(3);
});
