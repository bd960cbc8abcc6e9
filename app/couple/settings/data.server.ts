import { keysOf, readKeys, type ApiKey } from "#app/domain/api-key/data.server.ts";
import {
  readSharedLinks,
  restorableLink,
  sharedLinks,
  type SharedLink,
} from "#app/domain/couple-link/data.server.ts";
import { restorableMs } from "#app/couple/settings/link/submit.server.ts";
import {
  lastDeliveryOf,
  readDelivery,
  readWebhook,
  webhookOf,
  type Webhook,
  type WebhookDelivery,
} from "#app/platform/outbox/webhook/data.server.ts";
import { readSenders, sendersOf } from "#app/domain/guests/data.server.ts";
import { chatCountOf, readChatCount } from "#app/platform/outbox/chat/data.server.ts";
import { failuresOf, readFailures, type Failure } from "#app/platform/outbox/data.server.ts";
import {
  addressesOf,
  modeOf,
  readAddresses,
  readMode,
  type NotificationAddress,
  type NotificationMode,
} from "#app/platform/outbox/notification/data.server.ts";

/** Settings that the couple's own link may see and change. */
export type Settings = {
  links: SharedLink[];
  /** Hosts who send to the households, as `senderOf` names them. */
  senders: string[];
  /** The shared link that was just revoked, and can be restored. */
  off: SharedLink | null;
  mode: NotificationMode;
  addresses: NotificationAddress[];
  failures: Failure[];
  /** Number of bound Telegram chats. */
  chats: number;
  keys: ApiKey[];
  webhook: Webhook | null;
  /** The newest message to the webhook. */
  delivery: WebhookDelivery | null;
};

/**
 * Statements for the settings of an invitation; read their results with `readSettings`.
 * @param off the id of a link that was just revoked.
 * @param now milliseconds since 1970 in UTC.
 */
export function settingsOf(
  db: D1Database,
  invitation: string,
  off: string,
  now: number,
): D1PreparedStatement[] {
  return [
    sharedLinks(db, invitation),
    restorableLink(db, { id: off, invitation }, now - restorableMs),
    modeOf(db, invitation),
    addressesOf(db, invitation),
    failuresOf(db, invitation),
    chatCountOf(db, invitation),
    keysOf(db, invitation),
    webhookOf(db, invitation),
    lastDeliveryOf(db, invitation),
    sendersOf(db, invitation),
  ];
}

/** Reads the results of `settingsOf`, in the order of its statements. */
export function readSettings(results: readonly D1Result[]): Settings {
  const [links, off, mode, addresses, failures, chats, keys, webhook, delivery, senders] = results;
  return {
    links: readSharedLinks(links),
    senders: readSenders(senders),
    off: readSharedLinks(off)[0] ?? null,
    mode: readMode(mode),
    addresses: readAddresses(addresses),
    failures: readFailures(failures),
    chats: readChatCount(chats),
    keys: readKeys(keys),
    webhook: readWebhook(webhook),
    delivery: readDelivery(delivery),
  };
}
