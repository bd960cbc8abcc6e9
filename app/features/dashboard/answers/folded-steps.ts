import { ageOf, browserEntries } from "#app/features/privacy/stores.ts";

const { name: cookieName } = browserEntries["first-steps"];

/** The cookie by which a browser leaves the first steps of an invitation folded. */
export function foldedSteps(invitation: string): string {
  return `${cookieName}=${valueOf(invitation)}; Path=/replies; Max-Age=${ageOf("first-steps")}; HttpOnly; SameSite=Lax; Secure`;
}

/** @param cookies the request's header. */
export function areStepsFolded(cookies: string | null, invitation: string): boolean {
  return (cookies ?? "").split(/; */).includes(`${cookieName}=${valueOf(invitation)}`);
}

/** A path has a slash, which no cookie needs to quote; its other letters are plain. */
function valueOf(invitation: string): string {
  return encodeURIComponent(invitation);
}
