import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { pathOf } from "../../cli/content.ts";
import { withStore } from "../../cli/store.ts";
import { placeOrder } from "./support/command-orders.ts";
import { keepStorageOpen, studio, studioJson } from "./support/command-session.ts";
import { writeCard } from "./support/world.ts";

keepStorageOpen();

const read = (file: string): unknown => JSON.parse(readFileSync(pathOf(file), "utf8"));

test("a card is begun without an order, by its name, and needs nothing that a page has", async () => {
  const named = ["--groom", "Արման", "--bride", "Anna", "--date", "12.06.2027 15:00"];
  const card = ["new", "wedding/as-a-card", ...named, "--template"];
  expect((await studio(...card, "card-pomegranat")).complaints).toContain("card-pomegranate");
  expect(await studioJson(...card, "card-pomegranate")).toMatchObject({ toFillIn: [] });
  expect(await studioJson("check", "wedding/as-a-card")).toMatchObject({ problems: [] });
});

test.each(["card-pomegranate", "animation-petals"])(
  "an order of %s becomes just that; a customer who wants a page after all gets one",
  async (template) => {
    const { number } = await withStore(false, ({ db }) =>
      placeOrder(db, "Ani & Davit", { template }),
    );
    const { file } = await studioJson<{ file: string }>("new", "--order", `${number}`);
    expect(read(file)).toMatchObject({ picture: template, languages: ["am", "en"] });
    expect(read(file)).not.toHaveProperty("sections");
    const other = `wedding/page-of-${template}`;
    await studioJson("new", other, "--order", `${number}`, "--template", "1002");
    const page = read(`content/invitations/${other}.json`);
    expect(page).toMatchObject({ template: "1002", sections: expect.anything(), reply: {} });
    expect(page).not.toHaveProperty("picture");
  },
);

test("an order of what the shop has no more is not made a page: staff are told to choose", async () => {
  const order = { template: "card-gone" };
  const { number } = await withStore(false, ({ db }) => placeOrder(db, "Ani & Davit", order));
  const refused = await studio("new", "--order", `${number}`);
  expect(refused.code).toBe(1);
  expect(refused.complaints).toContain('there is no "card-gone"');
});

test("the files of a published card are made once, recorded, and its customer is mailed the way to them", async () => {
  const order = { template: "card-pomegranate" };
  const { number, email } = await withStore(false, ({ db }) => placeOrder(db, "A & B", order));
  const card = "wedding/as-files";
  writeCard(card);
  await studio("orders", "mark", `${number}`, "in-work", "--invitation", card);
  expect((await studio("deliver", card)).code).toBe(3);
  await studioJson("publish", card, "--yes", "--no-pictures", "--force");
  expect(await studioJson("today")).toMatchObject({ files: [{ number, invitation: card }] });
  type Answer = { order: number | null; files: { kind: string; key: string; isNew: boolean }[] };
  const first = await studioJson<Answer>("deliver", card);
  expect(first.order).toBe(number);
  expect(first.files.map(({ kind, isNew }) => [kind, isNew])).toEqual([
    ["4x5", true],
    ["9x16", true],
    ["a6", true],
    ["5x7", true],
  ]);
  const stored = await withStore(false, ({ media }) => media.get(first.files[0]?.key ?? ""));
  expect((await stored?.text())?.slice(1, 4)).toBe("PNG");
  const again = await studioJson<Answer>("deliver", card);
  expect(again.order).toBeNull();
  expect(again.files.map(({ key }) => key)).toEqual(first.files.map(({ key }) => key));
  expect(await studioJson("today")).toMatchObject({ files: [] });
  const { mails } = await studioJson<{ mails: { kind: string; recipient: string }[] }>(
    "orders",
    "show",
    `${number}`,
  );
  expect(mails.filter(({ kind }) => kind === "order-files")).toMatchObject([{ recipient: email }]);
  expect(await studioJson("media", "orphans")).toMatchObject({ orphans: [] });
  expect((await studio("deliver", "wedding/anna-arman")).code).toBe(3);
}, 60_000);
