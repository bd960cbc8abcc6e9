import * as v from "valibot";

const severities = ["info", "low", "moderate", "high", "critical"] as const;
export type Severity = (typeof severities)[number];

const advisory = v.object({
  name: v.string(),
  title: v.string(),
  url: v.string(),
  severity: v.picklist(severities),
  range: v.string(),
});

/** Output of `npm audit --json`; a text in `via` names another package of the list. */
const reportSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    vulnerabilities: v.record(
      v.string(),
      v.object({ via: v.array(v.union([v.string(), advisory])), nodes: v.array(v.string()) }),
    ),
  }),
);

const exceptionsSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.array(
    v.strictObject({
      package: v.string(),
      /** The advisory's GHSA-…, or the versions that it names, so that a later one is not hidden. */
      advisory: v.string(),
      /** The one installed copy that it is about; every copy without it. */
      at: v.optional(v.string()),
      because: v.pipe(v.string(), v.minLength(20)),
      /** The day after which it is an exception no more. */
      until: v.pipe(v.string(), v.isoDate()),
    }),
  ),
);
export type Exception = v.InferOutput<typeof exceptionsSchema>[number];

/** A vulnerability known of an installed package. */
export type Hole = v.InferOutput<typeof advisory> & { nodes: string[] };

/** @throws ValiError for a file of another form. */
export function readExceptions(json: string): Exception[] {
  return v.parse(exceptionsSchema, json);
}

/**
 * The holes of a report, this severe or worse.
 * @returns null for what is no report, as where the registry could not be asked.
 */
export function holesIn(json: string, least: Severity): Hole[] | null {
  const report = v.safeParse(reportSchema, json);
  if (!report.success) return null;
  const holes = Object.values(report.output.vulnerabilities).flatMap(({ via, nodes }) =>
    via.flatMap((cause) => (typeof cause === "string" ? [] : [{ ...cause, nodes }])),
  );
  return holes.filter(({ severity }) => severities.indexOf(severity) >= severities.indexOf(least));
}

/** The exception of a hole; null where there is none, or where it has ended. */
export function exceptionOf(
  hole: Hole,
  exceptions: readonly Exception[],
  today: string,
): Exception | null {
  const exception = exceptions.find(
    ({ package: name, advisory: which, at: place, until }) =>
      name === hole.name &&
      (which === hole.range || hole.url.endsWith(`/${which}`)) &&
      (place === undefined || hole.nodes.every((node) => node === place)) &&
      until >= today,
  );
  return exception ?? null;
}
