import { isSigned, sign, type Secrets } from "#app/lib/crypto.ts";

/** People need longer than this to read a form, write a name and pick an answer. */
const quickest = 2500;

/** A moment that the form carries back, signed: when the page was made. */
export async function signFormTimestamp(
  secret: Secrets,
  invitation: string,
  now: number,
): Promise<string> {
  return `${now}.${await sign(secret, `form ${invitation} ${now}`)}`;
}

/**
 * Whether a posted form looks like a robot's: a filled trap, or an answer faster than a person's.
 * Suspicion only marks an answer, it never refuses one.
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
  return now - Number(made) < quickest;
}
