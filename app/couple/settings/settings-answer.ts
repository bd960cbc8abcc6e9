import type { SubmissionResult } from "@conform-to/react";

/** A form of the settings whose errors are shown beside it. */
export type SettingsForm =
  | "share"
  | "address"
  | "api-key"
  | "webhook"
  /** The correction of an address at which mail failed. */
  | `correct ${string}`;

/** What a page of settings shows after a form was posted. */
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
  | { state: "refused"; form: SettingsForm; lastResult: SubmissionResult<string[]> };

/** The answer to a form with errors. */
export function refusedForm(
  form: SettingsForm,
  lastResult: SubmissionResult<string[]>,
): SettingsAnswer {
  return { state: "refused", form, lastResult };
}

/** The errors of one form, as conform takes them. */
export function resultOf(
  answer: SettingsAnswer | undefined,
  form: SettingsForm,
): SubmissionResult<string[]> | undefined {
  return answer?.state === "refused" && answer.form === form ? answer.lastResult : undefined;
}

/** What was done, as the page says it after a redirect: `?done=…`. */
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
