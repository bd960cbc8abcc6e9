import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { QrCode } from "#app/domain/guests/components/qr-code.tsx";
import { drawQr, qrFile, type QrDrawing } from "#app/domain/guests/link/qr.ts";

const link = "https://hraver.am/wedding/aram-nare/ru?g=2Zk9abQR";

/** The dark modules of a drawing, row by row. */
function modulesOf({ path, size }: QrDrawing): string[] {
  const rows = Array.from({ length: size }, () => Array.from({ length: size }, () => " "));
  for (const [, x, y, width] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g))
    rows[Number(y)]?.fill("#", Number(x), Number(x) + Number(width));
  return rows.map((row) => row.join(""));
}

test("a personal link is drawn with a quiet zone of four modules and its three finders", () => {
  const drawing = drawQr(link);
  expect(drawing.size).toBe(33 + 8);
  const rows = modulesOf(drawing);
  const blank = " ".repeat(drawing.size);
  expect([...rows.slice(0, 4), ...rows.slice(-4)]).toEqual(Array(8).fill(blank));
  const finder = ["#######", "#     #", "# ### #", "# ### #", "# ### #", "#     #", "#######"];
  const cut = (top: number, left: number) =>
    rows.slice(top, top + 7).map((row) => row.slice(left, left + 7));
  const far = drawing.size - 4 - 7;
  expect([cut(4, 4), cut(4, far), cut(far, 4)]).toEqual([finder, finder, finder]);
});

test("a code is drawn in the page and as a file of its own", () => {
  const drawing = drawQr(link);
  const label = "Link of <Ani>";
  const shown = renderToStaticMarkup(createElement(QrCode, { drawing, label }));
  for (const svg of [shown, qrFile(drawing)]) {
    expect(svg).toContain(`d="${drawing.path}"`);
    expect(svg).toContain('viewBox="0 0 41 41"');
  }
  expect(shown).toContain('aria-label="Link of &lt;Ani&gt;"');
});
