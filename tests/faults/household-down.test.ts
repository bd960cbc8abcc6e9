import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { whileDatabase } from "../support/failing-database.ts";
import { listReplies } from "#app/domain/reply/data.server.ts";
import { aram, fieldsIn, list, weddingWithGuests } from "../support/guest-list.ts";
import { valueOf } from "../support/html.ts";
import { goodReply } from "../support/posted-forms.ts";
import { post } from "../support/site.ts";

test("while D1 fails after a couple's link was checked, a household is neither changed nor reported changed", async () => {
  const { send, stored, read, first } = await weddingWithGuests([aram]);
  const before = await stored();
  const added = { ...fieldsIn(await read(`${list}/new`)), person: ["Նարե"], intent: "save" };
  const changed = { ...fieldsIn(await read(first)), note: "x", intent: "save" };
  const forms: [string, Record<string, string | string[]>][] = [
    [`${list}/new`, added],
    [first, changed],
    [first, { intent: "renew" }],
    [first, { intent: "revoke" }],
    [list, { intent: "remove", household: before[0]?.id ?? "" }],
  ];
  for (const [address, fields] of forms) {
    // One call of D1 reads the link, and what the form is about.
    const answer = await whileDatabase(
      "throws",
      () => send(address, fields),
      (call) => call > 1,
    );
    expect(answer.status, JSON.stringify(fields)).toBe(503);
    expect(await stored()).toEqual(before);
  }
});

test("a household's answer is not stored as a stranger's while its link cannot be looked up", async () => {
  const { path, stored } = await weddingWithGuests([aram]);
  const [household] = await stored();
  const address = `/${path}?g=${household?.code}`;
  const fields = goodReply();
  const refused = await whileDatabase(
    "throws",
    () => post(address, fields),
    (call) => call === 1,
  );
  expect(refused.status).toBe(503);
  expect(valueOf(await refused.text(), "key")).toBe(fields.key);
  expect(await listReplies(env.DB, path, { limit: 9 })).toEqual([]);
  expect((await post(address, fields)).status).toBe(303);
  expect(await listReplies(env.DB, path, { limit: 9 })).toMatchObject([
    { household: household?.id },
  ]);
});
