import type { Plan } from "#app/domain/authoring/publish.ts";
import type { FileWarning } from "#app/domain/authoring/warning-rules.ts";
import { formatOrderNumber } from "#app/shop/order/access.server.ts";
import { wayOf } from "./address.ts";
import { exitCodes } from "./exit-codes.ts";
import { printJson, say, type Options } from "./output.ts";
import { withPlaces } from "./problems.ts";
import { amounts } from "./publish-lines.ts";
import type { Survey } from "./publish-survey.ts";
import { notifiedLine } from "./publish-tell.ts";
import type { Noted } from "./publish-wanted.ts";
import { countWrites } from "./publish-write.ts";

/** Invitations whose addresses are printed after they are published. */
const addressesListed = 5;

export function dueWarnings(found: Survey, { warnings }: Noted): FileWarning[] {
  return duePlans(found).flatMap(({ path }) => warnings.get(path) ?? []);
}

export function duePlans({ plans }: Survey): Plan[] {
  return plans.filter(({ writes }) => writes.length > 0);
}

export function amountOf(found: Survey): string {
  const { documents, uploads, previews } = found;
  return amounts(duePlans(found).length, documents.length, uploads.length, previews);
}

/** What was done; `origin` of the addresses to print, or null to print none. */
type Result = {
  orders: readonly number[];
  /** Mails to guests that this run added. */
  notified: number;
  found: Survey;
  noted: Noted;
  origin: string | null;
};

/** Prints the result. Invitations that others have published since need a decision: exit code 4. */
export function printResult(result: Result, options: Options): void {
  const { orders, notified, found, origin } = result;
  if (found.stale.length > 0) process.exitCode = exitCodes.refused;
  if (options.json) return printJson({ ...answerOf(result), dryRun: false });
  const amount = amountOf(found);
  say(options, amount === "" ? "Nothing has changed." : `Published: ${amount}.`);
  for (const line of origin === null ? [] : addressLines(found, origin, options))
    say(options, line);
  if (notified > 0) say(options, notifiedLine(notified));
  for (const number of orders)
    say(options, `Order ${formatOrderNumber(number)} is published; its customer is sent the link.`);
  if (found.stale.length === 0) return;
  process.stderr.write(
    `Left as others have published it: ${found.stale.join(", ")}. Publish each by its name, pull it, or give --force.\n`,
  );
}

/** The addresses to look at, and the way back for one that was published before. */
function addressLines(found: Survey, origin: string, options: Options): string[] {
  const plans = duePlans(found);
  if (plans.length > addressesListed) return [];
  return plans.flatMap(({ path, current }) => [
    `  ${origin}/${path}`,
    ...(current && current.hash !== null
      ? [`  back again: npm run studio -- rollback ${path} ${current.version}${wayOf(options)}`]
      : []),
  ]);
}

export function answerOf({ orders, notified, found, noted }: Omit<Result, "origin">) {
  const { plans, consent, documents, previews, stale } = found;
  return {
    published: plans.map(({ path, state, version }) => ({ path, state, version })),
    unapproved: [...consent.doubts.keys()],
    leftOut: noted.leftOut,
    warnings: withPlaces(dueWarnings(found, noted)),
    stale,
    orders,
    notified,
    documents: documents.map(({ key }) => key),
    pictures: previews.missing.length,
    writes: documents.length + countWrites(duePlans(found)),
  };
}
