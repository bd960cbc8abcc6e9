import * as v from "valibot";
import { ageOf } from "#app/platform/privacy/stores.ts";
import { staffLanguages } from "#app/i18n/languages.ts";
import { sessionCookie } from "#app/lib/session-cookie.ts";

const sessionSchema = v.object({
  link: v.string(),
  expires: v.number(),
  language: v.optional(v.picklist(staffLanguages)),
});

/** The link of a browser's session. D1 is asked at each request whether it is still active. */
export type StaffSession = v.InferOutput<typeof sessionSchema>;

const lifetime = ageOf("staff") * 1000;
const cookie = sessionCookie("__Host-staff", "staff", sessionSchema);

export const serializeStaffSession = cookie.serialize;
export const readStaffSession = cookie.read;
export const clearStaffSession = cookie.clear;

/** A new session for a link. It expires with its cookie. */
export function newStaffSession(link: string, now: number): StaffSession {
  return { link, expires: now + lifetime };
}
