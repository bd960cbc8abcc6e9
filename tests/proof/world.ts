import { createLink } from "#app/domain/couple-link/mutations.server.ts";
import { listHouseholds } from "#app/domain/guests/data.server.ts";
import { saveHouseholds } from "#app/domain/guests/mutations.server.ts";
import type { PublishedInvitation } from "#app/domain/invitation/schema.ts";
import { previewAddress } from "#app/shop/order/preview/address.ts";
import { savePreview } from "#app/shop/order/preview/mutations.server.ts";
import { createStaffLink } from "#app/studio/staff/mutations.server.ts";
import { dayFromNow, publish, weddingOf } from "../support/invitations.ts";
import { goodOrder, goodReply } from "../support/posted-forms.ts";
import { promised } from "../support/promised.ts";
import type { Answer, ProofSite, Stores } from "./site.ts";

/** The password of `gatedWedding`, and how an invitation has it. */
export const password = "hraver";
const storedPassword =
  "scrypt$16384$8$5$Z6nkoBCV2QjaQoBVGXztrg$0C_Ve6mHxEX7I_mnTearnlkuNfwglwXKx4cjNtAk-8s";

const asksForEverything: NonNullable<PublishedInvitation["reply"]> = {
  recipients: "default",
  defaultEmail: "couple@example.com",
  fields: ["guestsNumber", "people", "children"],
  guests: { max: 5 },
  response: "yes-or-no",
  letters: "any",
};

/** Publishes a wedding that no isolate has read. Its slug is in every text that is about it. */
export function newWedding(
  { content }: Stores,
  changes: Partial<PublishedInvitation> = {},
): Promise<PublishedInvitation> {
  const wedding = weddingOf(changes);
  const reply = changes.reply ?? {
    ...asksForEverything,
    defaultEmail: `couple-${wedding.slug}@example.com`,
  };
  return publish(content, { ...wedding, reply });
}

export function gatedWedding(stores: Stores): Promise<PublishedInvitation> {
  return newWedding(stores, { access: { password: storedPassword } });
}

/** A household that is asked for its people by name. */
export const householdOfTwo = {
  salutation: "Սիրելի՛ Արամ և Նարե",
  addressForm: "several" as const,
  people: [
    { name: "Արամ", child: false },
    { name: "Նարե", child: false },
  ],
  adults: 2,
  children: 0,
  language: null,
  side: null,
  tags: [],
  phone: null,
  note: null,
};

/** A wedding with a couple's session, a household with a personal link, and one answer. */
export async function weddingInUse(site: ProofSite, stores: Stores) {
  const wedding = await newWedding(stores);
  const token = await createLink(stores.db, wedding.path, Date.now());
  await saveHouseholds(
    stores.db,
    wedding.path,
    { added: [householdOfTwo], changed: [] },
    Date.now(),
  );
  const [stored] = await listHouseholds(stores.db, wedding.path);
  if (!stored) throw new Error("no household was stored");
  const entered = await site.ask(`/replies/${token}`);
  const answered = await site.ask(`/${wedding.path}`, { fields: goodReply() });
  return {
    wedding,
    token,
    household: stored,
    couple: { Cookie: cookieOf(entered) },
    guest: { Cookie: cookieOf(answered) },
  };
}

/** Opens the link of one of the staff. @returns what opens the studio's pages. */
export async function staffSession(site: ProofSite, { db }: Stores): Promise<{ Cookie: string }> {
  const name = `Ani ${crypto.randomUUID()}`;
  const entered = await site.ask(`/studio/${await createStaffLink(db, name, Date.now())}`);
  return { Cookie: cookieOf(entered) };
}

/** The cookies that an answer sets, as a browser sends them back. */
function cookieOf({ headers }: Answer): string {
  return headers
    .getSetCookie()
    .map((cookie) => cookie.split(";")[0])
    .join("; ");
}

/** A preview's address and its wedding. */
export async function newPreview({ db }: Stores) {
  const { version: _, hash: __, ...draft } = weddingOf();
  return {
    slug: draft.slug,
    address: previewAddress(await savePreview(db, draft, null, Date.now())),
  };
}

/** A new order's fields. */
export function newOrder(): Record<string, string> {
  return goodOrder(dayFromNow(100));
}

/** Words that only the inside of a Worker knows, which no answer may hold. */
const inner =
  /D1_ERROR|SQLITE_|Network connection lost|500 Internal Error|\bat \w+ \(|\w\.(?:server\.)?tsx?:\d+|0{40}/;

/** Slugs of these weddings, which differ in each case. */
const slugs = /\btest-\d+-[0-9a-f]{8}\b/g;

/**
 * Leak of an answer: something of another invitation, of the Worker's inside, or a header that is
 * missing. @param own the slug that it may name; null where it may name all.
 * @returns undefined where it gives nothing away.
 */
export function leakOf({ status, headers, text }: Answer, own: string | null): string | undefined {
  const named = own === null ? [] : [...text.matchAll(slugs)].map(String);
  const foreign = named.find((slug) => slug !== own);
  if (foreign !== undefined) return `it names ${foreign}`;
  const told = inner.exec(text);
  if (told) return `it says ${told[0]}`;
  for (const [name, value] of Object.entries(promised))
    if (!value.test(headers.get(name) ?? "")) return `${name} is ${headers.get(name)}`;
  const isCached = status >= 400 && headers.get("Cache-Control")?.includes("no-store") !== true;
  return isCached ? `an error may be cached: ${headers.get("Cache-Control")}` : undefined;
}
