import * as v from "valibot";
import type { CoverForm } from "#app/designs/cover-forms.ts";
import { animationsSchema, cardsSchema, designsSchema } from "#app/shop/catalogue/schema.ts";
import { picturesOf } from "#app/domain/authoring/check/pictures.ts";
import type { DefinitionInput } from "#app/domain/authoring/new/definition.ts";
import type { NewKind } from "#app/domain/authoring/new/sections.ts";
import { findPublishedPath } from "#app/domain/authoring/publish/list.ts";
import { formatOrderNumber } from "#app/shop/order/access.server.ts";
import { findOrdersOf, type Order } from "#app/shop/order/data.server.ts";
import { fromOrder } from "#app/shop/order/definition/format.ts";
import { accessoriesAlone } from "#app/shop/order/goods/state.ts";
import { listOrderFiles } from "#app/shop/order/material/data.server.ts";
import { catalogueOf, kindOf, type Catalogue } from "#app/shop/order/product/rules.ts";
import { markOrder } from "#app/shop/order/mutations.server.ts";
import { readContent, type Content } from "./content.ts";
import {
  coverFormsIn,
  fileOf,
  leftToDo,
  refuseExisting,
  writeNew,
  writtenAnswer,
} from "./new-file.ts";
import { wayOf } from "./address.ts";
import { designsOf, requireProduct } from "./new-designs.ts";
import { takenFiles } from "./order-media.ts";
import { requireDay, requireStart } from "./new-questions.ts";
import { requireNumber, requireOrder } from "./order-number.ts";
import { person } from "./person.ts";
import { refusal, say, type Options } from "./output.ts";
import { UserError } from "./user-error.ts";
import type { Store, OpenStore } from "./store.ts";
import { requireNewAddress } from "./new-address.ts";

/** Options that take precedence over the order's own data. */
type NewOrderOptions = Options & {
  order: string;
  template?: string;
  date?: string;
  zone?: string;
  place?: string;
  deadline?: string;
};

/**
 * `studio new [KIND/SLUG] --order N`: writes the definition for an order, marks the order as in
 * work with its address, and lists what is left to do beside the customer's own text.
 */
export async function newFromOrder(
  open: OpenStore,
  address: string | undefined,
  options: NewOrderOptions,
) {
  const number = requireNumber(options.order);
  const content = await readContent();
  const overrides = {
    ...(options.date ? { start: requireStart(options.date) } : {}),
    ...(options.zone ? { timeZone: options.zone } : {}),
    ...(options.place ? { place: options.place } : {}),
    ...(options.deadline ? { deadline: requireDay(options.deadline) } : {}),
  };
  const store = await open();
  const order = await requireOpenOrder(store, number, address);
  const came = await listOrderFiles(store.db, order.id);
  const { kind: usualKind } = kindOf[order.occasionType];
  if (options.template)
    requireProduct(options.template, usualKind, designsOf(content), picturesOf(content.files));
  const ordered = { ...order, template: options.template ?? order.template };
  const begun = fromOrder(ordered, productsOf(content), content.packs, {
    files: came,
    names: await takenFiles(number, came),
  });
  const { kind, slug } = begun;
  const input = { ...begun.input, ...overrides };
  const notes = [...begun.notes, ...coverNotes(input, coverFormsIn(content.files, input))];
  const place = address
    ? requireNewAddress(address)
    : { kind, slug: await freeSlug(store, content, kind, slug || `order-${number}`, order) };
  const file = fileOf(place);
  if (content.files.some((source) => source.file === file)) throw refuseExisting(file);
  const written = await writeNew({ ...input, ...place }, content);
  const path = `${place.kind}/${place.slug}`;
  await markInWork(store, number, path, file);
  const { names, details, music, text, dresscode } = order;
  say(
    options,
    `${file} written from order ${formatOrderNumber(number)}, which is in work now.`,
    ...customerLines(order),
    ...(notes.length > 0 ? ["", "Please look at:", ...notes.map((note) => `  ${note}`)] : []),
    ...leftToDo(written),
    "",
    `Then: npm run studio -- check ${path}`,
    `and, for the customer to look at it: npm run studio -- preview ${path}${wayOf(options)}`,
  );
  return {
    ...writtenAnswer(written),
    order: number,
    invitation: path,
    notes,
    customer: { names, details, music, text, dresscode },
  };
}

/** Notes on the photo that the customer wants on the cover. */
function coverNotes(
  { photos = [], template }: Pick<DefinitionInput, "photos" | "template">,
  [form]: readonly CoverForm[],
): string[] {
  const photo = photos.find(({ isCover }) => isCover);
  if (!photo) return [];
  if (!form)
    return [
      `the customer wants ${photo.src} on the cover, which takes no photo in template ${template}: it is in the gallery`,
    ];
  return photo.focus
    ? []
    : [`the customer's photo is on the cover as ${form}, without a point that must not be cut off`];
}

async function requireOpenOrder(
  { db }: Store,
  number: number,
  address: string | undefined,
): Promise<Order> {
  const order = await requireOrder(db, number);
  if (order.state === "cancelled" || order.state === "published")
    throw refusal(
      `Order ${number} is ${order.state}. To begin it anew: npm run studio -- orders mark ${number} received`,
    );
  if (order.template === accessoriesAlone)
    throw refusal(
      `Order ${number} is of accessories alone, which no page is made of. What is printed: npm run studio -- orders show ${number}; once it is: npm run studio -- orders goods ${number} made`,
    );
  if (order.invitation !== null && address === undefined)
    throw refusal(
      `Order ${number} has ${order.invitation} already. For another page name its address: npm run studio -- new ${order.invitation}-2 --order ${number}`,
    );
  return order;
}

/** The file is written already, so the error names the command that sets the mark by hand. */
async function markInWork({ db }: Store, number: number, path: string, file: string) {
  try {
    const begun = { state: "in-work", invitation: path, person: person() } as const;
    await markOrder(db, number, begun, Date.now());
  } catch (error) {
    throw new UserError(
      `${file} is written, but the order could not be marked: ${String(error)}\nMark it with: npm run studio -- orders mark ${number} in-work --invitation ${path}`,
      { cause: error },
    );
  }
}

/**
 * The first of the slug, the slug with the year, and with a number, that no file, published page or
 * order uses.
 */
async function freeSlug(
  { content: kv, db }: Store,
  { files }: Content,
  kind: NewKind,
  slug: string,
  { occasionDate }: Order,
): Promise<string> {
  const year = occasionDate.slice(0, 4);
  for (let tries = 0; ; tries += 1) {
    const candidateSlug = [slug, ...(tries > 0 ? [year] : []), ...(tries > 1 ? [tries] : [])].join(
      "-",
    );
    const path = `${kind}/${candidateSlug}`;
    const isTaken =
      files.some(
        ({ file, text }) =>
          file === fileOf({ kind, slug: candidateSlug }) || text.includes(`"${path}"`),
      ) ||
      (await findPublishedPath(kv, path)) !== null ||
      (await findOrdersOf(db, [path])).size > 0;
    if (!isTaken) return candidateSlug;
  }
}

function productsOf({ documents }: Content): Catalogue {
  const designs = v.safeParse(designsSchema, documents.get("catalogue:designs"));
  const cards = v.safeParse(cardsSchema, documents.get("catalogue:cards"));
  const animations = v.safeParse(animationsSchema, documents.get("catalogue:animations"));
  return catalogueOf(
    designs.success ? designs.output : [],
    cards.success ? cards.output.cards : [],
    animations.success ? animations.output.animations : [],
  );
}

/** The customer's texts that a definition's fields cannot hold, or only in part. */
function customerLines({ names, details, music, text, dresscode }: Order): string[] {
  const fields: [string, string | null][] = [
    ["names", names],
    ["details", details],
    ["text", text],
    ["dress code", dresscode],
    ["music", music],
  ];
  return [
    "",
    "The customer wrote:",
    ...fields.flatMap(([label, words]) =>
      (words ?? "")
        .split("\n")
        .filter(Boolean)
        .map((line, index) => `  ${(index === 0 ? label : "").padEnd(11)}${line}`),
    ),
  ];
}
