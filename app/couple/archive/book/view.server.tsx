import type { TFunction } from "i18next";
import { renderToStaticMarkup } from "react-dom/server";
import { properties } from "#app/designs/styles/css.ts";
import { registry } from "#app/designs/drawings.generated.ts";
import { paletteOf } from "#app/designs/palettes/palettes.ts";
import type { OrnamentPart } from "#app/designs/contract.ts";
import { bookFaces } from "#app/couple/archive/book/fonts.server.ts";
import type { KeptBook } from "#app/couple/archive/book/types.ts";
import { bookletView } from "#app/couple/lists/booklet/view.ts";
import { sheetOf } from "#app/couple/lists/keepsake/view.server.tsx";
import { pageWishes, wishesOf } from "#app/couple/lists/wishes/view.ts";
import type { PublishedInvitation } from "#app/domain/invitation/schema.ts";
import { pick } from "#app/domain/invitation/written-text.ts";
import { headsOf } from "#app/domain/reply/columns.ts";
import type { ListedReply } from "#app/domain/reply/data.server.ts";
import type { PageWish } from "#app/domain/reply/wish/data.server.ts";
import type { Language } from "#app/i18n/languages.ts";

/** Names longer than this are set in the body's font where the display font is a script. */
const longName = 22;

/**
 * Texts and look of the PDF of a couple's archive.
 * @param language one of the invitation's.
 * @param t a translator of that language.
 * @param origin the site's public origin, without a slash at its end.
 * @param replies newest first.
 */
export function keptBook(
  invitation: PublishedInvitation,
  language: Language,
  answers: { replies: readonly ListedReply[]; wishes: readonly PageWish[] },
  { origin, t }: { origin: string; t: TFunction },
): KeptBook {
  const { theme, thanks } = invitation;
  const { lang, front, letter, places, back } = bookletView(invitation, language, origin, t);
  const pairing = registry.pairing[theme.pairing];
  const { ground, ink, muted, accent, line } = inkOf(theme);
  const isLong = pairing.longNamesInBody && front.names.some(({ length }) => length > longName);
  const { nameScale = 1 } = pairing.fontsOf(language);
  const body = bookFaces(pairing, language, "body");
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
      heading: t("dashboard-lists:wishes.title"),
      list: [...pageWishes(answers.wishes), ...wishesOf(answers.replies)].map(
        ({ name, message }) => ({
          name,
          text: message,
        }),
      ),
    },
    guests: {
      heading: t("dashboard-lists:archive.guests"),
      list: answers.replies
        .filter(({ response }) => response === "Yes")
        .toReversed()
        .map((reply) => (headsOf(reply) > 1 ? `${reply.name} · ${headsOf(reply)}` : reply.name)),
    },
    colours: { ground, ink, muted, accent, line },
    fonts: {
      display: isLong ? body : bookFaces(pairing, language, "display"),
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
