import type { TFunction } from "i18next";
import { recordChange } from "#app/features/change-log/mutations.server.ts";
import { packRows, unpackRows } from "#app/features/dashboard/guest-list/carried-rows.ts";
import {
  fingerprintOf,
  importPreview,
  type ImportPreview,
} from "#app/features/dashboard/guest-list/import-view.ts";
import { listHouseholds } from "#app/features/guests/data.server.ts";
import { findColumns } from "#app/features/guests/import/columns.ts";
import { planImport } from "#app/features/guests/import/plan.ts";
import { readFile } from "#app/features/guests/import/read-file.ts";
import { readTable } from "#app/features/guests/import/read-table.ts";
import {
  sheetLimits,
  type Row,
  type Sheet,
  type SheetProblem,
} from "#app/features/guests/import/sheet.ts";
import { understand } from "#app/features/guests/import/understand.ts";
import { saveHouseholds } from "#app/features/guests/mutations.server.ts";
import { householdLimits, type Household } from "#app/features/guests/schema.ts";
import type { Language } from "#app/i18n/languages.ts";
import type { Upload } from "#app/lib/upload.ts";
import { withoutRetries, withRetries } from "#app/lib/retries.ts";

/** Why a table is not previewed or not taken over; nothing is stored then. */
export type ImportProblem = SheetProblem | "empty" | "nothing" | "full" | "try-again";

/** Bytes of a posted form: a file of the largest size, and the fields beside it. */
export const uploadLimit = sheetLimits.bytes + 64 * 1024;

/** The longest pasted text that is shown again beside a problem, in characters. */
const mostShownAgain = 200_000;

export type ImportAnswer =
  | { problem: ImportProblem; text: string }
  | {
      preview: ImportPreview;
      /** The table and what the preview promises, for the take-over. */
      rows: string;
      fingerprint: string;
      /** Lines of doubles that were ticked before. */
      taken: number[];
      /** Whether the stored list was changed since an earlier preview. */
      isChanged: boolean;
    };

export type ImportOutcome =
  | { state: "saved"; added: number; changed: number }
  | { state: "shown"; status: 200 | 400 | 409 | 503; answer: ImportAnswer };

type Importing = {
  invitation: string;
  /** The name of the host's shared link, "" for the couple's own. */
  person: string;
  languages: readonly Language[];
  /** The households that are stored. */
  stored: readonly Household[];
  /** Milliseconds since 1970 in UTC. */
  now: number;
  t: TFunction;
};

/**
 * Answers the form of an import: shows what a pasted table or a file would change, or takes over
 * what was shown. Nothing is written before that, and then all or nothing.
 * @param upload null for a body above `uploadLimit`.
 */
export async function importGuests(
  db: D1Database,
  upload: Upload | null,
  importing: Importing,
): Promise<ImportOutcome> {
  if (upload === null) return refused("too-large");
  const carried = upload.texts.get("rows")?.[0];
  if (carried !== undefined) {
    const rows = unpackRows(carried);
    return rows ? takeOver(db, rows, upload, importing) : refused("broken");
  }
  const text = upload.texts.get("text")?.[0] ?? "";
  const sheet = await sheetOf(upload, text);
  if ("problem" in sheet) return refused(sheet.problem, text);
  const packed = packRows(sheet.rows);
  if (packed === null) return refused("too-large", text);
  const { preview } = planOf(sheet.rows, importing);
  const { added, changed, same, doubles } = preview;
  if (added.length + changed.length + same.length + doubles.length === 0)
    return refused(sheet.rows.length === 0 ? "empty" : "nothing", text);
  return shown(200, preview, { rows: packed, taken: [], isChanged: false });
}

async function sheetOf({ files }: Upload, text: string): Promise<Sheet> {
  const file = files.get("file");
  return file ? readFile(file) : readTable(text);
}

function planOf(rows: readonly Row[], { languages, stored, t }: Importing) {
  const columns = findColumns(rows);
  const understood = understand(rows, columns, languages);
  const plan = planImport(understood.entries, stored);
  return { plan, preview: importPreview(understood, plan, columns.unused, t) };
}

/** Plans again on what is stored now; a plan that differs from the one shown is shown first. */
async function takeOver(
  db: D1Database,
  rows: readonly Row[],
  { texts }: Upload,
  importing: Importing,
): Promise<ImportOutcome> {
  const { invitation, person, stored, now } = importing;
  const { plan, preview } = planOf(rows, importing);
  const ticked = new Set((texts.get("double") ?? []).map(Number));
  const taken = plan.doubles.filter(({ line }) => ticked.has(line));
  const again = (status: 409 | 503, known: Importing) =>
    shown(status, planOf(rows, known).preview, {
      rows: packRows(rows) ?? "[]",
      taken: [...ticked],
      isChanged: true,
    });
  if ((await fingerprintOf(preview)) !== texts.get("fingerprint")?.[0])
    return again(409, importing);
  const added = [...plan.added, ...taken]
    .toSorted((one, other) => one.line - other.line)
    .map(({ entered }) => entered);
  if (stored.length + added.length > householdLimits.households) return refused("full");
  try {
    const { changed } = plan;
    const count = added.length + changed.length;
    const record = recordChange(db, { invitation, person, now }, "guests-imported", { count });
    const isSaved = await withoutRetries(() =>
      saveHouseholds(db, invitation, { added, changed }, now, stored, [record]),
    );
    if (isSaved) return { state: "saved", added: added.length, changed: changed.length };
    return again(409, {
      ...importing,
      stored: await withRetries(() => listHouseholds(db, invitation)),
    });
  } catch (error) {
    console.error("a list of guests was not saved", String(error));
    return refused("try-again", "", 503);
  }
}

async function shown(
  status: 200 | 409 | 503,
  preview: ImportPreview,
  form: { rows: string; taken: number[]; isChanged: boolean },
): Promise<ImportOutcome> {
  const fingerprint = await fingerprintOf(preview);
  return { state: "shown", status, answer: { preview, fingerprint, ...form } };
}

function refused(problem: ImportProblem, text = "", status: 400 | 503 = 400): ImportOutcome {
  return {
    state: "shown",
    status,
    answer: { problem, text: text.length > mostShownAgain ? "" : text },
  };
}
