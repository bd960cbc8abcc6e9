import * as v from "valibot";

const written = v.optional(v.record(v.string(), v.string()), {});
const hostsSchema = v.record(v.string(), v.nullish(v.object({ name: written, surname: written })));

/**
 * The fields of a published invitation that a list shows and filters by. Stored names are the
 * base64 of their UTF-8, one a line, because workerd passes metadata on in an HTTP header.
 */
export const summarySchema = v.object({
  // A release that cannot read the value says so, whatever its metadata holds.
  format: v.literal(1),
  languages: v.array(v.string()),
  aliases: v.array(v.object({ path: v.string() })),
  template: v.string(),
  names: v.string(),
  event: v.object({ start: v.string(), end: v.optional(v.string()), timeZone: v.string() }),
  until: v.optional(v.string()),
  saveTheDate: v.optional(v.object({ until: v.string() })),
  status: v.optional(v.object({ is: v.string(), was: v.optional(v.string()) })),
  reply: v.optional(v.object({ deadline: v.optional(v.string()) })),
});
type Summary = v.InferOutput<typeof summarySchema>;

/** The summary of a published value; null where one of its fields cannot be read. */
export function summaryOf(value: Readonly<Record<string, unknown>>): Summary | null {
  const bytes = new TextEncoder().encode(namesOf(value.hosts).join("\n"));
  const names = btoa(String.fromCharCode(...bytes));
  const result = v.safeParse(summarySchema, { ...value, names });
  return result.success ? result.output : null;
}

/** The names in a summary, as `namesOf` has them. */
export function namesIn({ names }: Summary): string[] {
  const bytes = Uint8Array.from(atob(names), (letter) => letter.codePointAt(0) ?? 0);
  return new TextDecoder().decode(bytes).split("\n").filter(Boolean);
}

/** The names of all hosts, with surnames, in all languages, each once. */
export function namesOf(hosts: unknown): string[] {
  const result = v.safeParse(hostsSchema, hosts);
  const texts = result.success ? Object.values(result.output) : [];
  return [
    ...new Set(
      texts.flatMap((host) =>
        host ? [...Object.values(host.name), ...Object.values(host.surname)] : [],
      ),
    ),
  ];
}
