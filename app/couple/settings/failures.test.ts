import { expect, test } from "vitest";
import { reasonOf } from "#app/couple/settings/failures.ts";

const mail = { channel: "mail", unconfirmed: 0 } as const;

test.each([
  ["rcpt: 550 5.1.1", "mailbox"],
  ["rcpt: 553", "mailbox"],
  ["rcpt: 552 5.2.2", "full"],
  ["rcpt: 452 4.2.2", "full"],
  ["body: 554 5.7.1", "refused"],
  ["data: 550", "refused"],
  ["rcpt: 450 4.2.0", "away"],
  ["connect: refused", "away"],
  ["failed: no such reply", "away"],
  [null, "away"],
])("a mail that ended with %j failed because of: %s", (error, reason) => {
  expect(reasonOf({ ...mail, error })).toBe(reason);
});

test("a mail that was perhaps delivered is told apart, and a chat has no mailbox", () => {
  expect(reasonOf({ ...mail, unconfirmed: 3, error: "body: no answer" })).toBe("perhaps");
  expect(reasonOf({ channel: "telegram", unconfirmed: 0, error: "sendMessage: 403" })).toBe("chat");
});
