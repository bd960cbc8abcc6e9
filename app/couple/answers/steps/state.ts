import { ageOf, browserEntries } from "#app/platform/privacy/stores.ts";

const { name: cookieName } = browserEntries["first-steps"];

/**
 * The cookie by which a browser leaves the first steps of an invitation folded. Not below `/replies`
 * alone: React Router asks for `/replies.data`, which is beside that path (RFC 6265 section 5.1.4).
 */
export function foldedSteps(invitation: string): string {
  return `${cookieName}=${valueOf(invitation)}; Path=/; Max-Age=${ageOf("first-steps")}; HttpOnly; SameSite=Lax; Secure`;
}

/** @param cookies the request's header. */
export function areStepsFolded(cookies: string | null, invitation: string): boolean {
  return (cookies ?? "").split(/; */).includes(`${cookieName}=${valueOf(invitation)}`);
}

/** A path has a slash, which no cookie needs to quote; its other letters are plain. */
function valueOf(invitation: string): string {
  return encodeURIComponent(invitation);
}
