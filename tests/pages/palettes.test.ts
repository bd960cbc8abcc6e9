import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { checkContent } from "#app/domain/authoring/check/content.ts";
import { checkCatalogue } from "#app/shop/catalogue/check.ts";
import { readPublished } from "#app/domain/invitation/published.ts";
import type { PublishedInvitation } from "#app/domain/invitation/schema.ts";
import {
  definitionOf,
  fileOf,
  packs,
  paletteFile,
  pomegranateColours,
  templateFile,
} from "../support/content.ts";
import { textsOf } from "../support/html.ts";
import { publish, weddingOf } from "../support/invitations.ts";
import { ownCatalogue, ownFiles, ownPalettes } from "../support/own-content.ts";
import { readEntry } from "../support/reader.ts";
import { open } from "../support/site.ts";
import { advanceClock } from "../support/time.ts";

/**
 * A wedding with a palette that the release was not built with, as the staff command publishes it.
 */
function weddingInRose(ground = "#fff0f4"): PublishedInvitation {
  const light = { ...pomegranateColours.paper, surface: ground, ink: "#201018", muted: "#302028" };
  const rose = { ...light, accent: "#8a1f4a", onAccent: "#ffffff", error: "#a5122a", ground };
  const { problems, drafts } = checkContent(
    [
      fileOf(definitionOf({ theme: { palette: "anna-rose" } })),
      templateFile(),
      paletteFile(),
      paletteFile({ ...rose, scheme: "light", paper: rose }, "anna-rose"),
    ],
    packs,
  );
  expect(problems).toEqual([]);
  const draft = drafts.find(({ file }) => !file.includes("templates"))?.draft;
  if (!draft) throw new Error("no draft");
  return { ...draft, version: 1, hash: crypto.randomUUID() };
}

/** The colour of a page's ground. */
function groundOf(html: string): string | undefined {
  return /:root[^{]*\{color-scheme:\w+;--ground:(#\w+)/.exec(html)?.[1];
}

async function pageOf({ path }: { path: string }): Promise<string> {
  const page = await open(`/${path}`);
  expect(page.status).toBe(200);
  return page.text();
}

test("a page uses a palette that the release was not built with, by one read", async () => {
  const { path } = await publish(env.CONTENT, weddingInRose());
  const html = await pageOf({ path });
  expect(groundOf(html)).toBe("#fff0f4");
  expect(html).toContain("--paper-accent:#8a1f4a");
});

test("a published page keeps the colours that it was published with", async () => {
  const first = await publish(env.CONTENT, weddingInRose());
  await publish(env.CONTENT, weddingInRose("#fdf6f8"));
  expect(groundOf(await pageOf(first))).toBe("#fff0f4");
  await publish(env.CONTENT, { ...weddingInRose("#fdf6f8"), path: first.path, version: 2 });
  advanceClock();
  expect(groundOf(await pageOf(first))).toBe("#fdf6f8");
});

test("an entry of an earlier release, with the palette's name alone, looks as it did", async () => {
  const wedding = await publish(env.CONTENT, weddingOf());
  expect(wedding.theme.colours).toBeUndefined();
  const own = ownPalettes.get(wedding.theme.palette);
  expect(groundOf(await pageOf(wedding))).toBe(own?.ground);
  const { theme } = weddingOf();
  const dressed = weddingOf({ theme: { ...theme, colours: own ?? undefined } });
  const styleOf = (html: string) => textsOf(html, "style")[0] ?? "";
  const plain = styleOf(await pageOf(wedding));
  expect(plain).toContain("--ground:");
  expect(styleOf(await pageOf(await publish(env.CONTENT, dressed)))).toBe(plain);
});

test("an unknown palette without colours is drawn in the quiet one", async () => {
  const { theme } = weddingOf();
  const unknown = weddingOf({ theme: { ...theme, palette: "of-tomorrow" } });
  expect(groundOf(await pageOf(await publish(env.CONTENT, unknown)))).toBe(
    ownPalettes.get("vellum")?.ground,
  );
});

test("a colour that a later release adds is left out; colours of which one cannot be read, all of them", () => {
  const wedding = weddingInRose();
  const { colours } = wedding.theme;
  const read = (changed: object) =>
    readPublished(
      "x",
      JSON.stringify({ ...wedding, theme: { ...wedding.theme, colours: changed } }),
    ).theme.colours;
  expect(read({ ...colours, glow: "#ffffff" })).toEqual(colours);
  expect(read({ ...colours, ground: "oklch(70% 0.1 20)" })).toBeUndefined();
  expect(read({ ...colours, ground: "red}</style><script>" })).toBeUndefined();
});

test("cards, animations, accessories and designs are published with the colours they are drawn in", () => {
  const templates = ownFiles.filter(({ file }) => file.startsWith("content/templates/"));
  const { documents } = checkCatalogue(ownCatalogue, templates, ownPalettes);
  for (const name of ["cards", "animations", "accessories", "designs"]) {
    const read = JSON.stringify(readEntry(`catalogue:${name}`, documents.get(`catalogue:${name}`)));
    expect(read.match(/"colours":\{"scheme"/g)?.length, name).toBe(
      read.match(/"palette":/g)?.length,
    );
  }
});

test("a card in a palette that the release was not built with is drawn in it", async () => {
  const file = ownCatalogue.find((one) => one.file.endsWith("cards.json"));
  const { price, cards } = JSON.parse(file?.text ?? "{}");
  const { colours } = weddingInRose().theme;
  const [card] = cards;
  const theme = { ...card.theme, palette: "anna-rose", colours };
  const published = { price, cards: [{ ...card, id: "rose", theme }] };
  await env.CONTENT.put("catalogue:cards", JSON.stringify(published));
  advanceClock();
  expect(await (await open("/cards/rose/art.svg")).text()).toContain("--ground:#fff0f4");
  expect(await (await open("/cards?lng=en")).text()).toContain("--ground:#fff0f4");
});
