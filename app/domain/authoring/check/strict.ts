import type { CheckedContent } from "#app/domain/authoring/check/content.ts";
import type { FileWarning } from "#app/domain/authoring/check/rules.ts";

/**
 * True if a warning comes with time to an invitation that was right when it was published. It is
 * then shown only to staff who name its file: of the weddings of last year nothing is to be mended.
 */
export function comesWithTime({ rule }: FileWarning): boolean {
  return rule === "past-event" || rule === "past-deadline";
}

/** Takes warnings as problems, for `--strict`: a file with one is no draft. */
export function strictly({ problems, warnings, drafts }: CheckedContent): CheckedContent {
  const refused = new Set(warnings.map(({ file }) => file));
  return {
    problems: [...problems, ...warnings],
    warnings: [],
    drafts: drafts.filter(({ file }) => !refused.has(file)),
  };
}
