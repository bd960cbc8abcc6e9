import type { HostMessage, ReplyMessage } from "#app/platform/outbox/host/data.server.ts";
import type { Source } from "#app/platform/outbox/source.ts";

/**
 * A message to send, or one for each row of its source: its subject (`reference`) and its
 * recipient. The text is composed when it is sent.
 */
export type Message =
  /**
   * A reply's newest revision, mailed to `recipients` and to the couple's confirmed addresses. With
   * `telegram` it goes to the chats that are bound to the invitation, and to `recipients` only while
   * there are none. Nothing is added where the couple wants no message for each answer.
   */
  | ReplyMessage
  /** News of an evening, or the numbers before the deadline; sent where a reply would be. */
  | (HostMessage & { kind: "digest" | "numbers"; source: Source<"reference" | "invitation"> })
  /** To an address that a couple added; at most `perDay` for an invitation in 24 hours. */
  | {
      kind: "address-confirm";
      source: Source<"reference" | "invitation" | "recipient" | "address">;
      perDay: number;
    }
  /**
   * A change of hour or place, to guests who gave an address or a chat for it, each once and by one
   * of them: a chat stands before an address, which `fallback` has for when the chat is lost. The
   * references end in `:{change}`.
   */
  | {
      kind: "change";
      change: string;
      addresses: Source<"reference" | "invitation" | "recipient">;
      chats: Source<"reference" | "invitation" | "recipient" | "fallback">;
    }
  /** An answer that is new, changed or gone, to the address of the couple's program. */
  | { kind: "answer"; source: Source<"subject" | "revision" | "invitation"> }
  /** A test of that address. */
  | { kind: "answer-test"; source: Source<"reference" | "invitation"> }
  /** All replies of an invitation that has ended. */
  | { kind: "export"; reference: string; invitation: string; recipients: readonly string[] }
  /** To the studio: an order, its approval, a change request, its cancellation, or money by card. */
  | {
      kind:
        | "order"
        | "order-approved"
        | "order-change-request"
        | "order-cancelled"
        | "order-addition"
        | "order-money";
      source: Source<"reference">;
      recipient: string;
    }
  /** To the studio: a mail to a customer bounced, what waits for it on a day, or that mail works. */
  | { kind: "order-undelivered" | "day" | "test"; reference: string; recipient: string }
  /** To a customer; a mailbox gets at most `perDay` in 24 hours. */
  | {
      kind: "order-thanks" | "order-list";
      source: Source<"reference" | "recipient">;
      perDay: number;
    }
  /** To a customer. */
  | {
      kind:
        | "order-ready"
        | "order-published"
        | "order-paid"
        | "order-answer"
        | "order-called-off"
        | "order-goods"
        | "order-files";
      source: Source<"reference" | "recipient">;
    }
  /**
   * The bot's answer in a chat; none when `source` has no row. The invitation is the source's, else
   * the one that the chat was last bound to.
   */
  | {
      kind: "bot";
      reference: string;
      chat: string;
      source?: Source<"invitation">;
      /** An answer for each row of `source`, whose reference ends in `:{invitation}`. */
      perInvitation?: true;
    };
