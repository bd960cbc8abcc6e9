import type { BackupStores } from "#app/studio/backup/schema.server.ts";
import { getMany } from "#app/domain/invitation/entry/data.server.ts";
import { tableNames, tables } from "#app/studio/rights/tables/all.ts";
import { fileNameOf, readableCsv, readableRow } from "#app/studio/rights/format.ts";
import type { PersonalData } from "#app/studio/rights/view.server.ts";

/** A file of an export, with its path below the export's folder. */
export type ExportedFile = { path: string; content: string | ArrayBuffer };

/**
 * Everything that is kept about a person or an invitation: one JSON file with all of it, a CSV table
 * for each kind of row, and the photos, music and films as they are served.
 * @throws when a store fails.
 */
export async function* exportOf(
  { content, media }: BackupStores,
  { target, found: rowsByTable, copies }: PersonalData,
): AsyncGenerator<ExportedFile> {
  const filledTables = tableNames.flatMap((table) => {
    const rows = rowsByTable[table] ?? [];
    return rows.length > 0 ? [{ table, rows }] : [];
  });
  const pages = await getMany(content, [...copies.addresses, ...copies.versions]);
  const files = [...copies.media, ...copies.ogImages];
  const data = {
    of: target.of,
    ...Object.fromEntries(
      filledTables.map(({ table, rows }) => [
        tables[table].what,
        rows.map((row) => readableRow(table, row)),
      ]),
    ),
    ...(pages.size > 0
      ? { pages: Object.fromEntries([...pages].map(([key, text]) => [key, parsed(text)])) }
      : {}),
    ...(files.length > 0 ? { files } : {}),
  };
  yield { path: "data.json", content: `${JSON.stringify(data, null, 2)}\n` };
  for (const { table, rows } of filledTables)
    yield { path: `${fileNameOf(table)}.csv`, content: readableCsv(table, rows) };
  for (const key of files) {
    const bytes = await (await media.get(key))?.arrayBuffer();
    if (bytes) yield { path: `files/${key}`, content: bytes };
  }
}

/** Texts that an older release wrote may be no JSON. */
function parsed(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text);
  } catch {
    return text;
  }
}
