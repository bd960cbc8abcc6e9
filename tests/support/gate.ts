import { env } from "cloudflare:workers";
import type { PublishedInvitation } from "#app/domain/invitation/schema.ts";
import { publish, weddingOf } from "./invitations.ts";
import { post } from "./site.ts";

/** The password of `gatedWedding`. */
export const password = "hraver";
export const storedPassword =
  "scrypt$16384$8$5$Z6nkoBCV2QjaQoBVGXztrg$0C_Ve6mHxEX7I_mnTearnlkuNfwglwXKx4cjNtAk-8s";

/** A published wedding behind `password`. */
export function gatedWedding(
  changes: Partial<PublishedInvitation> = {},
): Promise<PublishedInvitation> {
  return publish(env.CONTENT, weddingOf({ access: { password: storedPassword }, ...changes }));
}

/** Posts a password to a gate, from a unique network address unless one is given. */
export function typePassword(
  path: string,
  typed: string,
  address: string = crypto.randomUUID(),
): Promise<Response> {
  const fields = { intent: "open", password: typed };
  return post(path, fields, { "CF-Connecting-IP": address });
}

/** The cookie of a phone on which `password` was typed. */
export async function openedCookie(path: string): Promise<{ Cookie: string }> {
  const response = await typePassword(path, password);
  return { Cookie: response.headers.get("Set-Cookie")?.split(";")[0] ?? "" };
}
