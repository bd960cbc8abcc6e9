import { createCookie } from "react-router";
import * as v from "valibot";
import { ageOf } from "#app/features/privacy/stores.ts";
import { staffLanguages, type StaffLanguage } from "#app/i18n/languages.ts";
import type { Secrets } from "#app/lib/crypto.ts";

const payloadSchema = v.object({
  purpose: v.literal("staff"),
  link: v.string(),
  expires: v.number(),
  language: v.optional(v.picklist(staffLanguages)),
});

/** The link of a browser's session. D1 is asked at each request whether it is still active. */
export type StaffSession = {
  link: string;
  /** Milliseconds since 1970 in UTC. */
  expires: number;
  language?: StaffLanguage;
};

const lifetime = ageOf("staff") * 1000;

function cookieOf(secret: Secrets) {
  return createCookie("__Host-staff", {
    secrets: [...secret],
    path: "/",
    httpOnly: true,
    secure: true,
    sameSite: "lax",
  });
}

/** A new session for a link. It expires with its cookie. */
export function newStaffSession(link: string, now: number): StaffSession {
  return { link, expires: now + lifetime };
}

/** The `Set-Cookie` value that carries a session. */
export async function serializeStaffSession(
  secret: Secrets,
  session: StaffSession,
  now: number,
): Promise<string> {
  const maxAge = Math.floor((session.expires - now) / 1000);
  return cookieOf(secret).serialize({ purpose: "staff", ...session }, { maxAge });
}

/**
 * The session of a request, or null. React Router signs the cookie's value but not its name, so the
 * value carries its purpose and expiry, and both are checked.
 */
export async function readStaffSession(
  request: Request,
  secret: Secrets,
  now: number,
): Promise<StaffSession | null> {
  const parsed = v.safeParse(
    payloadSchema,
    await cookieOf(secret).parse(request.headers.get("Cookie")),
  );
  if (!parsed.success || parsed.output.expires <= now) return null;
  const { purpose: _, ...session } = parsed.output;
  return session;
}
