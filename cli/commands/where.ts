import { existsSync } from "node:fs";
import { glob } from "node:fs/promises";
import * as v from "valibot";
import { readJson } from "#app/domain/authoring/check/json.ts";
import { findPublished } from "#app/domain/authoring/publish/list.ts";
import { isDemo } from "#app/domain/invitation/kinds.ts";
import type { PublishedInvitation } from "#app/domain/invitation/schema.ts";
import { partFiles } from "#app/designs/part-files.generated.ts";
import { nearest } from "#app/lib/nearest.ts";
import { mediaOf } from "#app/platform/media/library.ts";
import { findOrdersOf, type Order } from "#app/shop/order/data.server.ts";
import { notPublished, pathOf, wayOf } from "../address.ts";
import * as shapes from "../answer-shapes.ts";
import { defineCommand } from "../command.ts";
import { contentAddresses } from "../content-addresses.ts";
import { pathOf as placeOf, readSourceFile } from "../content.ts";
import { requireNumber, requireOrder } from "../order-number.ts";
import { notFound, say, type Options, sayTable } from "../output.ts";
import { root } from "../root.ts";
import { findSiteOrigin } from "../site-address.ts";
import type { Store } from "../store.ts";

export const command = defineCommand({
  after: "show",
  description: "the files and the addresses of a design, an invitation or an order's invitation",
  arguments: ["<number-or-kind/slug>"],
  examples: ["where 1030", "where wedding/anna-arman --remote", "where 482137 --remote"],
  guarantee: { changes: "nothing", again: "same" },
  answer: v.strictObject({
    path: v.string(),
    /** The published version; null where none is. */
    version: v.nullable(v.number()),
    /** That it was made for. */
    order: v.nullable(shapes.orderNumber),
    /** From the repository's root; `isHere` is false for one that only R2 or a colleague has. */
    files: v.array(v.strictObject({ what: v.string(), file: v.string(), isHere: v.boolean() })),
    /** Without the site's origin while PUBLIC_URL is not set. */
    addresses: v.array(v.strictObject({ what: v.string(), url: v.string() })),
  }),
  /**
   * `studio where 1030`, `where KIND/SLUG`, `where ORDER`: where a design or an invitation lies,
   * in the repository and on the site. Prints no secret address: neither the couple's nor a
   * preview's.
   */
  async run(name, options, open) {
    const { path, published, order } = await find(await open(), name, options);
    const written = readWritten(definitionOf(path));
    const namedFiles = [
      { what: "definition", file: definitionOf(path) },
      ...(await designFiles(
        published?.template ?? written.template ?? designOf(path),
        published?.theme ?? written.theme,
      )),
      ...mediaOf(written.json).map(({ src }) => ({ what: "media", file: `content/${src}` })),
    ];
    const files = namedFiles
      .filter(({ file }, place) => namedFiles.findIndex((other) => other.file === file) === place)
      .map(({ what, file }) => ({ what, file, isHere: existsSync(placeOf(file)) }));
    const origin = (await findSiteOrigin(options)) ?? "";
    const addresses = addressesOf(path, published, written.languages).map(({ what, url }) => ({
      what,
      url: `${origin}${url}`,
    }));
    const version = published?.version ?? null;
    const [kind = ""] = path.split("/");
    say(
      options,
      `${path}, ${version === null ? "not published" : `published as version ${version}`}`,
    );
    sayTable(options, [
      ...files.map(({ what, file, isHere }) => [what, isHere ? file : `${file} (not here)`]),
      ...addresses.map(({ what, url }) => [what, url]),
      ...(isDemo({ kind, demo: published?.demo ?? written.demo }) ? [] : secretRows(path, options)),
      ...(order
        ? [["order", `npm run studio -- orders show ${order.number}${wayOf(options)}`]]
        : []),
    ]);
    return { path, version, order: order?.number ?? null, files, addresses };
  },
});

type Found = { path: string; published: PublishedInvitation | null; order: Order | null };
type NamedFile = { what: string; file: string };

async function find({ content, db }: Store, name: string, options: Options): Promise<Found> {
  const isDesign = /^\d{4}$/.test(name);
  const ordered =
    !isDesign && /^[#\d\s-]+$/.test(name) ? await requireOrder(db, requireNumber(name)) : null;
  if (ordered && ordered.invitation === null)
    throw notFound(
      `Order ${ordered.number} has no invitation yet: npm run studio -- new --order ${ordered.number}${wayOf(options)}`,
    );
  const requestedPath = ordered?.invitation ?? (isDesign ? `templates/${name}` : pathOf(name));
  const published = await findPublished(content, requestedPath);
  const path = published?.path ?? requestedPath;
  const isWritten = existsSync(placeOf(definitionOf(path)));
  // A design is drawn before anything is written of it.
  if (!published && !isWritten && (await foldersOf(designOf(path))).length === 0)
    throw notPublished(path, options, nearest(path, await contentAddresses()));
  const order = ordered ?? (await findOrdersOf(db, [path])).get(path) ?? null;
  return { path, published, order };
}

function definitionOf(path: string): string {
  return path.startsWith("templates/")
    ? `content/${path}.json`
    : `content/invitations/${path}.json`;
}

/** The number of a design's own page; null for any other address. */
function designOf(path: string): string | null {
  return /^templates\/(\d+)$/.exec(path)?.[1] ?? null;
}

function foldersOf(design: string | null): Promise<string[]> {
  if (design === null) return Promise.resolve([]);
  return Array.fromAsync(glob(`app/designs/${design}-*`, { cwd: root }));
}

const parts = v.record(v.string(), v.unknown());
const definition = v.looseObject({
  template: v.optional(v.string()),
  theme: v.optional(parts),
  languages: v.optional(v.array(v.string()), []),
  demo: v.optional(v.boolean()),
});

/** The design in a definition, also with faults; nothing of one that is not here. */
function readWritten(file: string) {
  const text = existsSync(placeOf(file)) ? readSourceFile(placeOf(file)).text : "{}";
  const json = readJson(text).value;
  const read = v.safeParse(definition, json);
  return { json, ...(read.success ? read.output : { languages: [] }) };
}

/** The folder of a design, its template, and the parts of others that are worn with it. */
async function designFiles(
  template: string | null,
  pageTheme: Readonly<Record<string, unknown>> = {},
): Promise<NamedFile[]> {
  if (template === null) return [];
  const file = `content/templates/${template}.json`;
  const theme: Readonly<Record<string, unknown>> = { ...readWritten(file).theme, ...pageTheme };
  const folders = await foldersOf(template);
  const drawn = Object.entries(partFiles).flatMap(([kind, files]): NamedFile[] => {
    const part = Object.entries(files).find(([name]) => name === theme[kind]);
    const isOwn = folders.some((folder) => part?.[1].startsWith(`${folder}/`));
    return part && !isOwn ? [{ what: partNames[kind] ?? kind, file: part[1] }] : [];
  });
  return [
    { what: "template", file },
    ...folders.map((folder) => ({ what: "design", file: folder })),
    ...drawn,
    ...(typeof theme.palette === "string"
      ? [{ what: "palette", file: `content/palettes/${theme.palette}.json` }]
      : []),
  ];
}

/** The shop's names for parts whose stored names are others. */
const partNames: Readonly<Record<string, string>> = {
  hero: "cover",
  timeline: "hours",
  pairing: "letters",
};

/** The first language is at the bare address. */
function addressesOf(
  path: string,
  published: PublishedInvitation | null,
  written: readonly string[],
): { what: string; url: string }[] {
  const languages: readonly string[] = published?.languages ?? written;
  return [
    ...languages.map((language, place) => ({
      what: language,
      url: place === 0 ? `/${path}` : `/${path}/${language}`,
    })),
    ...(published?.aliases ?? []).map((alias) => ({ what: "also", url: `/${alias.path}` })),
    ...Object.values(published?.preview ?? {}).map((key) => ({
      what: "chat picture",
      url: `/${key}`,
    })),
  ];
}

/** How staff come to the couple's page, which only a secret link opens. */
function secretRows(path: string, options: Options): string[][] {
  return [["answers", `by a secret link: npm run studio -- link ${path}${wayOf(options)}`]];
}
