import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { textFields } from "#app/domain/guests/fields.ts";
import { planImport } from "#app/domain/guests/import/plan.ts";
import { readList, understandAll } from "#app/domain/guests/import/parse.ts";
import { readSource, textSource, type Source } from "#app/domain/guests/import/source.ts";
import { householdsCsv } from "#app/domain/guests/import/format.ts";
import { deleteHousehold } from "#app/domain/guests/link/mutations.server.ts";
import { languages } from "#app/i18n/languages.ts";
import { recordOf } from "#app/lib/records.ts";
import { aram, fieldsIn, list, upload, weddingWithGuests } from "../support/guest-list.ts";
import { parse, textsOf, valueOf } from "../support/html.ts";
import { open } from "../support/site.ts";

/** A text for each field that hosts type as they like; a row of the table is all that adds one. */
const texts = recordOf(textFields, (field) => `“${field}” 7`);
const none = recordOf(textFields, () => null);

function undoIn(html: string): Record<string, string> {
  const form = parse(html).querySelector(".guest-undo");
  const controls = form?.querySelectorAll("input, button[name]") ?? [];
  return Object.fromEntries(
    Array.from(controls, (control) => [
      control.getAttribute("name") ?? "",
      control.getAttribute("value") ?? "",
    ]),
  );
}

test("each text of a household is asked, stored, told in the history and undone", async () => {
  const { first, read, send, stored } = await weddingWithGuests([{ ...aram, ...none }]);
  const [before] = await stored();
  const form = fieldsIn(await read(first));
  const saved = await (await send(first, { ...form, ...texts, intent: "save" })).text();
  for (const field of textFields) expect(valueOf(saved, field)).toBe(texts[field]);
  expect((await stored())[0]).toMatchObject(texts);
  const history = await read("/replies/changes?lng=en");
  for (const text of Object.values(texts)) expect(history).toContain(`– → ${text}`);
  await send(first, undoIn(saved));
  const [after] = await stored();
  expect(after).toEqual({ ...before, updatedAt: after?.updatedAt });
});

test("a household that was removed comes back with each of its texts", async () => {
  const { send, read, stored } = await weddingWithGuests([{ ...aram, ...texts }]);
  const [before] = await stored();
  const removal = { household: before?.id ?? "", intent: "remove" };
  const removed = await (await send(list, removal)).text();
  expect(await stored()).toEqual([]);
  await send(list, undoIn(removed));
  expect(await stored()).toEqual([before]);
  expect(textsOf(await read(`${list}/${before?.id}`), "textarea").length).toBeGreaterThan(0);
});

async function entriesOf(source: Source | { problem: string }) {
  if ("problem" in source) throw new Error(source.problem);
  const reading = readList(source, {});
  if ("problem" in reading) throw new Error(reading.problem);
  return understandAll(reading, ["am", "ru"]).entries;
}

test.each(languages)(
  "the CSV of staff and the hosts' workbook in %s bring each text back",
  async (language) => {
    const addressed = { ...aram, ...texts, language: "am" as const };
    const { path, couple, stored } = await weddingWithGuests([addressed]);
    const households = await stored();
    const workbook = await open(`/replies.xlsx?lng=${language}`, couple);
    const sources = [
      textSource(householdsCsv(households)),
      await readSource(new Uint8Array(await workbook.arrayBuffer())),
    ];
    for (const source of sources) {
      const plan = planImport(await entriesOf(source), households);
      expect(plan).toMatchObject({ added: [], changed: [], doubles: [] });
      const gone = households.map((household) => ({ ...household, ...none }));
      const [change] = planImport(await entriesOf(source), gone).changed;
      expect(change?.entered).toMatchObject(texts);
    }
    await deleteHousehold(env.DB, path, households[0]?.id ?? "");
  },
);

test("the preview of a list has the lines of an address apart", async () => {
  const { couple } = await weddingWithGuests();
  const text = `Անուն\tՀասցե\nԱնի Պետրոսյան\t"Աբովյան 1\n0001 Երևան"`;
  const preview = await (await upload(couple, { text })).text();
  const [facts] = textsOf(preview, ".facts");
  expect(facts).toMatch(/ · Աբովյան 1 · 0001 Երևան$/);
});

test("a guest's page and its day have no text of the hosts' own", async () => {
  const { path, stored } = await weddingWithGuests([{ ...aram, ...texts }]);
  const [household] = await stored();
  for (const address of [`/${path}?g=${household?.code}`, `/${path}/day?g=${household?.code}`]) {
    const html = await (await open(address)).text();
    for (const text of Object.values(texts)) expect(html).not.toContain(text);
  }
});
