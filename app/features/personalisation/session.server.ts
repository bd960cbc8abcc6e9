import { createWorkersKVSessionStorage } from "@react-router/cloudflare";
import { createCookie } from "react-router";
import * as v from "valibot";
import { within } from "#app/lib/deadline.ts";
import {
  isPersonalised,
  personalisationSchema,
  type Personalisation,
} from "#app/features/personalisation/schema.ts";
import { ageOf } from "#app/features/privacy/stores.ts";
import type { Secrets } from "#app/lib/crypto.ts";

/** Begins the `Cookie` of a visitor who has tried something. */
export const visitCookie = "__Host-visit";

/** Milliseconds: how long a page waits for the names, and a visitor for them to be kept. */
const patience = { page: 1_000, visitor: 5_000 };

function storageOf(kv: KVNamespace, secret: Secrets) {
  const cookie = createCookie(visitCookie, {
    secrets: [...secret],
    path: "/",
    httpOnly: true,
    secure: true,
    sameSite: "lax",
    maxAge: ageOf("visit"),
  });
  return createWorkersKVSessionStorage<{ trial: Personalisation }>({ kv, cookie });
}

/**
 * Keeps what a visitor tries for a month, or forgets it when there is nothing to show any more.
 * @returns the `Set-Cookie` value, or null for a stranger who typed nothing.
 * @throws KV's own error, or DeadlinePassed.
 */
export async function savePersonalisation(
  kv: KVNamespace,
  secret: Secrets,
  request: Request,
  trial: Personalisation,
): Promise<string | null> {
  const storage = storageOf(kv, secret);
  const session = await within(storage.getSession(request.headers.get("Cookie")), patience.visitor);
  if (isPersonalised(trial)) session.set("trial", trial);
  else session.unset("trial");
  // A visitor of whom nothing is known is a stranger again: pages made for all may be theirs.
  if (Object.keys(session.data).length > 0) return storage.commitSession(session);
  return session.id ? storage.destroySession(session) : null;
}

/**
 * What a visitor has tried, or null. A KV that fails or is silent, or a secret that is missing, costs
 * the visitor their names, not the page.
 */
export async function readPersonalisation(
  kv: KVNamespace,
  secret: Secrets | null,
  request: Request,
): Promise<Personalisation | null> {
  const cookies = request.headers.get("Cookie");
  if (secret === null || !cookies?.includes(visitCookie)) return null;
  try {
    const session = await within(storageOf(kv, secret).getSession(cookies), patience.page);
    const result = v.safeParse(personalisationSchema, session.get("trial"));
    return result.success && isPersonalised(result.output) ? result.output : null;
  } catch (error) {
    console.error("a visitor's names", String(error));
    return null;
  }
}
