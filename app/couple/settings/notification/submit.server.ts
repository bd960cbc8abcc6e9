import { recordChange } from "#app/domain/change-log/mutations.server.ts";
import type { DashboardSession } from "#app/couple/session.server.ts";
import { rejectedIn, type SettingsAnswer, type SettingsForm } from "#app/couple/settings/state.ts";
import { addressSchema } from "#app/couple/settings/schema.ts";
import type { PublishedInvitation } from "#app/domain/invitation/schema.ts";
import { retryFailed } from "#app/platform/outbox/mutations.server.ts";
import {
  findAddress,
  notificationModes,
  type NotificationMode,
} from "#app/platform/outbox/notification/data.server.ts";
import {
  addAddress,
  askAgain,
  confirmAddress,
  removeAddress,
  setMode,
} from "#app/platform/outbox/notification/mutations.server.ts";
import { eventTimeZone } from "#app/domain/reply/event/view.server.ts";
import { digestUntilNow, reportRecipients } from "#app/domain/reply/report/enqueue.server.ts";
import { everyRecipientOf } from "#app/domain/reply/rules.ts";
import type { Language } from "#app/i18n/languages.ts";
import { requireStored } from "#app/lib/storage.ts";
import { failureOfForm, readPosted, rejected } from "#app/lib/submit.server.ts";

type Context = {
  session: DashboardSession;
  /** Null when it is no longer published. */
  invitation: PublishedInvitation | null;
  language: Language;
  /** Milliseconds since 1970 in UTC. */
  now: number;
};

/** A change that was made, with the ids of new outbox rows, or a form with errors. */
export type Change = { answer: SettingsAnswer | null; messageIds: string[] };

const isMode = (text: unknown): text is NotificationMode =>
  notificationModes.some((mode) => mode === text);

/** Stores the news that the couple wants. @throws a 400 response for no mode. */
export async function chooseMode(
  db: D1Database,
  mode: unknown,
  { session: { invitation: path }, invitation, now }: Context,
): Promise<Change> {
  if (!isMode(mode)) throw new Response(null, { status: 400 });
  const lastDigest = digestUntilNow(path, eventTimeZone(invitation), now);
  const to = reportRecipients(invitation);
  const fields = [{ field: "mode", before: null, after: mode }];
  const author = { invitation: path, person: "", now };
  const record = recordChange(db, author, "news-changed", { fields });
  const messageIds = await requireStored(() =>
    setMode(db, mode, { lastDigest, to }, now, [record]),
  );
  return { answer: null, messageIds };
}

/**
 * Adds an address that the couple typed, to be confirmed by a mail to it.
 * @param replaces an address at which mail failed, or null.
 */
export async function enterAddress(
  db: D1Database,
  form: FormData,
  replaces: string | null,
  { session: { invitation: path }, invitation, language, now }: Context,
): Promise<Change> {
  const posted = readPosted(form, addressSchema);
  const name: SettingsForm = replaces === null ? "address" : `correct ${replaces}`;
  const refused = (problem?: string): Change => ({
    answer: rejectedIn(name, posted.reject(400, problem === undefined ? {} : { email: [problem] })),
    messageIds: [],
  });
  if (posted.value === null) return refused();
  const { email: address } = posted.value;
  if (isSame(address, replaces)) return refused("email-same");
  const isStudios =
    invitation !== null &&
    everyRecipientOf(invitation).some((recipient) => isSame(recipient, address));
  if (replaces === null && isStudios) return refused("email-studio");
  const entered = { invitation: path, address, language, replaces };
  const author = { invitation: path, person: "", now };
  const record = recordChange(db, author, "address-added", { name: address });
  const added = await requireStored(() => addAddress(db, entered, now, [record]));
  if (added.state === "full") return refused("addresses-full");
  if (added.state === "added")
    return added.messageIds.length > 0
      ? { answer: null, messageIds: added.messageIds }
      : refused("too-many-asked");
  if (replaces === null) return refused("email-known");
  const { known: storedAddress } = added;
  const messageIds = await requireStored(() =>
    storedAddress.confirmedAt === null
      ? askAgain(db, path, storedAddress.id, now)
      : confirmAddress(db, { id: storedAddress.id, invitation: path, replaces }, now),
  );
  return { answer: null, messageIds };
}

/** Mails the link to confirm an address once more; refused after many such mails in a day. */
export async function remindAddress(
  db: D1Database,
  id: string,
  { session: { invitation }, now }: Context,
): Promise<Change> {
  const messageIds = await requireStored(() => askAgain(db, invitation, id, now));
  if (messageIds.length > 0) return { answer: null, messageIds };
  const failure = failureOfForm(new FormData())("too-many-asked");
  return { answer: rejectedIn("address", rejected(400, failure)), messageIds };
}

/** Removes an address of the couple's. */
export async function dropAddress(
  db: D1Database,
  id: string,
  { session: { invitation }, now }: Context,
): Promise<Change> {
  const address = await requireStored(() => findAddress(db, id));
  const name = address?.invitation === invitation ? address.address : "";
  const record = recordChange(db, { invitation, person: "", now }, "address-removed", { name });
  await requireStored(() => removeAddress(db, invitation, id, now, [record]));
  return { answer: null, messageIds: [] };
}

/** Sends what failed at a recipient once more. */
export async function sendAgain(
  db: D1Database,
  recipient: string,
  { session: { invitation }, now }: Context,
): Promise<Change> {
  const messageIds = await requireStored(() => retryFailed(db, invitation, recipient, now));
  return { answer: null, messageIds };
}

function isSame(address: string, other: string | null): boolean {
  return address.toLowerCase() === other?.toLowerCase();
}
