import * as v from "valibot";
import { asciiAddress } from "#app/lib/email-address.ts";

// Some mail servers truncate a text at NUL; lone surrogates have no UTF-8.
const mailText = v.pipe(
  v.string("expected a text"),
  v.transform((text) => text.toWellFormed().replaceAll("\u0000", "")),
  v.check((text) => text.trim() !== "", "expected some text"),
);

/** The body of POST /send-email. */
export const mailCallSchema = v.object(
  {
    to: v.pipe(
      v.string("expected a text"),
      v.check((to) => asciiAddress(to) !== null, "expected exactly one e-mail address"),
    ),
    // RFC 5322 section 2.1.1: at most 998 characters in a line.
    subject: v.pipe(mailText, v.maxLength(998, "expected at most 998 letters")),
    text: mailText,
    html: mailText,
  },
  "expected a JSON object with to, subject, text and html",
);

export type MailCall = v.InferOutput<typeof mailCallSchema>;

/** The mistakes by field, one sentence each. Empty when the body is not an object. */
export function faultsOf(issues: readonly v.BaseIssue<unknown>[]): Record<string, string> {
  const byField = new Map<string, string>();
  for (const issue of issues) {
    const field = v.getDotPath(issue);
    const missing = issue.input === undefined;
    if (field && !byField.has(field)) byField.set(field, missing ? "is missing" : issue.message);
  }
  return Object.fromEntries(byField);
}
