import { createWorkersKVSessionStorage } from "@react-router/cloudflare";
import { createCookie } from "react-router";
import * as v from "valibot";
import { trialSchema, type Trial } from "#app/features/trial/schema.ts";

/** Begins the `Cookie` of a visitor who has tried something. */
export const visitCookie = "__Host-visit";
const month = 30 * 24 * 60 * 60;

function storageOf(kv: KVNamespace, secret: string) {
  const cookie = createCookie(visitCookie, {
    secrets: [secret],
    path: "/",
    httpOnly: true,
    secure: true,
    sameSite: "lax",
    maxAge: month,
  });
  return createWorkersKVSessionStorage<{ trial: Trial }>({ kv, cookie });
}

/** Keeps what a visitor tries for a month. @returns the `Set-Cookie` value. */
export async function keepTrial(
  kv: KVNamespace,
  secret: string,
  request: Request,
  trial: Trial,
): Promise<string> {
  const storage = storageOf(kv, secret);
  const session = await storage.getSession(request.headers.get("Cookie"));
  session.set("trial", trial);
  return storage.commitSession(session);
}

/** What a visitor has tried, or null. A KV that fails costs the visitor their names, not the page. */
export async function readTrial(
  kv: KVNamespace,
  secret: string,
  request: Request,
): Promise<Trial | null> {
  const cookies = request.headers.get("Cookie");
  if (!cookies?.includes(visitCookie)) return null;
  try {
    const session = await storageOf(kv, secret).getSession(cookies);
    const result = v.safeParse(trialSchema, session.get("trial"));
    return result.success ? result.output : null;
  } catch (error) {
    console.error("a visitor's names", String(error));
    return null;
  }
}
