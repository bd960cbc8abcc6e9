import { expect, test } from "./support/fixtures.ts";

/** A demo that no other journey opens, because opened pages are cached for half a minute. */
const address = "wedding/demo";

test("staff take an invitation down and bring it back as it was", async ({
  page,
  studio,
  studioJson,
  expectConsoleError,
}) => {
  expectConsoleError("404");
  const refused = await studio("unpublish", address);
  expect(refused).toMatchObject({ code: 4 });
  expect(refused.complaints).toContain("Nothing was taken down.");
  expect((await studio("unpublish", address, "--yes")).code).toBe(0);
  expect((await page.goto(`/${address}`))?.status()).toBe(404);

  const { versions } = await studioJson<{ versions: object[] }>("history", address);
  expect(versions).toMatchObject([{ version: 1, current: false }]);
  const back = await studio("rollback", address, "1", "--yes", "--no-pictures");
  expect(back.out).toContain("as version 2");
  expect((await page.goto(`/${address}`))?.status()).toBe(200);
  await expect(page.locator("main h1")).toContainText("Լիլիթ");
});

test("staff read what is published without its password, and a couple's answers as a table", async ({
  studio,
  studioJson,
}) => {
  const shown = await studioJson("show", "templates/test-private");
  expect(shown).toMatchObject({ path: "templates/test-private", password: true });
  expect(JSON.stringify(shown)).not.toContain("scrypt$");
  const table = await studio("replies", "export", "wedding/anna-arman", "--language", "en");
  expect(table.out).toContain('"Name"');
  expect((await studio("replies", "export", "wedding/nobody")).code).toBe(3);
  expect((await studio("outbox", "retry")).complaints).toContain("--all");
});

test("irreversible commands ask first, and refuse without a terminal", async ({
  studio,
  studioJson,
}) => {
  const { token } = await studioJson<{ token: string }>("link", address);
  for (const option of ["--rotate", "--revoke"]) {
    const refused = await studio("link", address, option);
    expect(refused).toMatchObject({ code: 4 });
    expect(refused.complaints).toContain("--yes");
  }
  const { token: second } = await studioJson<{ token: string }>(
    "link",
    address,
    "--rotate",
    "--yes",
  );
  expect(second).not.toBe(token);
  expect(await studioJson("link", address, "--revoke", "--yes")).toEqual({ revoked: 1 });

  const unknown = await studio("outbox", "settle", crypto.randomUUID());
  expect(unknown).toMatchObject({ code: 4 });
  expect(unknown.complaints).toContain("--yes");
  const id = crypto.randomUUID();
  expect((await studio("outbox", "settle", id, "--yes")).complaints).toContain(id);
});
