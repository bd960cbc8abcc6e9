import { readContent } from "./content.ts";
import { readRecords } from "./media-records.ts";
import { mediumRows, type MediumRow } from "./media-survey.ts";
import { readLibrary } from "./media-upload.ts";

/** The rows of files. @param there the keys in R2, null where nobody asks for them. */
export async function readRows(there: ReadonlySet<string> | null): Promise<MediumRow[]> {
  return mediumRows(await readLibrary(), await readRecords(), await readContent(), there);
}
