import { createServer } from "node:net";
import { expect, test } from "vitest";
import { freeInboxPort } from "../../scripts/mail-server.ts";

test("an inbox whose port is taken is at another one", async () => {
  const first = await freeInboxPort();
  const other = createServer().listen(first, "127.0.0.1");
  await new Promise((done) => other.once("listening", done));
  const second = await freeInboxPort();
  other.close();
  expect(second).toBeGreaterThan(first);
});
