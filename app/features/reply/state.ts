import type { SubmissionResult } from "@conform-to/react";
import type { ChatLinks } from "#app/features/reply/chat.ts";
import type { FieldName } from "#app/features/invitation/reply-fields.ts";
import type { ReplyRules } from "#app/features/reply/schema.ts";
import type { Choice } from "#app/components/form-controls.tsx";

/** What the form shows before anything is typed. */
export type ReplyValues = Partial<
  Record<Exclude<FieldName, "withPartner" | "attending">, string>
> & {
  attending?: string[];
};

export type ReplyLabels = Partial<Record<FieldName | "yes" | "no" | "send", string>>;

/** Why an answer is tried and not kept: the invitation is not published yet, or it is on show. */
export type Trying = "draft" | "demo";

/** What a guest's page shows in its reply section. */
export type ReplyState = {
  /** Whether it shows what this phone's guest answered. */
  personal: boolean;
} & (
  | {
      state: "open";
      /** Null where an answer is an answer. */
      trying: Trying | null;
      /** An answer was sent from this address a moment ago; whose it was is not known. */
      justSent: boolean;
      /** Where the answers of this phone are shown; null where it gave none. */
      back: string | null;
      /** Whether the form is for somebody beside those this phone has answered for. */
      another: boolean;
      /** The answers of this phone cannot be read now, because D1 fails. Whether this form replaces one. */
      unread: { replaces: boolean } | null;
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
      answer: OwnAnswer;
      /** What else was answered from this phone, the newest first. */
      others: OwnAnswer[];
      changeUntil: string | null;
      /** The value of `?another=` that asks for a form for someone else. */
      another: string;
      /** Whether a further answer makes the phone forget its oldest one. */
      full: boolean;
    }
  | TriedReply
  /** A setting of the site is missing: the page is there, and no answer can be taken. */
  | { state: "away"; phone: string }
  | { state: "closed"; justSent: boolean; unread: boolean; answers: OwnAnswer[]; phone: string }
);

/** A letter to be looked at; `height` in pixels. */
export type SampleLetter = { subject: string; html: string; height: number };

/** An answer was tried: nothing was kept or sent, and this is how it would have reached the hosts. */
export type TriedReply = {
  state: "tried";
  trying: Trying;
  /** The letter that the hosts would have got. */
  letter: SampleLetter;
  /** Whether the hosts would have been told in Telegram. */
  byTelegram: boolean;
  /** The number of the invitation's design. */
  design: string;
};

/** An answer in words. */
export type ReplyAnswer = {
  name: string;
  response: "Yes" | "No";
  guestsNumber: number | null;
  withPartner: boolean;
  /** Everything else that was said, in words. */
  details: { field: FieldName; text: string }[];
};

/** An answer that this phone gave. */
export type OwnAnswer = ReplyAnswer & {
  /** The value of `?change=` that asks for its form. */
  mark: string;
  /** An address that opens it on any phone; null once answers are closed. */
  changeLink: string | null;
};

export type ReplyFailure = { lastResult: SubmissionResult<string[]> };
