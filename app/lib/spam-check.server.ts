import { isSigned, sign, type Secrets } from "#app/lib/crypto.ts";

/** Milliseconds; a person takes longer to read a form, write a name and pick an answer. */
const quickestMs = 2500;

/** The time at which a form was rendered, signed; the form carries it back. */
export async function signFormTimestamp(
  secret: Secrets,
  invitation: string,
  now: number,
): Promise<string> {
  return `${now}.${await sign(secret, `form ${invitation} ${now}`)}`;
}

/**
 * True if a posted form looks automated: a filled honeypot, or an answer faster than a person's.
 * Such replies are marked, never refused.
 */
export async function isSpam(
  form: FormData,
  secret: Secrets,
  invitation: string,
  now: number,
): Promise<boolean> {
  if (form.get("website") !== "" && form.get("website") !== null) return true;
  const [made = "", signature = ""] = String(form.get("stamp") ?? "").split(".");
  if (!(await isSigned(secret, `form ${invitation} ${made}`, signature))) return true;
  return now - Number(made) < quickestMs;
}
