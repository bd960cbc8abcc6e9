import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { guestWorkbook } from "#app/couple/lists/workbook/view.server.ts";
import { listHouseholds } from "#app/domain/guests/data.server.ts";
import { findColumns } from "#app/domain/guests/import/columns.ts";
import { readPeople } from "#app/domain/guests/import/cells/people.ts";
import { understand } from "#app/domain/guests/import/rules.ts";
import { readWorkbook } from "#app/domain/guests/import/read/workbook.ts";
import { saveHouseholds } from "#app/domain/guests/mutations.server.ts";
import { languages } from "#app/i18n/languages.ts";
import { translatorFor } from "#app/i18n/translator.server.ts";
import { weddingOf } from "../../../../tests/support/invitations.ts";

const people = [
  { name: "Արամ Սարգսյան", child: false },
  { name: null, child: false },
  { name: "Նարե", child: true },
];

test.each(languages)("the sheet of guests can be imported again: %s", async (language) => {
  const invitation = weddingOf();
  const household = {
    salutation: "Սիրելի՛ Արամ և Նարե",
    addressForm: "several" as const,
    people,
    adults: 2,
    children: 1,
    language: null,
    side: "groom",
    tags: ["church"],
    phone: "+37491234567",
    postalAddress: "Աբովյան 8, բն. 4\nԵրևան 0001",
    note: "Գյումրիից",
  };
  await saveHouseholds(env.DB, invitation.path, { added: [household], changed: [] }, 1);
  const households = await listHouseholds(env.DB, invitation.path);
  const bytes = await guestWorkbook(
    { households, replies: [] },
    {
      invitation,
      language,
      timeZone: "Asia/Yerevan",
      origin: "https://hraver.example",
      withLinks: true,
      t: await translatorFor(env.CONTENT, language),
    },
  );
  const sheets = await readWorkbook(bytes.slice());
  if ("problem" in sheets) throw new Error(sheets.problem);
  const [sheet = { rows: [] }] = sheets;
  const { fields } = findColumns(sheet.rows);
  expect(fields).toEqual({
    salutation: 0,
    names: 1,
    adults: 2,
    children: 3,
    language: 4,
    side: 5,
    sender: 6,
    tags: 7,
    phone: 8,
    postalAddress: 9,
    note: 10,
  });
  expect(readPeople(sheet.rows[1]?.cells[1] ?? "").people).toEqual(people);
  const { entries } = understand(sheet.rows, findColumns(sheet.rows), invitation.languages);
  expect(entries[0]).toMatchObject({
    doubts: [],
    // The workbook names the language in which a household without one is addressed.
    household: { ...household, language: "am" },
  });
});
