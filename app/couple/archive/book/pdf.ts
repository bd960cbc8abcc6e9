import { create } from "@cantoo/fontkit";
import { PDFDocument, type PDFImage } from "@cantoo/pdf-lib";
import { lettersFor, type ReadFont } from "#app/couple/archive/book/letters.ts";
import {
  addCover,
  addPages,
  centred,
  hourPieces,
  ink,
  picture,
  rule,
  space,
  type Piece,
} from "#app/couple/archive/book/pages.ts";
import type { KeptBook } from "#app/couple/archive/book/types.ts";

/** Means that a PDF needs from the place where it is made. */
type Means = {
  readFont: ReadFont;
  /** Draws an SVG document as PNG; null where that cannot be done, and the page goes without it. */
  drawPng: (svg: string) => Promise<Uint8Array | null>;
};

/**
 * An invitation and what came of it as a PDF of A5 pages: cover, letter and day, places, the last
 * words, wishes, guests. Parts of which there is nothing are absent.
 * @throws what `readFont` throws.
 */
export async function bookPdf(book: KeptBook, { readFont, drawPng }: Means): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  pdf.registerFontkit({ create });
  pdf.setTitle(book.title);
  pdf.setLanguage(book.lang);
  const { front, letter, places, close, wishes, guests, colours, fonts } = book;

  const [displayTexts, bodyTexts] = textsOf(book);
  const display = await lettersFor(pdf, fonts.display, displayTexts, readFont);
  const body = await lettersFor(pdf, fonts.body, bodyTexts, readFont);
  const [color, muted, accent, line] = (["ink", "muted", "accent", "line"] as const).map((name) =>
    ink(colours[name]),
  ) as [
    ReturnType<typeof ink>,
    ReturnType<typeof ink>,
    ReturnType<typeof ink>,
    ReturnType<typeof ink>,
  ];
  const text = { letters: body, size: 11.5, color };
  const small = { letters: body, size: 10, color: muted };
  const called = { letters: body, size: 11.5, color: accent };
  const heading = { letters: display, size: 21 * fonts.nameScale, color, lead: 1.4 };
  const names = {
    letters: display,
    size: nameSize(front.names) * fonts.nameScale,
    color,
    lead: 1.25,
  };
  const sheet = { ground: ink(colours.ground), line, folio: { ...small, size: 9 } };
  const [emblem, divider] = await Promise.all(
    [book.drawings.emblem, book.drawings.divider].map(async (svg) => {
      const png = await drawPng(svg);
      return png && pdf.embedPng(png);
    }),
  );
  const drawn = (image: PDFImage | null | undefined, width: number) =>
    image ? [space(10), picture(image, width), space(10)] : [rule(line)];
  const head = (words: string) => [...centred(words, heading, { holds: true }), space(14)];

  addCover(
    pdf,
    [
      ...drawn(emblem, 92),
      ...centred(front.kicker, called),
      space(16),
      ...front.names.flatMap((name, nameIndex) => [
        ...(nameIndex > 0
          ? centred(front.and, { ...names, size: names.size * 0.5, color: accent })
          : []),
        ...centred(name, names),
      ]),
      ...drawn(divider, 190),
      ...centred(front.date, { ...text, size: 14 }),
      ...(front.place ? centred(front.place, small) : []),
    ],
    sheet,
  );
  const parts: Piece[][] = [
    [
      ...(letter.text ? [...centred(letter.text, text), space(18)] : []),
      ...(letter.hours.length > 0
        ? [...head(letter.heading), ...hourPieces(letter.hours, called, text)]
        : []),
    ],
    places.flatMap((place, placeIndex) => [
      ...(placeIndex > 0 ? [space(14), rule(line), space(14)] : []),
      ...centred([place.title, place.time].filter(Boolean).join(" · "), called, { holds: true }),
      ...centred(place.name, heading, { holds: true }),
      ...(place.address ? centred(place.address, text) : []),
      ...(place.note ? centred(place.note, small) : []),
    ]),
    close.length > 0
      ? [
          ...close.flatMap((words, partIndex) => [
            ...(partIndex > 0 ? drawn(divider, 150) : []),
            ...centred(words, { ...text, size: 13 }),
          ]),
          space(10),
          ...centred(front.names.join(` ${front.and} `), { ...heading, color: accent }),
        ]
      : [],
    listed(wishes.list.length, [
      ...head(wishes.heading),
      ...wishes.list.flatMap((wish) => [
        ...(body.drawable(wish.text) ? centred(wish.text, text, { holds: true }) : []),
        ...centred(wish.name, { ...small, color: accent }),
        space(15, false),
      ]),
    ]),
    listed(guests.list.length, [
      ...head(guests.heading),
      ...guests.list.flatMap((guest) => centred(guest, text)),
    ]),
  ];
  for (const pieces of parts) if (pieces.length > 0) addPages(pdf, pieces, sheet);
  return pdf.save();
}

/** A list's pieces, none of an empty one: it has no heading either. */
function listed(length: number, pieces: Piece[]): Piece[] {
  return length > 0 ? pieces : [];
}

/** Everything that is set in the display font, and in the body's. */
function textsOf(book: KeptBook): [display: string[], body: string[]] {
  const { front, letter, places, close, wishes, guests } = book;
  return [
    [
      ...front.names,
      ` ${front.and}`,
      letter.heading,
      ...places.map(({ name }) => name),
      wishes.heading,
      guests.heading,
    ],
    [
      front.kicker,
      front.date,
      front.place ?? "",
      letter.text,
      ...letter.hours.flatMap(({ time, title }) => [time, title]),
      ...places.flatMap(({ title, time, address, note }) => [title, time, address, note]),
      ...close,
      ...wishes.list.flatMap(({ name, text }) => [name, text]),
      ...guests.list,
      " ·0123456789",
    ].map((text) => text ?? ""),
  ];
}

/** Points; a long name is set smaller, so that it stays on one line. */
function nameSize(names: readonly string[]): number {
  const longest = Math.max(...names.map(({ length }) => length), 1);
  return Math.min(44, 520 / longest);
}
