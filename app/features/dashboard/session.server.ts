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
});

/** Whose desk a browser may ask for. Whether the link still stands is D1's to say, at each request. */
export type DashboardSession = {
  link: string;
  invitation: string;
  /** Milliseconds since 1970 in UTC. */
  expires: number;
  /** The language that the couple picked; without one, the invitation's first. */
  language?: Language;
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

/** The session that a link opens. It ends with its cookie; the link opens another one. */
export function newSession({ id, invitation }: CoupleLink, now: number): DashboardSession {
  return { link: id, invitation, expires: now + lifetime };
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
 * The session that a request carries, or null. React Router signs the cookie's value alone, so the
 * value names its purpose and end, and both are checked.
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
