import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { createStudioKey } from "#app/domain/api-key/mutations.server.ts";
import { hashToken } from "#app/lib/crypto.ts";
import { firstReplyAt, reply } from "../support/dashboard.ts";
import { attributesOf, textsOf, valueOf } from "../support/html.ts";
import {
  change,
  coupleOfWedding,
  readSettingsPage,
  shareLinkOf,
} from "../support/settings-page.ts";
import { open } from "../support/site.ts";

type Visitor = { Cookie: string };

/** Posts the form of a key as the page has it. */
async function makeKey(couple: Visitor, fields: Record<string, string> = {}) {
  const form = valueOf(await readSettingsPage(couple), "key");
  return change(couple, { intent: "make-key", key: form, name: "Tables", days: "30", ...fields });
}

const shownKey = (html: string) => attributesOf(html, "#programs .shown-link input", "value")[0];

const rowsIn = (html: string) => textsOf(html, "#programs .rows li p");

const read = (key = "") => open("/api/replies", { Authorization: `Bearer ${key}` });

test("a couple makes a key, sees it once and when it was used, and ends it", async () => {
  const { invitation, couple } = await coupleOfWedding();
  await reply(invitation.path, { name: "Ծովինար" }, firstReplyAt);
  const made = await makeKey(couple);
  const key = shownKey(await made.text());
  expect(key).toMatch(/^key_[\w-]{43}$/);
  const page = await readSettingsPage(couple);
  expect(page).not.toContain(key);
  expect(rowsIn(page)).toEqual([expect.stringMatching(/^Tables.*works until .* · not used yet$/)]);
  const { results } = await env.DB.prepare("SELECT * FROM api_keys WHERE invitation = ?")
    .bind(invitation.path)
    .all<{ token_hash: string; expires_at: number; created_at: number }>();
  expect(JSON.stringify(results)).not.toContain(key);
  expect(results[0]?.token_hash).toBe(await hashToken(key ?? ""));
  expect(results[0] && results[0].expires_at - results[0].created_at).toBe(30 * 86_400_000);

  expect(await (await read(key)).text()).toContain("Ծովինար");
  await expect
    .poll(async () => rowsIn(await readSettingsPage(couple)))
    .toEqual([expect.stringContaining("last read")]);

  const [id = ""] = attributesOf(page, "#programs .rows input[name=id]", "value");
  expect((await change(couple, { intent: "end-key", id })).status).toBe(303);
  expect((await read(key)).status).toBe(401);
  expect(rowsIn(await readSettingsPage(couple))).toEqual([]);
});

test("the form of a key that arrives twice shows the same key and makes one", async () => {
  const { couple } = await coupleOfWedding();
  const key = valueOf(await readSettingsPage(couple), "key");
  const fields = { intent: "make-key", key, name: "Tables", days: "90" };
  const pages = [await change(couple, fields), await change(couple, fields)];
  const [first, second] = await Promise.all(pages.map(async (page) => shownKey(await page.text())));
  expect(second).toBe(first);
  expect(rowsIn(await readSettingsPage(couple))).toHaveLength(1);
});

test("a key without a name, for another time or beyond the tenth is refused beside the form", async () => {
  const { couple } = await coupleOfWedding();
  const refused: Record<string, string>[] = [
    { name: " " },
    { name: "x".repeat(61) },
    { days: "36500" },
  ];
  for (const fields of refused)
    expect((await makeKey(couple, fields)).status, JSON.stringify(fields)).toBe(400);
  for (let made = 0; made < 10; made += 1) expect((await makeKey(couple)).status).toBe(200);
  expect((await makeKey(couple)).status).toBe(400);
  expect(rowsIn(await readSettingsPage(couple))).toHaveLength(10);
});

test("a shared link makes no key and ends none", async () => {
  const { couple } = await coupleOfWedding();
  await makeKey(couple, { name: "Of the couple alone" });
  const page = await readSettingsPage(couple);
  const [id = ""] = attributesOf(page, "#programs .rows input[name=id]", "value");
  const { visitor } = await shareLinkOf(couple, "Mom", "edit");
  const key = crypto.randomUUID();
  const attempts: Record<string, string>[] = [
    { intent: "make-key", key, name: "x", days: "30" },
    { intent: "end-key", id },
  ];
  for (const fields of attempts) expect((await change(visitor, fields)).status).toBe(403);
  expect(await readSettingsPage(visitor)).not.toContain("Of the couple alone");
  expect(rowsIn(await readSettingsPage(couple))).toHaveLength(1);
});

test("a couple sees a planner's key of the studio's, and takes back what it reads of theirs", async () => {
  const [one, other] = [await coupleOfWedding(), await coupleOfWedding()];
  const paths = [one, other].map(({ invitation }) => invitation.path);
  const made = { name: "Hayk", expiresAt: Date.now() + 86_400_000 };
  const key = await createStudioKey(env.DB, paths, made, Date.now());
  const page = await readSettingsPage(one.couple);
  expect(rowsIn(page)).toEqual([expect.stringMatching(/^Hayk.*made by the studio/)]);
  const [id = ""] = attributesOf(page, "#programs .rows input[name=id]", "value");
  await change(one.couple, { intent: "end-key", id });
  const ask = (path = "") =>
    open(`/api/replies?invitation=${path}`, { Authorization: `Bearer ${key}` });
  expect((await ask(paths[0])).status).toBe(404);
  expect((await ask(paths[1])).status).toBe(200);
});
