import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { PDFDocument } from "@cantoo/pdf-lib";
import { expect, test } from "vitest";
import { exitCodes } from "../../cli/exit-codes.ts";
import { studio } from "./support/command-session.ts";

const out = join(process.env.INIT_CWD ?? "", "cards");

test("a card is drawn in several languages, each with its own spelling of the names", async () => {
  const day = ["--date", "12.06.2027 17:00", "--place", "Yerevan"];
  const wanted = ["--languages", "am,ru", "--forms", "4x5,a6", "--out", out, "--json"];
  const { code, out: said } = await studio("card", "rocket", "--names", "Narek", ...day, ...wanted);
  expect(code).toBe(0);
  expect(JSON.parse(said)).toMatchObject({
    card: "rocket",
    files: [
      { file: "rocket-am-4x5.png", language: "am", width: 1080, height: 1350 },
      { file: "rocket-am-a6.pdf", width: 105, height: 148 },
      { file: "rocket-ru-4x5.png", language: "ru" },
      { file: "rocket-ru-a6.pdf" },
    ],
    // No pack has towns, so that of the second language was written by rule.
    guessed: ["Ереван"],
  });
  expect(readdirSync(out)).toHaveLength(4);
  const sheet = await PDFDocument.load(readFileSync(join(out, "rocket-ru-a6.pdf")));
  expect(sheet.getTitle()).toBe("Нарек");
});

test.each([
  ["a card that does not exist", ["pomegranat", "--names", "Ani"], "Did you mean pomegranate?"],
  ["three names", ["pomegranate", "--names", "Ani, Davit, Gor"], "one name or two"],
  ["a day that may be two", ["pomegranate", "--names", "Ani", "--date", "5/6/2027"], "2027-06-05"],
  [
    "an unknown form",
    ["pomegranate", "--names", "Ani", "--forms", "a7"],
    "Expected one of 4x5, 9x16, a6, 5x7",
  ],
])("nothing is drawn of %s", async (_, words, complaint) => {
  const { code, complaints } = await studio("card", ...words);
  expect(code).toBe(exitCodes.usage);
  expect(complaints).toContain(complaint);
});
