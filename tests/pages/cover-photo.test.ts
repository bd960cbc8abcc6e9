import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { coverFormsOf, isWrittenOn } from "#app/designs/cover-forms.ts";
import { heroes } from "#app/designs/index.generated.ts";
import { photoCovers } from "#app/designs/parts.generated.ts";
import type { PublishedInvitation } from "#app/domain/invitation/schema.ts";
import { attributesOf, countOf } from "../support/html.ts";
import { publish, weddingOf } from "../support/invitations.ts";
import { open } from "../support/site.ts";

const src = `media/${"a".repeat(32)}`;
const cover = {
  src,
  form: "full",
  width: 1600,
  height: 2000,
  formats: ["avif", "webp", "jpg"],
  focus: [0.5, 0.3],
} satisfies PublishedInvitation["cover"];

/** The forms of the designs that compose photos themselves. */
const ownForms = heroes
  .filter((hero) => photoCovers[hero])
  .flatMap((hero) => coverFormsOf(hero).map((form) => [form, hero] as const));

/** Dark above, white below, as a photo is measured. */
const whiteBelow = "2".repeat(48) + "f".repeat(48);

async function pageOf(
  changes: Partial<PublishedInvitation>,
  opening: "none" | "envelope" = "none",
) {
  const wedding = weddingOf();
  const theme = { ...wedding.theme, opening };
  const { path } = await publish(env.CONTENT, { ...wedding, theme, ...changes });
  return (await open(`/${path}/en`)).text();
}

function shadeOf(html: string, name: string): number {
  const [style = ""] = attributesOf(html, ".photo-hero", "style");
  return Number(new RegExp(`--${name}:([\\d.]+)`).exec(style)?.[1]);
}

test("the photo of a cover is the page's first picture, in sizes for every screen", async () => {
  const html = await pageOf({ cover });
  const image =
    'header.photo-full img[alt="Arman and Anna"][width="1600"][height="2000"][loading="eager"][fetchpriority="high"]';
  expect(countOf(html, image)).toBe(1);
  expect(attributesOf(html, '.photo-hero source[type="image/avif"]', "srcset")).toEqual([
    `/${src}/480.avif 480w, /${src}/960.avif 960w, /${src}/1600.avif 1600w`,
  ]);
  const preload = 'link[rel="preload"][as="image"][type="image/avif"][fetchpriority="high"]';
  expect(attributesOf(html, preload, "imagesizes")).toEqual(
    attributesOf(html, '.photo-hero source[type="image/avif"]', "sizes"),
  );
  expect(countOf(html, ".photo-hero h1 .names")).toBe(1);
  expect(countOf(html, ".medallion-hero")).toBe(0);
});

test("a film plays over the photo once the script gives it its file, and can be paused", async () => {
  const film = { src: `media/${"b".repeat(32)}/whole.mp4` };
  const html = await pageOf({ cover: { ...cover, form: "arch", film } });
  expect(attributesOf(html, ".photo-window video", "data-cover-film")).toEqual([`/${film.src}`]);
  expect(html).toMatch(
    /<video(?=[^>]* muted)(?=[^>]* loop)(?=[^>]* playsinline)(?=[^>]* preload="none")/i,
  );
  expect(countOf(html, ".photo-window video[src], .photo-window source[src]")).toBe(0);
  expect(countOf(html, ".photo-window button[data-film-switch][hidden][aria-label]")).toBe(1);
  expect(countOf(html, ".photo-window img")).toBe(1);
  expect(await pageOf({ cover: { ...cover, form: "duotone", film } })).not.toContain(film.src);
  // The film may be bright where the photo is dark.
  const dark = { ...cover, light: "2".repeat(96) };
  expect(shadeOf(await pageOf({ cover: { ...dark, film } }), "foot")).toBeGreaterThan(0.4);
});

test("under an opening the photo is loaded, but not before the opening's letters", async () => {
  const html = await pageOf({ cover }, "envelope");
  expect(countOf(html, '.photo-hero img[loading="eager"]')).toBe(1);
  expect(html).not.toMatch(/fetchpriority/i);
  expect(countOf(html, 'link[as="image"]')).toBe(0);
});

test("the photo is darkened where it is bright below the text, and no more than that", async () => {
  const bright = await pageOf({ cover: { ...cover, light: whiteBelow } });
  expect(shadeOf(bright, "head")).toBe(0);
  expect(shadeOf(bright, "foot")).toBeGreaterThan(0.4);
  const dark = await pageOf({ cover: { ...cover, light: "2".repeat(96) } });
  expect(shadeOf(dark, "foot")).toBe(0);
  const unmeasured = await pageOf({ cover });
  expect(shadeOf(unmeasured, "head")).toBe(shadeOf(bright, "foot"));
});

test.each([
  ["arch", "medallion"],
  ["polaroid", "medallion"],
  ["duotone", "medallion"],
  ["halves", "split"],
] as const)("a photo is shown as %s, with names, day and languages", async (form, hero) => {
  const { theme } = weddingOf();
  const html = await pageOf({ cover: { ...cover, form, zoom: 1.4 }, theme: { ...theme, hero } });
  for (const part of [".photo-window img", "h1", ".event-day", ".languages"])
    expect(countOf(html, `header.photo-${form} ${part}`), part).toBe(1);
  expect(attributesOf(html, ".photo-hero", "style").join()).toContain("--zoom:1.4");
});

/* By the classes a photo that does not come is taken off, and a film's button stands over it. */
test.each(ownForms)(
  "a design that composes photos itself, as %s on %s, has the classes of the kit's cover",
  async (form, hero) => {
    const { theme } = weddingOf();
    const html = await pageOf({ cover: { ...cover, form }, theme: { ...theme, hero } });
    for (const part of [".photo-frame .photo-window img", "h1", ".event-day", ".languages"])
      expect(countOf(html, `header.photo-hero ${part}`), part).toBe(1);
    expect(countOf(html, "header[data-on-photo]")).toBe(isWrittenOn(form) ? 1 : 0);
  },
);

test("a cover that takes no photo, or not in this form, is drawn as ever", async () => {
  const { theme } = weddingOf();
  const html = await pageOf({ cover, theme: { ...theme, hero: "stage", opening: "none" } });
  expect(countOf(html, ".stage-hero")).toBe(1);
  expect(countOf(html, ".photo-hero")).toBe(0);
  expect(html).not.toContain(src);
});

test("once the day is cancelled the photo is gone, while it is postponed it stays", async () => {
  expect(await pageOf({ cover, status: { is: "cancelled" } })).not.toContain(src);
  expect(await pageOf({ cover, status: { is: "postponed" } })).toContain(src);
});
