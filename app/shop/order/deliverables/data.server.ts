import * as v from "valibot";
import { deliverableKinds } from "#app/shop/order/deliverables/kinds.ts";
import { languages } from "#app/i18n/languages.ts";
import { listRows } from "#app/lib/rows.ts";
import { prepareSql, sql } from "#app/lib/sql.ts";

const deliverableRow = v.object({
  language: v.picklist(languages),
  kind: v.picklist(deliverableKinds),
  hash: v.string(),
  extension: v.string(),
  bytes: v.number(),
  /** Of what is drawn in it (`drawnHash`). */
  drawn: v.string(),
  version: v.number(),
});

/** A file that was made of a published card or animation. */
export type Deliverable = v.InferOutput<typeof deliverableRow>;

/** The key in R2, and the address without its leading slash. */
export function deliverableKey({
  hash,
  extension,
}: Pick<Deliverable, "hash" | "extension">): string {
  return `media/${hash}/whole.${extension}`;
}

/** How a file is called once it is saved: `anna-arman-am-4x5.png`. */
export function deliverableName(
  path: string,
  { language, kind, extension }: Pick<Deliverable, "language" | "kind" | "extension">,
): string {
  return `${path.split("/")[1] ?? path}-${language}-${kind}.${extension}`;
}

/** The files of an invitation in the order in which they are offered. @param path as in `wedding/anna-arman`. */
export async function listDeliverables(db: D1Database, path: string): Promise<Deliverable[]> {
  const rows = await listRows(
    deliverableRow,
    prepareSql(
      db,
      sql`SELECT language, kind, hash, extension, bytes, drawn, version FROM deliverables WHERE invitation = ${path}`,
    ),
  );
  const place = ({ language, kind }: Deliverable) =>
    languages.indexOf(language) * deliverableKinds.length + deliverableKinds.indexOf(kind);
  return rows.toSorted((file, other) => place(file) - place(other));
}

const hashRow = v.object({ invitation: v.string(), hash: v.string(), version: v.number() });

/** The hashes of all files with the invitation of each: what nothing names is removed from R2. */
export async function listDeliverableHashes(
  db: D1Database,
): Promise<v.InferOutput<typeof hashRow>[]> {
  return listRows(hashRow, prepareSql(db, sql`SELECT invitation, hash, version FROM deliverables`));
}
