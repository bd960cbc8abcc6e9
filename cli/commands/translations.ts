import * as v from "valibot";
import { findGaps } from "#app/i18n/completeness.ts";
import { languages } from "#app/i18n/languages.ts";
import { clearMissing } from "#app/i18n/missing-mutations.server.ts";
import { listMissing, type MissingTranslation } from "#app/i18n/missing-data.server.ts";
import * as shapes from "../answer-shapes.ts";
import { defineCommand } from "../command.ts";
import { readContent } from "../content.ts";
import { exitCodes } from "../exit-codes.ts";
import { count, say, tableLines } from "../output.ts";
import { printProblems, withPlaces } from "../problems.ts";

export const command = defineCommand({
  after: "brand",
  description: "what the language packs lack, and what pages reported as missing",
  options: {
    "--clear": "forget what pages reported",
  },
  examples: ["translations --remote"],
  guarantee: { changes: "storage", again: "same" },
  answer: v.union([
    v.strictObject({
      gaps: v.array(
        v.strictObject({
          language: v.string(),
          namespace: v.string(),
          missing: shapes.words,
          unknown: shapes.words,
        }),
      ),
      reported: v.array(
        v.strictObject({
          language: v.string(),
          namespace: v.string(),
          key: v.string(),
          fallback: v.string(),
          count: v.number(),
          /** In UTC, ISO 8601. */
          firstSeen: v.string(),
          lastSeen: v.string(),
        }),
      ),
      problems: v.array(shapes.problem),
    }),
    v.strictObject({ cleared: v.number() }),
  ]),
  /**
   * The keys that the packs in `content/` lack compared with the Armenian ones, and those that
   * browsers reported; `--clear` deletes the reports. Exit code 1 while a pack is incomplete.
   */
  async run(options, open) {
    if (options.clear) {
      const cleared = await clearMissing((await open()).db);
      say(options, `${count(cleared, "report")} forgotten.`);
      return { cleared };
    }
    const { packs, findDocumentProblems } = await readContent();
    const documentProblems = findDocumentProblems();
    const gaps = findGaps(packs, languages);
    if (documentProblems.length > 0) process.exitCode = exitCodes.mend;
    if (!options.json) printProblems(documentProblems);
    if (gaps.length === 0) say(options, "Every language pack has all that the Armenian one has.");

    const reported = await listMissing((await open()).db);
    if (reported.length === 0) say(options, "No page has reported a missing text.");
    else say(options, ...reportLines(reported));
    return { gaps, reported: reported.map(withDates), problems: withPlaces(documentProblems) };
  },
});

function reportLines(reported: readonly MissingTranslation[]): string[] {
  return [
    "Pages reported that these were missing (forget them with --clear):",
    ...tableLines([
      ["TEXT", "TIMES", "LAST SEEN", "SHOWN INSTEAD"],
      ...reported.map(({ language, namespace, key, fallback, count: times, lastSeen }) => [
        `${language} ${namespace}:${key}`,
        String(times),
        isoMinute(lastSeen),
        fallback,
      ]),
    ]),
  ];
}

function withDates({ firstSeen, lastSeen, ...report }: MissingTranslation) {
  return {
    ...report,
    firstSeen: new Date(firstSeen).toISOString(),
    lastSeen: new Date(lastSeen).toISOString(),
  };
}

function isoMinute(instant: number): string {
  return new Date(instant).toISOString().slice(0, 16).replace("T", " ");
}
