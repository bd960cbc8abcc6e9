import type { SubmissionResult } from "@conform-to/react";
import type { ReplyRules } from "#app/features/reply/schema.ts";

/** What the form shows before anything is typed. */
export type ReplyValues = {
  name?: string;
  response?: string;
  guestsNumber?: string;
  emailTo?: string;
};

export type ReplyLabels = Partial<
  Record<"name" | "response" | "yes" | "no" | "guestsNumber" | "emailTo" | "send", string>
>;

/** What a guest's page shows in its reply section. */
export type ReplyState = {
  /** Whether it shows what this phone's guest answered. */
  personal: boolean;
} & (
  | {
      state: "open";
      key: string;
      stamp: string;
      rules: ReplyRules;
      fields: string[];
      labels: ReplyLabels;
      values: ReplyValues;
      deadline: string | null;
      phone: string;
    }
  | { state: "sent"; answer: ReplyAnswer | null; changeUntil: string | null; changeable: boolean }
  | { state: "closed"; answer: ReplyAnswer | null; phone: string }
);

/** The answer this phone gave. */
export type ReplyAnswer = { name: string; response: "Yes" | "No"; guestsNumber: number | null };

export type ReplyFailure = { lastResult: SubmissionResult<string[]> };
