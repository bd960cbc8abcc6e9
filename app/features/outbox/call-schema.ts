import * as v from "valibot";
import { asciiAddress } from "#app/lib/email-address.ts";

// NUL ends a text for some mail servers, and half a letter has no UTF-8.
const said = v.pipe(
  v.string("expected a text"),
  v.transform((text) => text.toWellFormed().replaceAll("\u0000", "")),
  v.check((text) => text.trim() !== "", "expected some text"),
);

/** What POST /send-email takes. Source: spec.md sections 3 and 7. */
export const mailCallSchema = v.object(
  {
    to: v.pipe(
      v.string("expected a text"),
      v.check((to) => asciiAddress(to) !== null, "expected exactly one e-mail address"),
    ),
    // RFC 5322 section 2.1.1: no line of a mail is longer than 998.
    subject: v.pipe(said, v.maxLength(998, "expected at most 998 letters")),
    text: said,
    html: said,
  },
  "expected a JSON object with to, subject, text and html",
);

export type MailCall = v.InferOutput<typeof mailCallSchema>;

/** What is wrong, by field, each in one sentence. Empty where the whole is no object. */
export function faultsOf(issues: readonly v.BaseIssue<unknown>[]): Record<string, string> {
  const byField = new Map<string, string>();
  for (const issue of issues) {
    const field = v.getDotPath(issue);
    const missing = issue.input === undefined;
    if (field && !byField.has(field)) byField.set(field, missing ? "is missing" : issue.message);
  }
  return Object.fromEntries(byField);
}
