import type { ChangesState } from "#app/domain/reply/after-reply/fields.ts";
import type { ChatLinks } from "#app/domain/reply/chat/links.ts";
import type { FieldName, Place } from "#app/domain/invitation/reply/fields.ts";
import type { FormerAnswer } from "#app/domain/reply/people/fields.ts";
import type { DetailField } from "#app/domain/reply/detail-fields.ts";
import type { ReplyRules } from "#app/domain/reply/schema.ts";
import type { Choice } from "#app/components/form-controls.tsx";
import type { FormFailure } from "#app/lib/submit.server.ts";

/** The form's initial values. */
export type ReplyValues = Partial<
  Record<
    Exclude<FieldName, "withPartner" | "attending" | "people" | "parts"> | `parts-${Place}`,
    string
  >
> & {
  attending?: string[];
};

export type ReplyLabels = Partial<Record<FieldName | "yes" | "no" | "send", string>>;

/** The reason why a reply is not stored: the invitation is a preview or a demo. */
export type Trying = "preview" | "demo";

/** The state of a page's reply section. */
export type ReplyState = {
  /** It contains this browser's replies. */
  personal: boolean;
} & (
  | {
      state: "open";
      /** Where the form is posted to. */
      to: string;
      /** Null where replies are stored. */
      trying: Trying | null;
      /** The address confirms a reply that this browser does not know. */
      justSent: boolean;
      /** Address of the page with this browser's replies; null without any. */
      back: string | null;
      /** The form is for a further guest. */
      another: boolean;
      /**
       * Set while D1 fails and this browser's replies cannot be read; `replaces`: whether the form
       * replaces one.
       */
      unread: { replaces: boolean; again: string } | null;
      key: string;
      stamp: string;
      rules: ReplyRules;
      /** A household of several people answers. */
      several: boolean;
      /** The general link, for whoever got a household's by mistake; null on the general link. */
      general: string | null;
      labels: ReplyLabels;
      /** The values of `side` with their labels. */
      sides: Choice[];
      values: ReplyValues;
      /** The stored answer of each person who is asked for by name, by the name of their field. */
      former: Record<string, FormerAnswer>;
      deadline: string | null;
      phone: string;
      chats: ChatLinks;
    }
  | { state: "chat"; deadline: string | null; phone: string; chats: ChatLinks }
  | {
      state: "sent";
      answer: OwnAnswer;
      /** Ways to tell the guest of changes; null where nothing is offered. */
      changes: ChangesState | null;
      /** Further replies of this browser, the newest first. */
      others: OwnAnswer[];
      changeUntil: string | null;
      /** Address of a further guest's form; null for a household, whose answer is for all of it. */
      another: string | null;
      /** A further reply drops the oldest from the cookie. */
      full: boolean;
    }
  | TriedReply
  /** A required setting is missing: the page is shown, but replies cannot be accepted. */
  | { state: "away"; phone: string }
  | {
      state: "closed";
      justSent: boolean;
      unread: boolean;
      answers: OwnAnswer[];
      phone: string;
      changes: ChangesState | null;
    }
);

/** A rendered letter; `height` in pixels. */
export type SampleLetter = { subject: string; html: string; height: number };

/** A demo's reply: nothing was stored or sent. */
export type TriedReply = {
  state: "tried";
  trying: Trying;
  /** The letter that the hosts would have got. */
  letter: SampleLetter;
  /** The hosts would have been notified in Telegram. */
  byTelegram: boolean;
  /** The number of the invitation's design. */
  design: string;
};

/** A formatted reply. */
export type ReplyAnswer = {
  name: string;
  response: "Yes" | "No";
  guestsNumber: number | null;
  withPartner: boolean;
  /** All further answers, formatted, under the form's own words where it has them. */
  details: { field: DetailField; label: string; text: string }[];
};

/** A reply of this browser. */
export type OwnAnswer = ReplyAnswer & {
  mark: string;
  /** Address of the page with its form. */
  changeHref: string;
  /** An address that opens it in any browser; null after the deadline. */
  changeLink: string | null;
};

/** `seatsLeft`: how many seats this reply could still have, with the error `seats-left`. */
export type ReplyFailure = FormFailure & { seatsLeft?: number };
