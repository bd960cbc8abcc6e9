import { createCookie } from "react-router";
import * as v from "valibot";
import { ageOf } from "#app/platform/privacy/stores.ts";
import { sha256Base64Url, type Secrets } from "#app/lib/crypto.ts";

const payloadSchema = v.object({
  purpose: v.literal("gate"),
  invitation: v.string(),
  version: v.string(),
  expires: v.number(),
});

/**
 * Seconds. Covers the time that an invitation is open; after it the password is typed once more.
 */
const lifetime = ageOf("gate");

/** An invitation behind a password: its path and the password as it is stored. */
export type Gate = { invitation: string; password: string };

function cookieOf(invitation: string, secret: Secrets) {
  return createCookie(`__Host-gate-${invitation.replaceAll("/", "-")}`, {
    secrets: [...secret],
    path: "/",
    httpOnly: true,
    secure: true,
    sameSite: "lax",
    maxAge: lifetime,
  });
}

/** The `Set-Cookie` value that keeps the gate open in this browser. */
export async function serializeUnlocked(secret: Secrets, gate: Gate, now: number): Promise<string> {
  return cookieOf(gate.invitation, secret).serialize({
    purpose: "gate",
    invitation: gate.invitation,
    version: await versionOf(gate.password),
    expires: now + lifetime * 1000,
  });
}

/**
 * True if this browser's cookie was set for the gate's present password. React Router signs the
 * cookie's value but not its name, so the value carries its purpose, invitation, password version
 * and expiry, and each is checked.
 */
export async function isUnlocked(
  request: Request,
  secret: Secrets,
  gate: Gate,
  now: number,
): Promise<boolean> {
  const parsed = v.safeParse(
    payloadSchema,
    await cookieOf(gate.invitation, secret).parse(request.headers.get("Cookie")),
  );
  if (!parsed.success) return false;
  const { invitation, version, expires } = parsed.output;
  return (
    invitation === gate.invitation && expires > now && version === (await versionOf(gate.password))
  );
}

/** Changes with every new hash, even of the same password, because the salt differs. */
async function versionOf(stored: string): Promise<string> {
  return (await sha256Base64Url(stored)).slice(0, 22);
}
