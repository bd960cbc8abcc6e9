/** The page that prints are cut from, and its pieces. All in millimetres. */
export type Format = {
  page: { width: number; height: number };
  /** A piece as it is cut, unfolded. */
  piece: { width: number; height: number };
  columns: number;
  rows: number;
  /** Folded in the middle of its height, with its back upside down above the front. */
  isFolded: boolean;
  /** Printed on paper of its own: with the design's ground, and marks to cut by. */
  isCut: boolean;
};

const a4 = { width: 210, height: 297 };

/** How far the ground goes on beyond the cut, as print shops ask for. */
export const bleed = 3;

/** Widths of lines: of a face's frame, and of marks; and the dashes of marks to fold by. */
export const frameWidth = 0.3;
export const markWidth = 0.2;
export const foldDashes = [0.9, 0.7] as const;

export const formats = {
  /** Stands by itself, 90 × 45 mm. */
  "place-cards": {
    page: a4,
    piece: { width: 90, height: 90 },
    columns: 2,
    rows: 3,
    isFolded: true,
    isCut: true,
  },
  /** Stands by itself, 95 × 135 mm, and is read from both sides. */
  "table-numbers": {
    page: a4,
    piece: { width: 95, height: 270 },
    columns: 2,
    rows: 1,
    isFolded: true,
    isCut: true,
  },
  /** For a menu and a programme: lies on a plate and fits an envelope of DL. */
  slips: {
    page: a4,
    piece: { width: 95, height: 210 },
    columns: 2,
    rows: 1,
    isFolded: false,
    isCut: true,
  },
  /** The commonest sheet of labels, 24 of 70 × 37 mm without space between them. */
  labels: {
    page: a4,
    piece: { width: 70, height: 37 },
    columns: 3,
    rows: 8,
    isFolded: false,
    isCut: false,
  },
  /** ISO 269; a card of A6 fits. */
  c6: {
    page: { width: 162, height: 114 },
    piece: { width: 162, height: 114 },
    columns: 1,
    rows: 1,
    isFolded: false,
    isCut: false,
  },
} as const satisfies Record<string, Format>;

export type FormatName = keyof typeof formats;

/** The point on its page at which the rows and columns of a format begin. */
function originOf({ page, piece, columns, rows }: Format): { x: number; y: number } {
  return {
    x: (page.width - columns * piece.width) / 2,
    y: (page.height - rows * piece.height) / 2,
  };
}

/** A straight line from one point to another. */
export type Mark = { from: [x: number, y: number]; to: [x: number, y: number]; isFold: boolean };

/** Marks stand off the bleed and end where home printers still print. */
const mark = { from: bleed + 1, to: bleed + 5 };

/** The marks of a page, outside of all pieces: to cut by, and to fold by. */
export function marksOf(format: Format): Mark[] {
  if (!format.isCut) return [];
  const { page, piece, columns, rows, isFolded } = format;
  const { x, y } = originOf(format);
  const down = (offset: number): Mark[] => [
    { from: [offset, y - mark.to], to: [offset, y - mark.from], isFold: false },
    {
      from: [offset, page.height - y + mark.from],
      to: [offset, page.height - y + mark.to],
      isFold: false,
    },
  ];
  const across = (level: number, isFold: boolean): Mark[] => [
    { from: [x - mark.to, level], to: [x - mark.from, level], isFold },
    { from: [page.width - x + mark.from, level], to: [page.width - x + mark.to, level], isFold },
  ];
  return [
    ...steps(columns + 1).flatMap((column) => down(x + column * piece.width)),
    ...steps(rows + 1).flatMap((row) => across(y + row * piece.height, false)),
    ...(isFolded ? steps(rows).flatMap((row) => across(y + (row + 0.5) * piece.height, true)) : []),
  ];
}

/** Pieces on their pages, each with its left upper corner. */
export function pagesOf<Piece>(
  pieces: readonly Piece[],
  format: Format,
): { piece: Piece; x: number; y: number }[][] {
  const { piece: size, columns, rows } = format;
  const origin = originOf(format);
  const onPage = columns * rows;
  return steps(pageCount(pieces.length, format)).map((page) =>
    pieces.slice(page * onPage, (page + 1) * onPage).map((piece, index) => ({
      piece,
      x: origin.x + (index % columns) * size.width,
      y: origin.y + Math.floor(index / columns) * size.height,
    })),
  );
}

export function pageCount(pieces: number, { columns, rows }: Format): number {
  return Math.ceil(pieces / (columns * rows));
}

function steps(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index);
}
