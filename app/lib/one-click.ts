import { readFields } from "#app/lib/form.ts";
import type { Posted } from "#app/lib/http.ts";

/** The field and its value by which RFC 8058 section 3.1 marks a mail program's "unsubscribe". */
export const oneClick = { "List-Unsubscribe": "One-Click" };

/**
 * True if a post is that of a mail program, at one click of its reader. Its body is read.
 * @throws as `readFields` does.
 */
export async function isOneClick(request: Posted): Promise<boolean> {
  const fields = await readFields(request, Object.keys(oneClick));
  return fields.get("List-Unsubscribe") === oneClick["List-Unsubscribe"];
}
