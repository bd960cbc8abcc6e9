import type { SubmissionResult } from "@conform-to/react";
import type { ChatLinks } from "#app/features/reply/chat.ts";
import type { FieldName } from "#app/features/reply/fields.ts";
import type { ReplyRules } from "#app/features/reply/schema.ts";

/** What the form shows before anything is typed. */
export type ReplyValues = Partial<
  Record<Exclude<FieldName, "withPartner" | "attending">, string>
> & {
  attending?: string[];
};

export type ReplyLabels = Partial<Record<FieldName | "yes" | "no" | "send", string>>;

/** One of several answers. */
export type Choice = { value: string; label: string };

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
      labels: ReplyLabels;
      /** The persons whose guest one may be. */
      sides: Choice[];
      values: ReplyValues;
      deadline: string | null;
      phone: string;
      chats: ChatLinks;
    }
  | { state: "chat"; deadline: string | null; phone: string; chats: ChatLinks }
  | {
      state: "sent";
      answer: ReplyAnswer | null;
      changeUntil: string | null;
      /** An address that opens this answer on any phone; null where no answer is known. */
      changeLink: string | null;
    }
  /** The form of a draft was tried; nothing is kept. */
  | { state: "tried" }
  | { state: "closed"; answer: ReplyAnswer | null; phone: string }
);

/** The answer this phone gave. */
export type ReplyAnswer = {
  name: string;
  response: "Yes" | "No";
  guestsNumber: number | null;
  withPartner: boolean;
  /** Everything else that was said, in words. */
  details: { field: FieldName; text: string }[];
};

export type ReplyFailure = { lastResult: SubmissionResult<string[]> };
