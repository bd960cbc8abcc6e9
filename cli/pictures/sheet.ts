import type { Page } from "@playwright/test";
import { bleedMm, type CardForm } from "#app/shop/catalogue/card/kinds.ts";

/** A sheet's trimmed size, in millimetres. */
export type Sheet = { width: number; height: number };

/** Pages are printed larger, because `page.pdf()` rounds them to whole pixels. */
const enlarged = 6;
const pixelsPerMm = 96 / 25.4;
const pointsPerMm = 72 / 25.4;

/** From the bleed's edge to a mark, its length, and from there to the page's edge, in millimetres. */
const marks = { gap: 1, length: 4, around: 1, thick: 0.25 };
const around = bleedMm + marks.gap + marks.length + marks.around;

/** The length of a unit of a form on the page that `printedSheet` takes, in CSS pixels. */
export function sheetScale({ width }: Sheet, form: CardForm): number {
  return (width * pixelsPerMm * enlarged) / form.width;
}

/**
 * Prints a page as a sheet for printers: drawn with its bleed, between crop marks, with TrimBox and
 * BleedBox. Its colours are RGB. Without dates, so that the same page gives the same bytes.
 * @param page as large as `sheetScale` says, from its bleed's corner.
 */
export async function printedSheet(page: Page, sheet: Sheet, title: string): Promise<Buffer> {
  const { PDFDocument } = await import("@cantoo/pdf-lib");
  const size = page.viewportSize();
  await page.addStyleTag({ content: `@page{size:${size?.width}px ${size?.height}px;margin:0}` });
  const source = await page.pdf({ preferCSSPageSize: true, printBackground: true, tagged: false });
  const pdf = await PDFDocument.create({ updateMetadata: false });
  pdf.setTitle(title, { showInWindowTitleBar: true });
  const [drawing] = await pdf.embedPdf(source, [0]);
  if (!drawing) throw new Error("Chromium printed no page");
  const [width, height, edge] = [sheet.width, sheet.height, around].map((mm) => mm * pointsPerMm);
  if (width === undefined || height === undefined || edge === undefined)
    throw new Error("no sheet");
  const printed = pdf.addPage([width + 2 * edge, height + 2 * edge]);
  const bleed = bleedMm * pointsPerMm;
  // At the top left: the drawing is up to a pixel larger than the bleed at the others.
  printed.drawPage(drawing, {
    x: edge - bleed,
    y: edge + height + bleed - drawing.height / enlarged,
    xScale: 1 / enlarged,
    yScale: 1 / enlarged,
  });
  for (const { start, end } of cropMarks({ width, height, edge }))
    printed.drawLine({ start, end, thickness: marks.thick });
  printed.setTrimBox(edge, edge, width, height);
  printed.setBleedBox(edge - bleed, edge - bleed, width + 2 * bleed, height + 2 * bleed);
  return Buffer.from(await pdf.save());
}

/** Two lines at each corner, in points, that point at the trimmed edges. */
function cropMarks({ width, height, edge }: Sheet & { edge: number }) {
  const from = edge - (bleedMm + marks.gap) * pointsPerMm;
  const to = from - marks.length * pointsPerMm;
  const lefts = [edge, edge + width];
  const feet = [edge, edge + height];
  const ends = (length: number) => [
    [from, to],
    [length + 2 * edge - from, length + 2 * edge - to],
  ];
  const upright = lefts.flatMap((x) =>
    ends(height).map(([start = 0, end = 0]) => ({ start: { x, y: start }, end: { x, y: end } })),
  );
  const level = feet.flatMap((y) =>
    ends(width).map(([start = 0, end = 0]) => ({ start: { x: start, y }, end: { x: end, y } })),
  );
  return [...upright, ...level];
}
