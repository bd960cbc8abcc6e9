import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { checkContent } from "#app/domain/authoring/check/content.ts";
import { newDefinition } from "#app/domain/authoring/new/definition.ts";
import { animationsSchema, cardsSchema } from "#app/shop/catalogue/schema.ts";
import { fromOrder } from "#app/shop/order/definition/format.ts";
import { occasionTypeOf } from "#app/shop/order/kinds.ts";
import { catalogueOf } from "#app/shop/order/product/rules.ts";
import * as v from "valibot";
import { countOf, textsOf } from "../support/html.ts";
import { publish } from "../support/invitations.ts";
import { storedOrder } from "../support/orders.ts";
import { ownCatalogue, ownFiles, ownMedia, ownPacks } from "../support/own-content.ts";
import { open } from "../support/site.ts";

const fileOf = (name: string): unknown =>
  JSON.parse(ownCatalogue.find(({ file }) => file.endsWith(`/${name}.json`))?.text ?? "");
const { cards } = v.parse(cardsSchema, fileOf("cards"));
const { animations } = v.parse(animationsSchema, fileOf("animations"));
const catalogue = catalogueOf([], cards, animations);
const names = {
  wd: "Ani & Davit",
  et: "Ani & Davit",
  bd: "Ani",
  bm: "Ani",
  cp: "Ararat LLC",
  ot: "Ani",
};

test.each(catalogue.pictures)(
  "an order of $id becomes a page of that picture, in each of its languages",
  async ({ id, occasion }) => {
    const occasionType = occasionTypeOf(occasion);
    const order = storedOrder({
      template: id,
      occasionType,
      names: names[occasionType],
      languages: ["am", "en", "ru"],
    });
    const { kind, input } = fromOrder(order, catalogue, ownPacks);
    const slug = `sold-${id}`;
    const start = "2031-06-12T17:00";
    const { definition } = newDefinition({ ...input, kind, slug, start, order: [] }, ownPacks);
    const file = `content/invitations/${kind}/${slug}.json`;
    const text = JSON.stringify(definition).replaceAll('""', '"Հրավեր"');
    const checked = checkContent([...ownFiles, { file, text }], ownPacks, ownMedia);
    expect(checked.problems.filter((problem) => problem.file === file)).toEqual([]);
    const draft = checked.drafts.find((one) => one.file === file)?.draft;
    if (!draft) throw new Error(`${file} is no draft`);
    await publish(env.CONTENT, { ...draft, version: 1, hash: slug });
    for (const language of ["", "/en", "/ru"]) {
      const html = await (await open(`/${draft.path}${language}`)).text();
      expect(textsOf(html, ".words-names").join("")).not.toBe("");
      expect(textsOf(html, ".words-date").join("")).toContain("2031");
      expect(countOf(html, id.startsWith("card-") ? ".card-art > svg" : ".stage")).toBe(1);
      expect(countOf(html, "form")).toBe(0);
    }
  },
  20_000,
);
