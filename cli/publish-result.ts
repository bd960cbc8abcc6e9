import type { Plan } from "#app/domain/authoring/publish/plan.ts";
import type { FileWarning } from "#app/domain/authoring/check/rules.ts";
import { formatOrderNumber } from "#app/shop/order/access.server.ts";
import { wayOf } from "./address.ts";
import { exitCodes } from "./exit-codes.ts";
import { say, type Options } from "./output.ts";
import { withPlaces } from "./problems.ts";
import { amounts } from "./publish-lines.ts";
import type { PublishPlan } from "./publish-plan.ts";
import { notifiedLine } from "./publish-effects.ts";
import type { Findings } from "./publish-selection.ts";
import { countWrites } from "./publish-write.ts";

/** Invitations whose addresses are printed after they are published. */
const addressesListed = 5;

export function dueWarnings(publication: PublishPlan, { warnings }: Findings): FileWarning[] {
  return duePlans(publication).flatMap(({ path }) => warnings.get(path) ?? []);
}

export function duePlans({ plans }: PublishPlan): Plan[] {
  return plans.filter(({ writes }) => writes.length > 0);
}

export function amountOf(publication: PublishPlan): string {
  const { documents, uploads, previews } = publication;
  return amounts(duePlans(publication).length, documents.length, uploads.length, previews);
}

/** The result of a run; `origin` of the addresses to print, or null to print none. */
type Result = {
  orders: readonly number[];
  /** Mails to guests that this run added. */
  notified: number;
  found: PublishPlan;
  findings: Findings;
  origin: string | null;
};

/**
 * Says the result. Invitations that others have published since need a decision: exit code 4.
 * @returns the answer.
 */
export function sayResult(result: Result, options: Options) {
  const { orders, notified, found: publication, origin } = result;
  if (publication.stale.length > 0) process.exitCode = exitCodes.refused;
  const amount = amountOf(publication);
  say(
    options,
    amount === "" ? "Nothing has changed." : `Published: ${amount}.`,
    ...(origin === null ? [] : addressLines(publication, origin, options)),
    ...(notified > 0 ? [notifiedLine(notified)] : []),
    ...orders.map(
      (number) => `Order ${formatOrderNumber(number)} is published; its customer is sent the link.`,
    ),
  );
  if (publication.stale.length > 0 && !options.json)
    process.stderr.write(
      `Left as others have published it: ${publication.stale.join(", ")}. Publish each by its name, pull it, or give --force.\n`,
    );
  return { ...answerOf(result), dryRun: false };
}

/** The addresses to look at, and the way back for one that was published before. */
function addressLines(publication: PublishPlan, origin: string, options: Options): string[] {
  const plans = duePlans(publication);
  if (plans.length > addressesListed) return [];
  return plans.flatMap(({ path, current }) => [
    `  ${origin}/${path}`,
    ...(current && current.hash !== null
      ? [`  back again: npm run studio -- rollback ${path} ${current.version}${wayOf(options)}`]
      : []),
  ]);
}

export function answerOf({
  orders,
  notified,
  found: publication,
  findings,
}: Omit<Result, "origin">) {
  const { plans, approval, documents, previews, stale } = publication;
  return {
    published: plans.map(({ path, state, version }) => ({ path, state, version })),
    unapproved: [...approval.unapproved.keys()],
    leftOut: findings.skipped,
    warnings: withPlaces(dueWarnings(publication, findings)),
    stale,
    orders,
    notified,
    documents: documents.map(({ key }) => key),
    pictures: previews.missing.length,
    writes: documents.length + countWrites(duePlans(publication)),
  };
}
