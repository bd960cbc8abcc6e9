import type { Secrets } from "#app/lib/crypto.ts";
import { judged } from "./exceptions.ts";
import type { Outcome } from "./found.ts";
import { calendars, namedPictures, structuredData } from "./data.ts";
import { axe } from "./in-browser.ts";
import { equalIds, htmlValidate, nuChecker } from "./markup.ts";
import { readPages, type Page } from "./pages.ts";

/**
 * Runs all validators over every kind of page of a site, and prints what they found.
 * @param site its origin.
 * @param secret its DASHBOARD_SECRET.
 * @returns how many findings are left.
 */
export async function validate(site: string, secret: Secrets): Promise<number> {
  const pages = await readPages(site, secret);
  const documents = pages.filter(({ contentType }) => contentType === "text/html");
  const files = pages.filter(({ contentType }) => contentType === "text/calendar");
  const outcomes = [
    await htmlValidate(documents),
    await nuChecker(documents),
    equalIds(documents),
    await axe(site, documents.filter(isOneOfItsKind)),
    await structuredData(documents),
    await namedPictures(site, documents),
    await calendars(files),
  ];
  return report(outcomes);
}

/** Without the second language of products, whose pages differ by their words alone: half of the time. */
function isOneOfItsKind({ address }: Page): boolean {
  return !/^\/(?:cards|animations)\/.*lng=en|^\/templates\/\d+\/en$/.test(address);
}

function report(outcomes: readonly Outcome[]): number {
  const { left, unused } = judged(outcomes.flatMap(({ findings }) => findings));
  for (const { validator, page, rule, text } of left)
    console.log(`${validator} │ ${page} │ ${rule} │ ${text.slice(0, 400)}`);
  const ran = outcomes.filter(({ skipped }) => skipped === undefined);
  const idle = unused.filter((one) => ran.some(({ validator }) => validator === one.validator));
  for (const { validator, means } of idle)
    console.log(`${validator} │ exceptions.ts │ nothing is ${means} any more`);
  console.table(
    Object.fromEntries(
      outcomes.map(({ validator, pages, findings, skipped }) => [
        validator,
        {
          pages,
          findings: skipped ?? left.filter((one) => one.validator === validator).length,
          excused: findings.length - left.filter((one) => one.validator === validator).length,
        },
      ]),
    ),
  );
  for (const { validator, skipped } of outcomes)
    if (skipped !== undefined) console.log(`${validator}: skipped: ${skipped}`);
  return left.length + idle.length;
}
