import { createCookie } from "react-router";
import * as v from "valibot";
import { languages, type Language } from "#app/i18n/languages.ts";
import type { CoupleLink } from "#app/features/couple-link/data.server.ts";
import { ageOf } from "#app/features/privacy/stores.ts";
import type { Secrets } from "#app/lib/crypto.ts";

const payloadSchema = v.object({
  purpose: v.literal("desk"),
  link: v.string(),
  invitation: v.string(),
  expires: v.number(),
  language: v.optional(v.picklist(languages)),
  shared: v.optional(v.literal(true)),
});

/**
 * The link and the invitation that a browser's session is for. D1 is asked at each request whether
 * the link is still active.
 */
export type DashboardSession = {
  link: string;
  invitation: string;
  /** Milliseconds since 1970 in UTC. */
  expires: number;
  /** The language that the couple chose; without one, the invitation's first. */
  language?: Language;
  /** The link is one that the couple shared. */
  shared?: true;
};

const lifetime = ageOf("desk") * 1000;

function cookieOf(secret: Secrets) {
  return createCookie("__Host-desk", {
    secrets: [...secret],
    path: "/",
    httpOnly: true,
    secure: true,
    sameSite: "lax",
  });
}

/** A new session for a link. It expires with its cookie. */
export function newSession(
  { id, invitation, name }: Pick<CoupleLink, "id" | "invitation" | "name">,
  now: number,
): DashboardSession {
  const session = { link: id, invitation, expires: now + lifetime };
  return name === null ? session : { ...session, shared: true };
}

/** The `Set-Cookie` value that carries a session. */
export async function serializeSession(
  secret: Secrets,
  session: DashboardSession,
  now: number,
): Promise<string> {
  const maxAge = Math.floor((session.expires - now) / 1000);
  return cookieOf(secret).serialize({ purpose: "desk", ...session }, { maxAge });
}

/**
 * The session of a request, or null. React Router signs the cookie's value but not its name, so the
 * value carries its purpose and expiry, and both are checked.
 */
export async function readSession(
  request: Request,
  secret: Secrets,
  now: number,
): Promise<DashboardSession | null> {
  const parsed = v.safeParse(
    payloadSchema,
    await cookieOf(secret).parse(request.headers.get("Cookie")),
  );
  if (!parsed.success || parsed.output.expires <= now) return null;
  const { purpose: _, ...session } = parsed.output;
  return session;
}
