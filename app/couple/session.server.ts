import * as v from "valibot";
import { languages } from "#app/i18n/languages.ts";
import type { CoupleLink } from "#app/domain/couple-link/data.server.ts";
import { ageOf } from "#app/platform/privacy/stores.ts";
import { sessionCookie } from "#app/lib/session-cookie.ts";

const sessionSchema = v.object({
  link: v.string(),
  invitation: v.string(),
  expires: v.number(),
  /** The language that the couple chose; without one, the invitation's first. */
  language: v.optional(v.picklist(languages)),
  /** The link is one that the couple shared. */
  shared: v.optional(v.literal(true)),
});

/**
 * The link and the invitation that a browser's session is for. D1 is asked at each request whether
 * the link is still active.
 */
export type DashboardSession = v.InferOutput<typeof sessionSchema>;

const lifetime = ageOf("dashboard") * 1000;
const cookie = sessionCookie("__Host-dashboard", "dashboard", sessionSchema);

export const serializeSession = cookie.serialize;
export const readSession = cookie.read;
export const clearSession = cookie.clear;

/** A new session for a link. It expires with its cookie. */
export function newSession(
  { id, invitation, name }: Pick<CoupleLink, "id" | "invitation" | "name">,
  now: number,
): DashboardSession {
  const session = { link: id, invitation, expires: now + lifetime };
  return name === null ? session : { ...session, shared: true };
}
