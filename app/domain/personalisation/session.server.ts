import { createWorkersKVSessionStorage } from "@react-router/cloudflare";
import { createCookie } from "react-router";
import * as v from "valibot";
import { within } from "#app/lib/deadline.ts";
import {
  isPersonalised,
  personalisationSchema,
  type Personalisation,
} from "#app/domain/personalisation/schema.ts";
import { ageOf } from "#app/platform/privacy/stores.ts";
import { languages } from "#app/i18n/languages.ts";
import type { Secrets } from "#app/lib/crypto.ts";

/** Name of the cookie of a visitor with a personalisation. */
export const visitCookie = "__Host-visit";

const spelling = v.partial(v.object(v.entriesFromList(languages, v.string())));

/** A personalisation as it is stored. */
const storedSchema = v.object({
  ...personalisationSchema.entries,
  spellings: v.optional(v.tuple([spelling, spelling])),
});

/** Milliseconds: `page` to read a personalisation, `visitor` to save one. */
const timeoutMs = { page: 1_000, visitor: 5_000 };

function storageOf(kv: KVNamespace, secret: Secrets) {
  const cookie = createCookie(visitCookie, {
    secrets: [...secret],
    path: "/",
    httpOnly: true,
    secure: true,
    sameSite: "lax",
    maxAge: ageOf("visit"),
  });
  return createWorkersKVSessionStorage<{ personalisation: Personalisation }>({ kv, cookie });
}

/**
 * Saves a personalisation for a month, or deletes it when all fields are empty.
 * @returns the `Set-Cookie` value, or null when there was none and nothing was typed.
 * @throws KV's own error, or DeadlinePassed.
 */
export async function savePersonalisation(
  kv: KVNamespace,
  secret: Secrets,
  request: Request,
  personalisation: Personalisation,
): Promise<string | null> {
  const storage = storageOf(kv, secret);
  const session = await within(
    storage.getSession(request.headers.get("Cookie")),
    timeoutMs.visitor,
  );
  if (isPersonalised(personalisation)) session.set("personalisation", personalisation);
  else session.unset("personalisation");
  // Without data the cookie goes as well, so that the visitor gets cached pages again.
  if (Object.keys(session.data).length > 0)
    return within(storage.commitSession(session), timeoutMs.visitor);
  return session.id ? within(storage.destroySession(session), timeoutMs.visitor) : null;
}

/**
 * Reads a visitor's personalisation, or null. When KV fails or times out, or the secret is missing,
 * the page is shown without it.
 */
export async function readPersonalisation(
  kv: KVNamespace,
  secret: Secrets | null,
  request: Request,
): Promise<Personalisation | null> {
  const cookies = request.headers.get("Cookie");
  if (secret === null || !cookies?.includes(visitCookie)) return null;
  try {
    const session = await within(storageOf(kv, secret).getSession(cookies), timeoutMs.page);
    const result = v.safeParse(storedSchema, session.get("personalisation"));
    return result.success && isPersonalised(result.output) ? result.output : null;
  } catch (error) {
    console.error("a visitor's names", String(error));
    return null;
  }
}
