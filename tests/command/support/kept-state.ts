import { cpSync, globSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { join, relative } from "node:path";
import type { DatabaseSync, SQLInputValue } from "node:sqlite";
import { ids } from "../../support/cloudflare/ids.ts";
import type { CloudflareDouble } from "../../support/cloudflare/server.ts";

const content = process.env.CONTENT_DIR ?? "";
const keptFolder = join(content, "../kept");
/** Folders that commands write on the machine that they run on. */
const folders = ["invitations", "published", "media", "palettes"];

/** The one database, namespace and bucket of the double. */
export function storesOf(double: CloudflareDouble) {
  const [namespace, database, bucket] = [
    double.namespaces.get(ids.content),
    double.databases.get(ids.database),
    double.buckets.get(ids.bucket),
  ];
  if (!namespace || !database || !bucket) throw new Error("the double is not set up");
  return { namespace, sqlite: database.sqlite, bucket };
}

type Row = Record<string, SQLInputValue>;

/** The rows of every table but that of migrations and the lease, which ends by itself. */
function tablesOf(double: CloudflareDouble): [string, Row[]][] {
  const { sqlite } = storesOf(double);
  const tables = sqlite
    .prepare(
      "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%' AND name NOT IN ('d1_migrations', 'publish_lease')",
    )
    .all();
  return tables.map(({ name }) => [
    String(name),
    sqlite.prepare(`SELECT * FROM ${String(name)}`).all() as Row[],
  ]);
}

export function insertRow(sqlite: DatabaseSync, table: string, row: Row): void {
  const columns = Object.keys(row);
  const places = columns.map(() => "?").join(", ");
  sqlite
    .prepare(`INSERT INTO ${table} (${columns.join(", ")}) VALUES (${places})`)
    .run(...Object.values(row));
}

/** Remembers what is stored and written. @returns what puts all of it back. */
export function keepState(double: CloudflareDouble): () => void {
  const { namespace, sqlite, bucket } = storesOf(double);
  const tables = tablesOf(double);
  const [entries, objects] = [[...namespace.entries], [...bucket]];
  rmSync(keptFolder, { recursive: true, force: true });
  for (const folder of folders) {
    mkdirSync(join(content, folder), { recursive: true });
    cpSync(join(content, folder), join(keptFolder, folder), {
      recursive: true,
      preserveTimestamps: true,
    });
  }
  return () => {
    sqlite.exec("PRAGMA foreign_keys = OFF; DELETE FROM publish_lease");
    for (const [name, rows] of tables) {
      sqlite.exec(`DELETE FROM ${name}`);
      for (const row of rows) insertRow(sqlite, name, row);
    }
    namespace.entries = new Map(entries);
    bucket.clear();
    for (const [key, stored] of objects) bucket.set(key, stored);
    putFilesBack();
  };
}

/** Copies the files that were changed since, because copying all takes longer than most commands. */
function putFilesBack(): void {
  for (const folder of folders) mkdirSync(join(content, folder), { recursive: true });
  const [kept, found] = [filesIn(keptFolder), filesIn(content)];
  for (const file of found.keys()) if (!kept.has(file)) rmSync(join(content, file));
  for (const [file, version] of kept)
    if (found.get(file) !== version)
      // A file with another time is read and measured anew.
      cpSync(join(keptFolder, file), join(content, file), { preserveTimestamps: true });
}

/** The files in the kept folders of `within`, with their sizes and times. */
function filesIn(within: string): Map<string, string> {
  return new Map(
    folders.flatMap((folder) =>
      readdirSync(join(within, folder), { recursive: true, withFileTypes: true })
        .filter((entry) => !entry.isDirectory())
        .map((entry) => {
          const path = join(entry.parentPath, entry.name);
          const { size, mtimeMs } = statSync(path);
          return [relative(within, path), `${size} ${Math.round(mtimeMs)}`];
        }),
    ),
  );
}

/** Everything stored and written, a line for each row, entry, object and file, without moments. */
export type State = { stored: string[]; files: string[] };

export function stateOf(double: CloudflareDouble): State {
  const { namespace, bucket } = storesOf(double);
  const rows = tablesOf(double).flatMap(([name, all]) =>
    all.map((row) => `${name} ${JSON.stringify(row)}`),
  );
  const entries = [...namespace.entries].map(
    ([key, { value, metadata }]) => `${key} ${value.toString()} ${JSON.stringify(metadata)}`,
  );
  const files = globSync(`{${folders.join(",")}}/**/*.*`, { cwd: content }).map(
    (file) => `${file} ${readFileSync(join(content, file), "utf8")}`,
  );
  return {
    stored: [...rows, ...entries, ...bucket.keys()].map(withoutMoments).toSorted(),
    files: files.map(withoutMoments).toSorted(),
  };
}

function withoutMoments(line: string): string {
  return line
    .replaceAll(/\d{4}-\d\d-\d\d[T ]\d\d[:-]\d\d(?:[:-]\d\d(?:\.\d+)?)?Z?/g, "MOMENT")
    .replaceAll(/\b1[6-9]\d{11}\b/g, "MOMENT");
}

/** Fields of rows whose values are random. */
const random =
  /"(id|key|code|token|hash|reference|\w+_(?:id|key|code|hash|token))":(?:"[^"]+"|(?<="id":)\d+)/g;

/** A state as lines without what differs from run to run. */
export function comparable({ stored, files }: State): string[] {
  return [...stored, ...files]
    .map((line) =>
      line.replaceAll(random, '"$1":"RANDOM"').replaceAll(/\b(?=[\w-]*\d)[\w-]{20,}/g, "RANDOM"),
    )
    .toSorted();
}

/** The lines that one of two states has and the other has not, the first few of them. */
export function differences(expected: State, found: State): string {
  const [left, right] = [comparable(expected), comparable(found)];
  const lines = [
    ...lacking(left, right).map((line) => `- ${line}`),
    ...lacking(right, left).map((line) => `+ ${line}`),
  ];
  return lines
    .map((line) => line.slice(0, 300))
    .slice(0, 8)
    .join("\n");
}

/** Lines of the first list that the second has fewer of. */
function lacking(lines: readonly string[], others: readonly string[]): string[] {
  const rest = [...others];
  return lines.filter((line) => {
    const at = rest.indexOf(line);
    if (at >= 0) rest.splice(at, 1);
    return at < 0;
  });
}
