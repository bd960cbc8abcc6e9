import { expect, test } from "./support/fixtures.ts";

test("staff read what is published without its password, and a couple's answers as a table", async ({
  studio,
}) => {
  const shown = await studio("show", "templates/test-private", "--json");
  expect(JSON.parse(shown.out)).toMatchObject({ path: "templates/test-private", password: true });
  expect(shown.out).not.toContain("scrypt$");
  const table = await studio("replies", "export", "wedding/anna-arman", "--language", "en");
  expect(table.out).toContain('"Name"');
  expect((await studio("replies", "export", "wedding/nobody")).code).toBe(1);
  expect((await studio("outbox", "retry")).complaints).toContain("--all");
});
