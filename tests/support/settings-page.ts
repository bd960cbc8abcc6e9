import { enterDashboard, weddingWithDashboard } from "./dashboard.ts";
import { attributesOf, valueOf } from "./html.ts";
import { open, post } from "./site.ts";

type Visitor = { Cookie: string };

export const settingsPath = "/replies/settings?lng=en";

/** A dashboard's settings as its visitor sees them. */
export async function readSettingsPage(visitor: Visitor, query = ""): Promise<string> {
  return (await open(`${settingsPath}${query}`, visitor)).text();
}

/** Posts a form of the settings. */
export function change(visitor: Visitor, fields: Record<string, string>): Promise<Response> {
  return post(settingsPath, fields, visitor);
}

/** The cookie that a response sets. */
export function cookieOf(response: Response): Visitor {
  return { Cookie: response.headers.get("Set-Cookie")?.split(";")[0] ?? "" };
}

/** The link that a page shows once, as a path; empty where it shows none. */
export function shownLinkIn(html: string): string {
  return (attributesOf(html, ".shown-link input", "value")[0] ?? "").replace(
    "http://localhost",
    "",
  );
}

/** A couple that has opened its dashboard. */
export async function coupleOfWedding(changes: Parameters<typeof weddingWithDashboard>[0] = {}) {
  const wedding = await weddingWithDashboard(changes);
  return { ...wedding, couple: await enterDashboard(wedding.token) };
}

/** Shares a link as the couple does. Returns its path, and the cookie of a browser that opened it. */
export async function shareLinkOf(couple: Visitor, name: string, access: "read" | "edit" = "read") {
  const key = valueOf(await readSettingsPage(couple), "key");
  const html = await (await change(couple, { intent: "share", key, name, access })).text();
  const path = shownLinkIn(html);
  return { path, html, visitor: cookieOf(await open(path)) };
}
