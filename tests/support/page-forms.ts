import { kinds } from "#app/domain/invitation/kinds.ts";

const invitation = `(?:${kinds.join("|")})/[a-z0-9-]+`;
const preview = "preview(?:/[^/?]+){3}";
const page = new RegExp(`^/(?:${invitation}|${preview})(?:/[a-z]{2})?(?=(?:\\?.*)?$)`);

/** The forms of an invitation's page; a preview has the reply alone. */
export const pageForms = ["reply", "address", "chat", "wish", "table"];

/**
 * Where a form is posted to. Each form of an invitation's page has an address of its own below the
 * page's; in these tests its `intent` names it.
 * @param path the page's, with its query.
 */
export function formTarget(path: string, intent: unknown): string {
  const form = pageForms.find((name) => name === intent);
  if (!form || (path.startsWith("/preview/") && form !== "reply")) return path;
  return path.replace(page, (address) => `${address}/${form}`);
}
