import type { SubmissionResult } from "@conform-to/react";
import type { FormFailure, Rejected } from "#app/lib/submit.server.ts";

/** A form of the settings whose errors are shown beside it. */
export type SettingsForm =
  | "share"
  | "address"
  | "api-key"
  | "webhook"
  /** The correction of an address at which mail failed. */
  | `correct ${string}`;

/** The answer that a page of settings shows after a form was posted. */
export type SettingsAnswer =
  /**
   * A new link, shown this once. `name` is null for the couple's own; `sends`: it sends invitations.
   */
  | { state: "link"; name: string | null; sends: boolean; href: string }
  /** The secret by which a program checks what it is told, shown this once. */
  | { state: "webhook"; secret: string }
  /** A key for a program, shown this once. */
  | { state: "key"; name: string; key: string }
  /** A one-time code that binds one chat with the bot of that name, shown this once. */
  | { state: "chat"; bot: string; code: string }
  | Rejected<FormFailure & { form: SettingsForm }>;

/** A rejected form, as the page shows it in its place. */
export function rejectedIn(
  form: SettingsForm,
  { failure, ...rejected }: Rejected<FormFailure>,
): SettingsAnswer {
  return { ...rejected, failure: { form, ...failure } };
}

/** The errors of one form, as conform takes them. */
export function resultOf(
  answer: SettingsAnswer | undefined,
  form: SettingsForm,
): SubmissionResult<string[]> | undefined {
  return answer?.state === "rejected" && answer.failure.form === form
    ? answer.failure.lastResult
    : undefined;
}

/** Actions that the page confirms after a redirect: `?done=…`. */
export const doneNames = [
  "mode",
  "asked",
  "removed",
  "chats-ended",
  "again",
  "corrected",
  "key-ended",
  "webhook-removed",
  "webhook-tested",
  "webhook-again",
] as const;
export type Done = (typeof doneNames)[number];
