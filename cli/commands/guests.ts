import { findDoublesAnew } from "#app/domain/reply/double-mutations.server.ts";
import { writeFile } from "node:fs/promises";
import { resolve } from "node:path";
import { findPublished } from "#app/domain/authoring/publish-list.ts";
import { recordChange } from "#app/domain/change-log/mutations.server.ts";
import type { ChangeKind } from "#app/domain/change-log/change-kinds.ts";
import { listHouseholds } from "#app/domain/guests/data.server.ts";
import { householdsCsv } from "#app/domain/guests/import/table.ts";
import { endKeys } from "#app/domain/reply/key-mutations.server.ts";
import { deleteHousehold, renewCode } from "#app/domain/guests/link-mutations.server.ts";
import { personalLinkOf } from "#app/domain/guests/household-link.ts";
import { peopleText } from "#app/domain/guests/people-text.ts";
import type { Household } from "#app/domain/guests/schema.ts";
import type { PublishedInvitation } from "#app/domain/invitation/schema.ts";
import {
  readRepliedParties,
  repliedParties,
  type RepliedParty,
} from "#app/domain/reply/party-data.server.ts";
import { guarded } from "#app/lib/csv.ts";
import { nearestAddress, notPublished, pathOf } from "../address.ts";
import { ask } from "../ask.ts";
import {
  count,
  momentText,
  notFound,
  printJson,
  say,
  tableLines,
  type Options,
} from "../output.ts";
import { root } from "../root.ts";
import { siteOrigin } from "../site-address.ts";
import { withStore, type Store } from "../store.ts";

type FileOptions = Options & { out?: string };

/** `studio guests list KIND/SLUG`: households with their people, seats, answers and visits. */
export async function listGuests(address: string, options: Options): Promise<void> {
  const { path, households, replies } = await withStore(options.remote ?? false, async (store) => {
    const found = await readHouseholds(store, address);
    const results = await repliedParties(store.db, found.path).all();
    return { ...found, replies: readRepliedParties(results) };
  });
  const replyOf = new Map(replies.map((reply) => [reply.household, reply]));
  const listed = households.map((household) => ({
    ...household,
    ...answerOf(replyOf.get(household.id)),
  }));
  if (options.json) return printJson(listed);
  if (listed.length === 0) return say(options, `${path} has no guests by name.`);
  for (const line of tableLines([
    ["PEOPLE", "SEATS", "ANSWER", "LANGUAGE", "LINK", "ID"],
    ...listed.map((household) => [
      peopleText(household),
      seatsText(household),
      household.answer === "yes" ? `yes, ${household.heads}` : household.answer,
      household.language ?? "–",
      visitText(household),
      household.id,
    ]),
  ]))
    say(options, line);
  const seats = listed.reduce((sum, { adults, children }) => sum + adults + children, 0);
  const heads = listed.reduce((sum, { heads: own }) => sum + own, 0);
  const silent = listed.filter(({ answer }) => answer === "silent").length;
  say(
    options,
    `${count(listed.length, "household")}, ${count(seats, "seat")}; ${heads} coming, ${silent} silent`,
  );
}

/** A household's answer, and how many people come. An answer that the hosts hid is none. */
function answerOf(reply: RepliedParty | undefined): {
  answer: "yes" | "no" | "silent";
  heads: number;
} {
  if (!reply) return { answer: "silent", heads: 0 };
  return reply.response === "Yes"
    ? { answer: "yes", heads: reply.heads ?? 1 }
    : { answer: "no", heads: 0 };
}

/**
 * `studio guests links KIND/SLUG`: salutation, phone and personal link of each household, with tabs
 * between, to paste into a sheet. A revoked link is left out.
 */
export async function guestLinks(address: string, options: FileOptions): Promise<void> {
  const remote = options.remote ?? false;
  const origin = await siteOrigin(options);
  const { path, invitation, households } = await withStore(remote, (store) =>
    readHouseholds(store, address),
  );
  if (!invitation) throw notPublished(path, options);
  const links = households.flatMap((household) => {
    const { id, salutation, phone, code } = household;
    if (code === null) return [];
    return [{ id, salutation, phone, link: personalLinkOf(invitation, household, origin) }];
  });
  if (options.json) return printJson(links);
  const lines = links.map(({ salutation, phone, link }) =>
    [guarded(salutation), guarded(phone ?? ""), link].join("\t"),
  );
  await print(lines.map((line) => `${line}\n`).join(""), count(links.length, "link"), options);
}

/** `studio guests export KIND/SLUG`: all fields as CSV, which `studio guests import` reads back. */
export async function exportGuests(address: string, options: FileOptions): Promise<void> {
  const { households } = await withStore(options.remote ?? false, (store) =>
    readHouseholds(store, address),
  );
  if (options.json) return printJson(households);
  await print(householdsCsv(households), count(households.length, "household"), options);
}

/** `studio guests remove KIND/SLUG ID`: removes a household and its link; its reply stays. */
export async function removeGuests(address: string, id: string, options: Options): Promise<void> {
  const household = await changeHousehold(address, id, options, {
    question: (people) => `Remove ${people} and end their link`,
    otherwise: "Nobody was removed.",
    change: async ({ db }, path, gone) => {
      const isGone = await deleteHousehold(db, path, id, [
        recordOf(db, path, "household-removed", gone),
        ...endKeys(db, path, id),
      ]);
      await findDoublesAnew(db, path, Date.now());
      return isGone;
    },
  });
  if (options.json) return printJson({ removed: id });
  say(options, `${peopleText(household)} removed.`);
}

/** `studio guests renew KIND/SLUG ID`: a new personal link; the one before stops. */
export async function renewGuests(address: string, id: string, options: Options): Promise<void> {
  const origin = await siteOrigin(options);
  let link = "";
  const household = await changeHousehold(address, id, options, {
    question: (people) => `End the link of ${people} and make a new one`,
    otherwise: "The link is as it was.",
    change: async (store, path, before) => {
      const record = recordOf(store.db, path, "household-link-renewed", before);
      const ends = [record, ...endKeys(store.db, path, id)];
      if (!(await renewCode(store.db, path, id, ends))) return false;
      const { invitation, households } = await readHouseholds(store, address);
      const renewed = households.find((one) => one.id === id);
      if (!invitation) throw notPublished(path, options);
      if (renewed?.code) link = personalLinkOf(invitation, renewed, origin);
      return link !== "";
    },
  });
  if (options.json) return printJson({ id, link });
  say(options, `New link of ${peopleText(household)}:`);
  process.stdout.write(`${link}\n`);
}

type Change = {
  question: (people: string) => string;
  otherwise: string;
  change: (store: Store, path: string, household: Household) => Promise<boolean>;
};

/** What the couple's log has of what the studio does for them. */
function recordOf(
  db: D1Database,
  invitation: string,
  kind: ChangeKind,
  household: Household,
): D1PreparedStatement {
  const author = { invitation, person: null, now: Date.now() };
  return recordChange(db, author, kind, { name: peopleText(household) }, [household.id]);
}

async function changeHousehold(
  address: string,
  id: string,
  options: Options,
  { question, otherwise, change }: Change,
): Promise<Household> {
  return withStore(options.remote ?? false, async (store) => {
    const { path, households } = await readHouseholds(store, address);
    const household = households.find((one) => one.id === id);
    const missing = `${path} has no household ${id}: npm run studio -- guests list ${path}`;
    if (!household) throw notFound(missing);
    await ask(question(peopleText(household)), otherwise, options);
    if (!(await change(store, path, household))) throw notFound(missing);
    return household;
  });
}

/** Guests stay when an invitation is taken down. */
async function readHouseholds(
  { content, db }: Store,
  address: string,
): Promise<{ path: string; invitation: PublishedInvitation | null; households: Household[] }> {
  const requestedPath = pathOf(address);
  const invitation = await findPublished(content, requestedPath);
  const path = invitation?.path ?? requestedPath;
  const households = await listHouseholds(db, path);
  if (!invitation && households.length === 0) throw await unknownAddress(content, path);
  return { path, invitation, households };
}

async function unknownAddress(kv: KVNamespace, path: string) {
  const meant = await nearestAddress(kv, path);
  return notFound(
    `${path} is not published and has no guests by name.${meant ? ` Did you mean ${meant}?` : ""}`,
  );
}

/** Seats as "2" or, with children, "2+1". */
export function seatsText({ adults, children }: Pick<Household, "adults" | "children">): string {
  return children > 0 ? `${adults}+${children}` : String(adults);
}

function visitText({ code, openedAt, lastOpenedAt, deliveredAt }: Household): string {
  if (code === null) return "revoked";
  if (openedAt !== null) {
    const isAgain = lastOpenedAt !== null && lastOpenedAt > openedAt;
    const last = isAgain ? `, last ${momentText(lastOpenedAt)}` : "";
    return `opened ${momentText(openedAt)}${last}`;
  }
  return deliveredAt === null ? "–" : `delivered ${momentText(deliveredAt)}`;
}

async function print(text: string, what: string, options: FileOptions): Promise<void> {
  if (options.out === undefined) {
    process.stdout.write(text);
    return;
  }
  const file = resolve(process.env.INIT_CWD ?? root, options.out);
  // Personal data, so readable by its owner only.
  await writeFile(file, text, { mode: 0o600 });
  say(options, `${what} written to ${file}`);
}
