import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { pathOf } from "../../cli/content.ts";
import { withStore } from "../../cli/store.ts";
import { placeOrder } from "./support/command-orders.ts";
import { keepStorageOpen, studio, studioJson } from "./support/command-session.ts";

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
