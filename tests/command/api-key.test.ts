import { beforeAll, expect, test, vi } from "vitest";
import { keysOf, readKeys } from "#app/domain/api-key/data.server.ts";
import { createCouplesKey } from "#app/domain/api-key/mutations.server.ts";
import { newKey } from "#app/domain/api-key/token.ts";
import { withStore } from "../../cli/store.ts";
import { publish, weddingOf } from "../support/invitations.ts";
import { keepStorageOpen, studio, studioJson } from "./support/command-session.ts";

keepStorageOpen();

const [first, second] = ["wedding/anna-arman", "wedding/narek-mariam"] as const;

beforeAll(async () => {
  vi.stubEnv("PUBLIC_URL", "http://localhost:9");
  await withStore(false, async ({ content }) => {
    for (const path of [first, second]) await publish(content, weddingOf({ path }));
  });
});

const namesOf = (path: string) =>
  withStore(false, async ({ db }) =>
    readKeys(await keysOf(db, path).all()).map(({ name }) => name),
  );

test("a planner's key reads what it was made for, then more, then less, then nothing", async () => {
  expect(await studioJson("api-key", "Hayk", first)).toMatchObject({
    name: "Hayk",
    key: expect.stringMatching(/^key_/),
    invitations: [first],
  });
  expect(await studioJson("api-key", "Hayk", second, first, "--add")).toEqual({
    name: "Hayk",
    added: 1,
  });
  expect(await studioJson("api-key")).toMatchObject({
    keys: [{ name: "Hayk", invitations: [first, second], lastUsedAt: null }],
  });
  expect(await studioJson("api-key", "Hayk", `/${first}/en`, "--revoke", "--yes")).toEqual({
    name: "Hayk",
    revoked: 1,
  });
  expect([await namesOf(first), await namesOf(second)]).toEqual([[], ["Hayk"]]);
  expect(await studioJson("api-key", "Hayk", "--revoke", "--yes")).toEqual({
    name: "Hayk",
    revoked: 1,
  });
  expect((await studio("api-key", "Hayk", first, "--add")).code).toBe(3);
});

test("a name that was forgotten, an end that is none and nothing to read are said before anything is made", async () => {
  for (const words of [
    [first],
    ["Hayk"],
    ["Hayk", first, "--days", "0"],
    ["Hayk", first, "--days", "soon"],
    ["Hayk", first, "--add", "--revoke"],
  ])
    expect((await studio("api-key", ...words, "--yes")).code, words.join(" ")).toBe(2);
  expect(await namesOf(first)).toEqual([]);
});

test("who had the couple's link may have made its keys: both end together, and the studio's key stays", async () => {
  const made = { name: "Tables", expiresAt: Date.now() + 60_000 };
  for (const way of ["--revoke", "--rotate"]) {
    await withStore(false, ({ db }) => createCouplesKey(db, first, made, newKey(), Date.now()));
    await studioJson("api-key", `Hayk ${way}`, first);
    expect(await namesOf(first)).toContain("Tables");
    await studioJson("link", first, way, "--yes");
    expect(await namesOf(first)).not.toContain("Tables");
    expect(await namesOf(first)).toContain(`Hayk ${way}`);
  }
});
