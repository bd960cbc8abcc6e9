/** An XLSX workbook with the XML of its sheets' rows. */
export function workbook({
  shared = "",
  sheets,
  names = [],
}: {
  shared?: string;
  sheets: readonly string[];
  /** Of the sheets; S1, S2 … without them. */
  names?: readonly string[];
}): Promise<Uint8Array<ArrayBuffer>> {
  const numbered = sheets.map((rows, index) => ({ rows, id: index + 1 }));
  const relation = (id: string, kind: string, target: string) =>
    `<Relationship Id="${id}" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/${kind}" Target="${target}"/>`;
  return packed({
    "_rels/.rels": `<Relationships>${relation("rId1", "officeDocument", "xl/workbook.xml")}</Relationships>`,
    "xl/workbook.xml": `<?xml version="1.0"?><x:workbook xmlns:x="m" xmlns:r="r"><x:sheets>${numbered
      .map(
        ({ id }) =>
          `<x:sheet name="${names[id - 1] ?? `S${id}`}" sheetId="${id}" r:id="rId${id}"/>`,
      )
      .join("")}</x:sheets></x:workbook>`,
    "xl/_rels/workbook.xml.rels": `<Relationships>${numbered
      .map(({ id }) => relation(`rId${id}`, "worksheet", `worksheets/sheet${id}.xml`))
      .join("")}${relation("rId0", "sharedStrings", "sharedStrings.xml")}</Relationships>`,
    "xl/sharedStrings.xml": `<sst>${shared}</sst>`,
    ...Object.fromEntries(
      numbered.map(({ rows, id }) => [
        `xl/worksheets/sheet${id}.xml`,
        `<worksheet><sheetData>${rows}</sheetData></worksheet>`,
      ]),
    ),
  });
}

/** A ZIP archive of texts. Its checksums and unpacked lengths are 0: nothing should trust them. */
export async function packed(
  files: Readonly<Record<string, string>>,
): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array[] = [];
  const directory: Uint8Array[] = [];
  let at = 0;
  for (const [name, text] of Object.entries(files)) {
    const stream = new Blob([text]).stream().pipeThrough(new CompressionStream("deflate-raw"));
    const data = new Uint8Array(await new Response(stream).arrayBuffer());
    const title = new TextEncoder().encode(name);
    // From "version needed" to the length of the extra field.
    const head = [20, 0, 0x08, 0x08, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0].concat(
      four(data.length),
      four(0),
      two(title.length),
      two(0),
    );
    const local = Uint8Array.from([0x50, 0x4b, 3, 4, ...head]);
    parts.push(local, title, data);
    directory.push(
      Uint8Array.from([0x50, 0x4b, 1, 2, 20, 0, ...head, ...Array(10).fill(0), ...four(at)]),
      title,
    );
    at += local.length + title.length + data.length;
  }
  const size = directory.reduce((all, { length }) => all + length, 0);
  const count = two(Object.keys(files).length);
  const end = [0x50, 0x4b, 5, 6, 0, 0, 0, 0, ...count, ...count, ...four(size), ...four(at), 0, 0];
  return new Uint8Array(
    await new Blob(
      [...parts, ...directory, Uint8Array.from(end)].map((part) => part.slice()),
    ).arrayBuffer(),
  );
}

function two(value: number): number[] {
  return [value & 255, (value >> 8) & 255];
}

function four(value: number): number[] {
  return [...two(value & 65_535), ...two(value >>> 16)];
}
