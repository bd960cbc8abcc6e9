import { expect, test } from "vitest";
import {
  enterDashboard,
  firstReplyAt,
  manyReplies,
  reply,
  weddingWithDashboard,
} from "../support/dashboard.ts";
import { open } from "../support/site.ts";

async function download(token: string, path = "/replies.csv"): Promise<Response> {
  return open(path, await enterDashboard(token));
}

async function text(response: Response): Promise<string> {
  return new TextDecoder("utf-8", { ignoreBOM: true }).decode(await response.arrayBuffer());
}

test("a couple's replies as a table that spreadsheets open", async () => {
  const { invitation, token } = await weddingWithDashboard();
  const key = await reply(invitation.path, {
    name: 'Անի "Անուշ", Պետրոսյան',
    guestsNumber: 3,
    emailTo: "bride",
  });
  await reply(
    invitation.path,
    { key, name: 'Անի "Անուշ", Պետրոսյան', guestsNumber: 4, emailTo: "bride" },
    firstReplyAt + 60_000,
  );
  await reply(
    invitation.path,
    { name: "Ivan", language: "ru", response: "No", guestsNumber: null },
    firstReplyAt - 60_000,
  );
  const response = await download(token, "/replies.csv?lng=en");
  expect(response.headers.get("Content-Type")).toBe("text/csv; charset=utf-8");
  expect(response.headers.get("Content-Disposition")).toBe(
    `attachment; filename="replies-${invitation.path.replace("/", "-")}.csv"`,
  );
  expect(await text(response)).toBe(
    [
      '\uFEFF"Name","Reply","Guests","Whose guest","Language","Received","Changed"',
      '"Անի ""Անուշ"", Պետրոսյան","Yes",4,"Bride’s","Հայերեն","2027-01-15 12:00","2027-01-15 12:01"',
      '"Ivan","No",0,"","Русский","2027-01-15 11:59",""',
      "",
    ].join("\r\n"),
  );
});

for (const begin of ["=", "+", "-", "@", "\t", "\r", "＝", "＋", "－", "＠"]) {
  test(`a name that begins with ${JSON.stringify(begin)} is text to a spreadsheet`, async () => {
    const { invitation, token } = await weddingWithDashboard();
    await reply(invitation.path, { name: `${begin}HYPERLINK("http://x";"a")` });
    expect(await text(await download(token))).toContain(
      `\r\n"'${begin}HYPERLINK(""http://x"";""a"")",`,
    );
  });
}

test("the table holds every reply, however many", async () => {
  const { invitation, token } = await weddingWithDashboard();
  await manyReplies(invitation.path, 2050);
  const lines = (await text(await download(token))).split("\r\n");
  expect(lines).toHaveLength(2050 + 2);
  expect(new Set(lines).size).toBe(2050 + 2);
});
