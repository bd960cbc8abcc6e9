import { expect, test } from "../support/fixtures.ts";

/** A demo that no other journey opens: pages that were opened are kept for half a minute. */
const address = "wedding/demo";

test("staff take an invitation down and bring it back as it was", async ({
  page,
  studio,
  expectConsoleError,
}) => {
  expectConsoleError("404");
  const refused = await studio("unpublish", address);
  expect(refused).toMatchObject({ code: 1 });
  expect(refused.complaints).toContain("Nothing was taken down.");
  expect((await studio("unpublish", address, "--yes")).code).toBe(0);
  expect((await page.goto(`/${address}`))?.status()).toBe(404);

  const { versions } = JSON.parse((await studio("history", address, "--json")).out);
  expect(versions).toMatchObject([{ version: 1, current: false }]);
  expect((await studio("rollback", address, "1", "--yes")).out).toContain("as version 2");
  expect((await page.goto(`/${address}`))?.status()).toBe(200);
  await expect(page.locator("main h1")).toContainText("Լիլիթ");
});
