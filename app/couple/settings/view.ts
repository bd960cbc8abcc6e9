import type { TFunction } from "i18next";
import { keysAtMost } from "#app/domain/api-key/limits.ts";
import { sharedLinksAtMost } from "#app/domain/couple-link/mutations.server.ts";
import type { DashboardFrame } from "#app/couple/frame/view.ts";
import { doneNames, type Done } from "#app/couple/settings/state.ts";
import type { Settings } from "#app/couple/settings/data.server.ts";
import { reasonOf, temporary, type FailureReason } from "#app/couple/settings/failures.ts";
import { senderLabel } from "#app/domain/guests/sending/state.ts";
import type { PublishedInvitation } from "#app/domain/invitation/schema.ts";
import {
  addressesAtMost,
  confirmationMs,
  notificationModes,
  type NotificationMode,
} from "#app/platform/outbox/notification/data.server.ts";
import { everyRecipientOf } from "#app/domain/reply/rules.ts";
import { formatDate, momentOf, wallTime, type Moment } from "#app/i18n/dates.ts";

export type LinkView = {
  id: string;
  name: string;
  isReadOnly: boolean;
  /** The sender to whose households it sends invitations; null for other links. */
  sender: string | null;
  /** Null for a link that was never used. */
  used: Moment | null;
};

export type KeyView = {
  id: string;
  name: string;
  /** Made by the studio, for a planner of several invitations. */
  isStudios: boolean;
  /** Null for a key with which nothing was read. */
  used: Moment | null;
  /** The day on which it ends, after the word "until". */
  until: string;
  isOver: boolean;
};

/** The address of the couple's program, and how the newest message to it went. */
export type WebhookView = {
  url: string;
  state: "none" | "sent" | "waiting" | "failing" | "dead";
  at: Moment | null;
  /** As the program answered: a status, or that it did not. */
  error: string | null;
};

export type AddressView = {
  id: string;
  address: string;
  /** `asked`: waits for its confirmation; `failed`: the mail that asks for it did not arrive. */
  state: "confirmed" | "asked" | "failed";
  /** The date until which it can be confirmed, after the word "until". */
  until: string;
};

/** The failure at one address, or at all chats together. */
export type FailureView = {
  channel: "mail" | "telegram";
  recipient: string;
  messages: number;
  since: Moment;
  reason: FailureReason;
  mayRetry: boolean;
  /** An address that was named in its place, and is not confirmed yet. */
  correction: string | null;
};

export type OwnSettings = {
  /** A new key for the next form. */
  key: string;
  /** The result of the last form. */
  done: Done | null;
  links: LinkView[];
  mayShare: boolean;
  /** Senders to whose households a link may send: as they are stored, and in the page's words. */
  senders: { sender: string; label: string }[];
  /** The link that was just revoked, and can be restored. */
  off: { id: string; name: string } | null;
  mode: NotificationMode;
  /** The modes to choose from. */
  modes: readonly NotificationMode[];
  /** The addresses of the definition, which the studio changes. */
  studioAddresses: string[];
  addresses: AddressView[];
  mayAdd: boolean;
  chats: number;
  /** Hosts may connect chats. */
  mayConnect: boolean;
  failures: FailureView[];
  keys: KeyView[];
  mayMakeKey: boolean;
  webhook: WebhookView | null;
};

/** The settings in one language, with formatted dates. */
export type SettingsView = {
  frame: DashboardFrame;
  /** Null through a shared link, which changes no settings. */
  own: OwnSettings | null;
};

/** @param settings null through a shared link. */
export function settingsView(
  settings: Settings | null,
  {
    frame,
    invitation,
    url,
    mayConnect,
    now,
  }: {
    frame: DashboardFrame;
    invitation: PublishedInvitation | null;
    url: URL;
    mayConnect: boolean;
    /** Milliseconds since 1970 in UTC. */
    now: number;
  },
  t: TFunction,
): SettingsView {
  if (!settings) return { frame, own: null };
  const { timeZone } = frame.about;
  const { links, off, mode, addresses } = settings;
  const done = url.searchParams.get("done");
  const hasDeadline = Boolean(invitation?.reply?.deadline);
  return {
    frame,
    own: {
      key: crypto.randomUUID(),
      done: doneNames.find((name) => name === done) ?? null,
      links: links.map(({ id, name, isReadOnly, sender, lastUsedAt }) => ({
        id,
        name,
        isReadOnly,
        sender: sender && senderLabel(sender, t),
        used: lastUsedAt === null ? null : momentOf(lastUsedAt, timeZone, t),
      })),
      mayShare: links.length < sharedLinksAtMost,
      senders: settings.senders.map((sender) => ({ sender, label: senderLabel(sender, t) })),
      off: off && { id: off.id, name: off.name },
      mode,
      modes: notificationModes.filter(
        (choice) => choice !== "deadline" || hasDeadline || mode === "deadline",
      ),
      studioAddresses: invitation ? everyRecipientOf(invitation) : [],
      addresses: addresses.map(({ id, address, requestedAt, confirmedAt }) => ({
        id,
        address,
        state: confirmedAt === null ? stateOfAsked(settings, address) : "confirmed",
        until: formatDate(t, wallTime(requestedAt + confirmationMs, timeZone), "until"),
      })),
      mayAdd: addresses.length < addressesAtMost,
      chats: invitation?.reply?.telegram ? settings.chats : 0,
      mayConnect,
      failures: failuresIn(settings, timeZone, t),
      keys: settings.keys.map(({ id, name, madeBy, lastUsedAt, expiresAt }) => ({
        id,
        name,
        isStudios: madeBy === "studio",
        used: lastUsedAt === null ? null : momentOf(lastUsedAt, timeZone, t),
        until: formatDate(t, wallTime(expiresAt, timeZone), "until-year"),
        isOver: expiresAt <= now,
      })),
      webhook: webhookView(settings, timeZone, t),
      mayMakeKey: settings.keys.filter(({ madeBy }) => madeBy === "couple").length < keysAtMost,
    },
  };
}

function webhookView(
  { webhook, delivery }: Settings,
  timeZone: string,
  t: TFunction,
): WebhookView | null {
  if (!webhook) return null;
  const { url } = webhook;
  if (!delivery) return { url, state: "none", at: null, error: null };
  const { state, error, sentAt, createdAt } = delivery;
  const moment = momentOf(sentAt ?? createdAt, timeZone, t);
  const failing = error === null ? ("waiting" as const) : ("failing" as const);
  return {
    url,
    state: state === "sent" || state === "dead" ? state : failing,
    at: moment,
    error: error?.replace(/^hook: /, "") ?? null,
  };
}

function stateOfAsked({ failures }: Settings, address: string): "asked" | "failed" {
  const isFailed = failures.some(
    ({ kind, recipient }) => kind === "address-confirm" && recipient === address,
  );
  return isFailed ? "failed" : "asked";
}

/** The failures by address; those of chats together, because a chat has no name. */
function failuresIn(
  { failures, addresses }: Settings,
  timeZone: string,
  t: TFunction,
): FailureView[] {
  const news = failures.filter(({ kind }) => kind !== "address-confirm");
  const groups = Map.groupBy(news, ({ channel, recipient }) =>
    channel === "mail" ? recipient : "",
  );
  return [...groups].flatMap(([recipient, rows]) => {
    const [first, last] = [rows[0], rows.at(-1)];
    if (!first || !last) return [];
    const reason = reasonOf(last);
    return {
      channel: first.channel,
      recipient,
      messages: rows.length,
      since: momentOf(first.createdAt, timeZone, t),
      reason,
      mayRetry: temporary.includes(reason),
      correction:
        addresses.find(
          ({ replaces, confirmedAt }) => replaces === recipient && confirmedAt === null,
        )?.address ?? null,
    };
  });
}
