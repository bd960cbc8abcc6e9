import type { TFunction } from "i18next";
import { recordChange } from "#app/domain/change-log/mutations.server.ts";
import { packSource, unpackSource } from "#app/couple/guest-list/import/format.ts";
import { readChoices } from "#app/couple/guest-list/import/fields.ts";
import {
  fingerprintOf,
  importPreview,
  type ImportPreview,
} from "#app/couple/guest-list/import/view.ts";
import { listHouseholds } from "#app/domain/guests/data.server.ts";
import { planImport } from "#app/domain/guests/import/plan.ts";
import { readList, understandAll, type Reading } from "#app/domain/guests/import/parse.ts";
import { sheetLimits, type SheetProblem } from "#app/domain/guests/import/sheet.ts";
import { readSource, textSource, type Source } from "#app/domain/guests/import/source.ts";
import { saveHouseholds } from "#app/domain/guests/mutations.server.ts";
import { householdLimits, type Household } from "#app/domain/guests/schema.ts";
import { findDoublesAnew } from "#app/domain/reply/doubles/mutations.server.ts";
import type { Language } from "#app/i18n/languages.ts";
import type { Upload } from "#app/lib/upload.ts";
import { withoutRetries, withRetries } from "#app/lib/retries.ts";
import { rejected, submit, type Rejected, type Submission } from "#app/lib/submit.server.ts";

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
      /** The list and what the preview promises, for the take-over. */
      source: string;
      fingerprint: string;
      /** Lines of doubles that were ticked before. */
      taken: number[];
      /** The stored list was changed since an earlier preview. */
      isChanged: boolean;
    };

/** `shown`: nothing is stored yet, but what would be is shown first. */
export type ImportOutcome =
  | Submission<ImportAnswer, { added: number; changed: number }>
  | { state: "shown"; answer: ImportAnswer };

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
  const carried = upload.texts.get("source")?.[0];
  const text = upload.texts.get("text")?.[0] ?? "";
  const source = carried === undefined ? await sourceOf(upload, text) : unpackSource(carried);
  if (source === null) return refused("broken");
  if ("problem" in source) return refused(source.problem, text);
  const { choices, isChanged } = readChoices(upload.texts);
  const reading = readList(source, choices);
  if ("problem" in reading) return refused(reading.problem, text);
  const packed = packSource(source);
  if (packed === null) return refused("too-large", text);
  const listed = { source: packed, reading };
  const isRead = upload.texts.has("fingerprint") && !upload.texts.has("again") && !isChanged;
  if (isRead) return takeOver(db, listed, upload, importing);
  if (carried === undefined) {
    if (reading.parts.length === 0) return refused("empty", text);
    if (!hasWords(reading)) return refused("nothing", text);
  }
  const lines = (upload.texts.get("double") ?? []).map(Number);
  const { preview } = planOf(reading, importing);
  return {
    state: "shown",
    answer: await shown(preview, { source: packed, taken: lines, isChanged: false }),
  };
}

async function sourceOf(
  { files }: Upload,
  text: string,
): Promise<Source | { problem: SheetProblem }> {
  const file = files.get("file");
  return file ? readSource(file) : textSource(text);
}

/** True if any cell may name somebody. */
function hasWords({ parts }: Reading): boolean {
  return parts.some(({ rows, columns }) =>
    rows.some(
      ({ line, cells }) =>
        line !== columns.header && cells.some((cell) => /[\p{L}\p{S}]/u.test(cell)),
    ),
  );
}

function planOf(reading: Reading, { languages, stored, t }: Importing) {
  const understood = understandAll(reading, languages);
  const plan = planImport(understood.entries, stored);
  return { plan, preview: importPreview(understood, plan, reading, t) };
}

/** Plans again on what is stored now; a plan that differs from the one shown is shown first. */
async function takeOver(
  db: D1Database,
  { source, reading }: { source: string; reading: Reading },
  { texts }: Upload,
  importing: Importing,
): Promise<ImportOutcome> {
  const { invitation, person, stored, now } = importing;
  const { plan, preview } = planOf(reading, importing);
  const ticked = new Set((texts.get("double") ?? []).map(Number));
  const doubles = plan.doubles.filter(({ line }) => ticked.has(line));
  const retry = async (importState: Importing) => {
    const anew = planOf(reading, importState).preview;
    return rejected(409, await shown(anew, { source, taken: [...ticked], isChanged: true }));
  };
  if ((await fingerprintOf(preview)) !== texts.get("fingerprint")?.[0]) return retry(importing);
  const added = [...plan.added, ...doubles]
    .toSorted((row, other) => row.line - other.line)
    .map(({ entered }) => entered);
  if (stored.length + added.length > householdLimits.households) return refused("full");
  const { changed } = plan;
  const count = added.length + changed.length;
  const record = recordChange(db, { invitation, person, now }, "guests-imported", { count });
  const take = async (): Promise<ImportOutcome> => {
    const isSaved = await withoutRetries(() =>
      saveHouseholds(db, invitation, { added, changed }, now, stored, [record]),
    );
    if (isSaved) {
      await findDoublesAnew(db, invitation, now);
      return { state: "stored", added: added.length, changed: changed.length };
    }
    return retry({ ...importing, stored: await withRetries(() => listHouseholds(db, invitation)) });
  };
  return submit(
    true,
    () => ({ problem: "try-again", text: "" }),
    take,
    "a list of guests was not saved",
  );
}

async function shown(
  preview: ImportPreview,
  form: { source: string; taken: number[]; isChanged: boolean },
): Promise<ImportAnswer> {
  return { preview, fingerprint: await fingerprintOf(preview), ...form };
}

function refused(problem: ImportProblem, text = ""): Rejected<ImportAnswer> {
  return rejected(400, { problem, text: text.length > mostShownAgain ? "" : text });
}
