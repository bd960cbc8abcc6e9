import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { newestHousehold } from "#app/domain/guests/data.server.ts";
import { saveHouseholds } from "#app/domain/guests/mutations.server.ts";
import { newestChange, newestReview } from "#app/domain/reply/entry/data.server.ts";
import { enterDashboard, firstReplyAt, reply, weddingWithDashboard } from "../support/dashboard.ts";
import { aram } from "../support/guest-list.ts";
import { textsOf } from "../support/html.ts";
import { open, post } from "../support/site.ts";

async function wedding() {
  const { invitation, token } = await weddingWithDashboard();
  return { path: invitation.path, couple: await enterDashboard(token) };
}

async function replyIdOf(path: string): Promise<string> {
  const statement = env.DB.prepare("SELECT id FROM replies WHERE invitation = ?1").bind(path);
  return (await statement.first<string>("id")) ?? "";
}

test("an open dashboard notices what another host decides, and each new household", async () => {
  const { path, couple } = await wedding();
  const tag = async () =>
    (await open("/replies/version", couple)).headers.get("ETag") ?? "without a tag";
  const empty = await tag();
  await saveHouseholds(env.DB, path, { added: [aram], changed: [] }, firstReplyAt);
  const first = await env.DB.prepare("SELECT id FROM households WHERE invitation = ?1")
    .bind(path)
    .first<string>("id");
  const seen = [empty, await tag()];
  await reply(path, { name: "Արամ", suspect: true });
  seen.push(await tag());
  const id = await replyIdOf(path);
  for (const review of ["hide", "show", "accept", "unaccept", "assign", "unassign"]) {
    const answer = await post("/replies", { review, id, household: first ?? "" }, couple);
    expect(answer.status, review).toBe(200);
    // Two decisions within a millisecond would be one.
    await new Promise((done) => setTimeout(done, 2));
    seen.push(await tag());
  }
  expect(new Set(seen).size).toBe(9);
  const answer = await open("/replies/version", { ...couple, "If-None-Match": await tag() });
  expect(answer.status).toBe(304);
});

test("the question for news reads three rows, however many answers and households there are", async () => {
  const { path, couple } = await wedding();
  const added = Array.from({ length: 50 }, () => aram);
  await saveHouseholds(env.DB, path, { added, changed: [] }, 1);
  for (let index = 0; index < 5; index += 1) await reply(path, { name: `Հյուր ${index}` });
  await post("/replies", { review: "hide", id: await replyIdOf(path), household: "" }, couple);
  for (const statement of [newestChange, newestReview, newestHousehold]) {
    const { results, meta } = await statement(env.DB, path).all();
    expect(results).toHaveLength(1);
    expect(meta.rows_read).toBeLessThanOrEqual(2);
  }
});

/** Counts the calls of D1 that leave the Worker while `work` runs. */
async function tripsOf(work: () => Promise<unknown>): Promise<string[]> {
  const { DB } = env;
  const trips: string[] = [];
  // A batch takes statements of D1 itself, so these are changed and not put behind a Proxy.
  const counting = (statement: D1PreparedStatement): D1PreparedStatement => {
    const { bind } = statement;
    for (const method of ["first", "all", "run", "raw"] as const) {
      const own = statement[method];
      const counted = (...given: unknown[]): unknown => {
        trips.push(method);
        return Reflect.apply(own, statement, given);
      };
      Object.assign(statement, { [method]: counted });
    }
    return Object.assign(statement, {
      bind: (...values: unknown[]) => counting(Reflect.apply(bind, statement, values)),
    });
  };
  const counted = new Proxy(DB, {
    get(db, name: keyof D1Database) {
      if (name === "prepare") return (sql: string) => counting(db.prepare(sql));
      trips.push(name);
      return db[name].bind(db);
    },
  });
  Object.assign(env, { DB: counted });
  try {
    await work();
  } finally {
    Object.assign(env, { DB });
  }
  return trips;
}

test.each(["/replies", "/replies?q=Արամ", "/replies/entries", "/replies/version"])(
  "%s costs one round trip to D1",
  async (address) => {
    const { path, couple } = await wedding();
    await saveHouseholds(env.DB, path, { added: [aram], changed: [] }, 1);
    await reply(path, { name: "Արամ" });
    const trips = await tripsOf(async () => {
      expect((await open(address, couple)).status).toBeLessThan(300);
    });
    expect(trips).toEqual(["batch"]);
  },
);

/** Stores plain answers by one statement: each third says no. */
async function storeAnswers(path: string, count: number): Promise<void> {
  await env.DB.prepare(
    `WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?2)
     INSERT INTO replies (id, invitation, key, content_hash, language, name, response, guests_number, created_at, updated_at)
     SELECT ?1 || ' ' || i, ?1, i, '', 'am', 'Հյուր ' || i,
       CASE i % 3 WHEN 0 THEN 'No' ELSE 'Yes' END, CASE i % 3 WHEN 0 THEN NULL ELSE 2 END, ?3 + i, ?3 + i FROM n`,
  )
    .bind(path, count, firstReplyAt)
    .run();
}

test("10,000 answers are shown, found, counted and taken away", { timeout: 120_000 }, async () => {
  const { path, couple } = await wedding();
  await storeAnswers(path, 10_000);
  const read = async (query: string) => (await open(`/replies?lng=en${query}`, couple)).text();
  const first = await read("");
  expect(textsOf(first, ".parts b")).toEqual(["6667", "3333"]);
  expect(textsOf(first, ".entries bdi")).toHaveLength(100);
  expect(textsOf(first, ".entries bdi")[0]).toBe("Հյուր 10000");
  expect(textsOf(await read("&page=100"), ".entries bdi").at(-1)).toBe("Հյուր 1");
  expect(textsOf(await read("&q=hyur+9999"), ".entries bdi")).toEqual(["Հյուր 9999"]);
  const all = await (await open("/replies/entries", couple)).json<unknown[]>();
  expect(all).toHaveLength(10_000);
  const table = await (await open("/replies.csv", couple)).text();
  expect(table.trimEnd().split("\r\n")).toHaveLength(10_001);
});
