import * as v from "valibot";
import { date } from "#app/domain/invitation/schema/fields.ts";
import type { Finding } from "#app/domain/invitation/finding.ts";

/** The event was called off, or its day was given up for a later one. */
const statuses = ["cancelled", "postponed"] as const;

/**
 * The status of an invitation's day. `text` is the hosts' own words in place of the site's. A
 * postponed event without `was` has no new day yet; with it `event.start` is the new day, and `was`
 * the one that guests know.
 */
export function statusSchema<Text extends v.GenericSchema<unknown, object>>(text: Text) {
  return v.strictObject({
    is: v.picklist(statuses, `expected one of ${statuses.join(", ")}`),
    was: v.optional(date),
    text: v.optional(text),
  });
}

/** The parts of a definition that the rules of a status read. */
export type RuledStatus = {
  event: { start: string };
  status?: { is: string; was?: string | undefined } | undefined;
  saveTheDate?: object | undefined;
};

/** Findings of a status that contradicts the invitation's dates. */
export function statusFindings({ event, status, saveTheDate }: RuledStatus): Finding[] {
  if (!status) return [];
  const day = event.start.slice(0, 10);
  const findings: Finding[] = [];
  if (status.is === "cancelled" && status.was !== undefined)
    findings.push({
      path: ["status", "was"],
      message: 'expected only with "postponed": a cancelled event has no new day',
    });
  if (status.is === "postponed" && status.was === day)
    findings.push({
      path: ["status", "was"],
      message: `expected the day of before, found the event's own (${day}): leave "was" out until there is a new day, then set event.start`,
    });
  if (saveTheDate && status.was === undefined)
    findings.push({
      path: ["saveTheDate"],
      message: `expected none, because the event is ${status.is}: guests would be asked to keep its day`,
    });
  return findings;
}
