import { withField, withoutField } from "#app/lib/json-text.ts";

type Address = { kind: string; slug: string };

/**
 * Sets the address in a definition's JSON text; every other character stays as it was.
 * @throws Error for a text that is not a JSON object with fields.
 */
export function withAddress(text: string, { kind, slug }: Address): string {
  const renamedText = withField(text, "kind", JSON.stringify(kind));
  return withField(renamedText, "slug", JSON.stringify(slug));
}

/**
 * A definition's JSON text as the start of another invitation: under its own address, without what
 * belongs to one page alone (further addresses, a password, its last day).
 * @throws Error for a text that is not a JSON object with fields.
 */
export function copiedTo(text: string, address: Address): string {
  const fields = ["aliases", "access", "until", "saveTheDate", "demo"];
  return fields.reduce(withoutField, withAddress(text, address));
}
