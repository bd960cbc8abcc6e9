import { parseJsonText, withField, withoutField } from "#app/lib/json-text.ts";

/**
 * Sets or removes the password in a definition's JSON text; every other character stays as it was.
 * @param hash as `hashPassword` makes it; null removes.
 * @throws Error for a text that is not a JSON object.
 */
export function withPassword(text: string, hash: string | null): string {
  if (parseJsonText(text).type !== "object") throw new Error("a definition is an object: { … }");
  if (hash === null) return withoutField(text, "access");
  return withField(text, "access", `{ "password": ${JSON.stringify(hash)} }`);
}
