import type { TFunction } from "i18next";
import { renderToStaticMarkup } from "react-dom/server";
import { properties } from "#app/design/css.ts";
import { registry } from "#app/design/drawing-parts.ts";
import { paletteOf } from "#app/design/palettes.ts";
import type { FontFace, OrnamentPart, PairingPart } from "#app/design/part-types.ts";
import type { BookFace, KeptBook } from "#app/features/dashboard/archive/kept-book.ts";
import { bookletView } from "#app/features/dashboard/lists/booklet.ts";
import { sheetOf } from "#app/features/dashboard/lists/keepsake.server.tsx";
import { pageWishes, wishesOf } from "#app/features/dashboard/lists/wishes.ts";
import type { PublishedInvitation } from "#app/features/invitation/schema.ts";
import { pick } from "#app/features/invitation/written-text.ts";
import { headsOf } from "#app/features/reply/answer.ts";
import type { ListedReply } from "#app/features/reply/data.server.ts";
import type { PageWish } from "#app/features/reply/wish-data.server.ts";
import type { Language } from "#app/i18n/languages.ts";

/** Names longer than this are set in the body's font where the display font is a script. */
const longName = 22;

/**
 * What the PDF of a couple's archive says and looks like.
 * @param language one of the invitation's.
 * @param t a translator of that language.
 * @param origin the site's public origin, without a slash at its end.
 * @param replies newest first.
 */
export function keptBook(
  invitation: PublishedInvitation,
  language: Language,
  said: { replies: readonly ListedReply[]; wishes: readonly PageWish[] },
  { origin, t }: { origin: string; t: TFunction },
): KeptBook {
  const { theme, thanks } = invitation;
  const { lang, front, letter, places, back } = bookletView(invitation, language, origin, t);
  const pairing = registry.pairing[theme.pairing];
  const { ground, ink, muted, accent, line } = inkOf(theme);
  const isLong = pairing.longNamesInBody && front.names.some(({ length }) => length > longName);
  const { nameScale = 1 } = pairing.fontsOf(language);
  const body = facesOf(pairing, language, "body");
  return {
    lang,
    title: `${front.names.join(` ${front.and} `)}. ${front.date}`,
    front,
    letter: { text: letter.text, hours: letter.hours, heading: letter.heading },
    places: places.places.map(({ title, time, name, address, note }) => ({
      title,
      time,
      name,
      address,
      note,
    })),
    close: [thanks && pick(thanks, language), back.text].filter((text): text is string => !!text),
    wishes: {
      heading: t("desk-lists:wishes.title"),
      list: [...pageWishes(said.wishes), ...wishesOf(said.replies)].map(({ name, message }) => ({
        name,
        text: message,
      })),
    },
    guests: {
      heading: t("desk-lists:archive.guests"),
      list: said.replies
        .filter(({ response }) => response === "Yes")
        .toReversed()
        .map((reply) => (headsOf(reply) > 1 ? `${reply.name} · ${headsOf(reply)}` : reply.name)),
    },
    colours: { ground, ink, muted, accent, line },
    fonts: {
      display: isLong ? body : facesOf(pairing, language, "display"),
      body,
      nameScale: isLong ? 0.8 : nameScale,
    },
    drawings: drawingsOf(registry.ornament[theme.ornament], sheetOf(paletteOf(theme))),
  };
}

function inkOf(theme: PublishedInvitation["theme"]): KeptBook["colours"] {
  const { ground, ink = "", muted = "", accent = "", line = "" } = sheetOf(paletteOf(theme));
  return { ground, ink, muted, accent, line };
}

/**
 * The faces of one role, those of the page's own language first, then those of the other scripts,
 * because a guest writes in any.
 */
function facesOf(pairing: PairingPart, language: Language, role: "display" | "body"): BookFace[] {
  const all = [...new Set<Language>([language, "en", "ru", "am"])].flatMap((code) => {
    const fonts = pairing.fontsOf(code);
    const families = [...fonts[role].matchAll(/"([^"]+)"/g)].map(([, name]) => name);
    return families.flatMap((name) =>
      // A face for the one script lies before one for several, as digits before all of Latin.
      inRole(
        pairing,
        role,
        fonts.faces.filter(({ family }) => family === name),
      ).toReversed(),
    );
  });
  return [...new Set(all)].map(({ url, unicodeRange, sizeAdjust = 100 }) => ({
    address: unpackedFont(url),
    unicodeRange,
    scale: sizeAdjust / 100,
  }));
}

/** A family may be in both roles, in a cut for each. */
function inRole(pairing: PairingPart, role: "display" | "body", faces: FontFace[]): FontFace[] {
  const [weight, style] =
    role === "display"
      ? [pairing.displayWeight, pairing.displayStyle]
      : [pairing.bodyWeight, "normal"];
  const exact = faces.filter((face) => face.weight === weight && face.style === style);
  return exact.length > 0 ? exact : faces;
}

/** The build writes every font a second time, unpacked (scripts/unpacked-fonts.ts). */
function unpackedFont(address: string): string {
  return address.replace(/\.woff2$/, ".ttf");
}

function drawingsOf(
  { Shapes, Emblem, Divider }: OrnamentPart,
  colours: Record<string, string>,
): KeptBook["drawings"] {
  const shapes = renderToStaticMarkup(<Shapes />);
  const draw = (width: number, height: number, svg: string) =>
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" style="${properties(colours)}">${shapes}${svg}</svg>`;
  return {
    emblem: draw(116, 134, renderToStaticMarkup(<Emblem />)),
    divider: draw(260, 44, renderToStaticMarkup(<Divider variant={0} />)),
  };
}
