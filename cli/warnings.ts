import { comesWithTime } from "#app/domain/authoring/check/strict.ts";
import type { FileWarning } from "#app/domain/authoring/check/rules.ts";

/**
 * The warnings that are to be shown. Those that come with time are left out for files that are
 * published, here or in production, unless they were named one by one: their pages were right when
 * they were made.
 * @param chosen the files that `names` select; a folder's name selects many.
 */
export async function heededWarnings(
  warnings: readonly FileWarning[],
  chosen: ReadonlySet<string>,
  names: readonly string[],
): Promise<FileWarning[]> {
  const namedFiles = chosen.size > names.length ? new Set<string>() : chosen;
  const heeded: FileWarning[] = [];
  for (const warning of warnings)
    if (
      namedFiles.has(warning.file) ||
      !comesWithTime(warning) ||
      !(await isPublished(warning.file))
    )
      heeded.push(warning);
  return heeded;
}

async function isPublished(file: string): Promise<boolean> {
  const path = file.replaceAll(/^content\/invitations\/|\.json$/g, "");
  // Few warnings come with time.
  const { readBase } = await import("./published-base.ts");
  const bases = [await readBase(path, true), await readBase(path, false)];
  return bases.some((base) => base !== null && base.hash !== null);
}
