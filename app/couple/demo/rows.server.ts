import type { TFunction } from "i18next";
import type { FoundAnswer } from "#app/couple/answers/data.server.ts";
import { nothing } from "#app/couple/answers/entered/submit.server.ts";
import type { DemoChanges } from "#app/couple/demo/session.server.ts";
import { demoHouseholds, demoTables, type DemoHousehold } from "#app/couple/demo/family.ts";
import { textFields } from "#app/domain/guests/fields.ts";
import { householdKeyOf } from "#app/domain/guests/household/key.ts";
import type { Household } from "#app/domain/guests/schema.ts";
import type { PublishedInvitation } from "#app/domain/invitation/schema.ts";
import type { ReplyEntry } from "#app/domain/reply/entry/data.server.ts";
import type { Seating } from "#app/domain/seating/data.server.ts";
import { partiesOf, type Party } from "#app/domain/seating/parties.ts";
import { tablesFor } from "#app/domain/seating/view.server.ts";
import type { SiteLanguage } from "#app/i18n/languages.ts";
import { recordOf } from "#app/lib/records.ts";

/** Rows that a couple's dashboard reads from D1, of the made-up family. */
export type DemoRows = {
  replies: ReplyEntry[];
  households: Household[];
  unsent: { pending: 0; dead: 0; unconfirmed: 0 };
  seating: Seating;
};

const hour = 60 * 60 * 1000;
const day = 24 * hour;

/** The id of a household's answer. */
export function answerIdOf(household: string): string {
  return `a-${household}`;
}

/** The id of the household that an answer is of; of a household, its own. */
export function householdIdOf(id: string): string {
  return id.replace(/^a-/, "");
}

/**
 * The made-up family with what a visitor has changed.
 * @param now milliseconds since 1970 in UTC; answers and messages are some days old.
 * @param t a translator of the page's language, for names and wishes.
 */
export function demoRows(
  changes: DemoChanges,
  language: SiteLanguage,
  now: number,
  t: TFunction,
): DemoRows {
  const pairs = demoHouseholds.map((source) => {
    const household = householdOf(source, changes, language, now, t);
    const heads = changes.answers[source.id];
    return { household, reply: replyOf(source, household, heads, changes, now, t) };
  });
  const others = changes.others.map(({ id, name, heads }) =>
    entryOf({ id, household: null, name, heads, hidden: changes.hidden.includes(id) }, now, true),
  );
  return {
    households: pairs.map(({ household }) => household),
    replies: [...pairs.flatMap(({ reply }) => reply ?? []), ...others].toSorted(
      (entry, other) => other.createdAt - entry.createdAt,
    ),
    unsent: { pending: 0, dead: 0, unconfirmed: 0 },
    seating: {
      tables: changes.tables ?? demoTables.map((table) => ({ ...table, deletedAt: null })),
      seats: seatsOf(changes),
      guestsFind: changes.guestsFind,
    },
  };
}

function seatsOf({ seats }: DemoChanges): Map<string, string> {
  const defaultSeats = demoHouseholds.flatMap(({ id, table }) =>
    table ? [[id, table] as const] : [],
  );
  return new Map([...defaultSeats, ...Object.entries(seats)].filter(([, table]) => table !== ""));
}

function householdOf(
  { id, surname, adults, children, side, heads, days, isOpened }: DemoHousehold,
  { sent }: DemoChanges,
  language: SiteLanguage,
  now: number,
  t: TFunction,
): Household {
  const family = t(`site:family.surnames.${surname}`);
  const people = [
    ...adults.map((name) => ({
      name: `${t(`site:family.names.${name}`)} ${family}`,
      child: false,
    })),
    ...children.map((name) => ({ name: t(`site:family.names.${name}`), child: true })),
  ].map((person, index) => ({ id: `${id}-${index}`, ...person }));
  const firsts = [...adults, ...children].map((name) => t(`site:family.names.${name}`));
  const listed = [firsts.slice(0, -1).join(", "), firsts.at(-1)].filter(Boolean);
  const salutation = t("site:family.dear", { names: listed.join(` ${t("words:and")} `) });
  const instant = days === null ? null : now - days * day;
  const opened = instant !== null && (heads !== null || isOpened) ? instant : null;
  const marked = sent[id];
  return {
    id,
    code: `demo-${id}`,
    salutation,
    addressForm: people.length > 1 ? "several" : "one",
    people,
    adults: adults.length,
    children: children.length,
    language,
    tags: [],
    ...recordOf(textFields, () => null),
    side,
    nameKey: householdKeyOf({ people, salutation }),
    createdAt: now - 30 * day,
    updatedAt: now - 30 * day,
    openedAt: opened,
    lastOpenedAt: opened,
    deliveredAt: null,
    sentAt: marked === undefined ? instant && instant - day : marked && marked * 1000,
    remindedAt: null,
    notifiedAt: null,
  };
}

function replyOf(
  { id, heads: sampleHeads, days, wish }: DemoHousehold,
  household: Household,
  changed: number | null | undefined,
  { hidden }: DemoChanges,
  now: number,
  t: TFunction,
): ReplyEntry | null {
  const heads = changed === undefined ? sampleHeads : changed;
  if (heads === null) return null;
  const answer = answerIdOf(id);
  const isEntered = changed !== undefined;
  const instant = isEntered ? now : now - (days ?? 0) * day - hour;
  const entry = entryOf(
    {
      id: answer,
      household: id,
      name: household.people[0]?.name ?? household.salutation,
      heads,
      hidden: hidden.includes(answer),
    },
    instant,
    isEntered,
  );
  return {
    ...entry,
    children: heads === household.adults + household.children ? household.children || null : null,
    message: wish ? t(`site:family.wishes.${wish}`) : null,
  };
}

function entryOf(
  answer: { id: string; household: string | null; name: string; heads: number; hidden: boolean },
  instant: number,
  isEntered: boolean,
): ReplyEntry {
  const { id, household, name, heads, hidden } = answer;
  return {
    id,
    household,
    name,
    response: heads > 0 ? "Yes" : "No",
    heads,
    people: null,
    children: null,
    emailTo: null,
    side: null,
    diet: null,
    attending: null,
    parts: null,
    otherGuest: null,
    joinFrom: null,
    withPartner: false,
    message: null,
    suspect: false,
    counts: !hidden,
    isDoubtful: false,
    doubles: null,
    isCounted: false,
    hidden,
    accepted: true,
    enteredBy: isEntered ? "" : null,
    revision: 1,
    createdAt: instant,
    updatedAt: instant,
  };
}

/** The people who sit together, with their tables. */
export function demoParties(rows: DemoRows, invitation: PublishedInvitation): Party[] {
  const { households, replies, seating } = rows;
  const counted = replies
    .filter(({ counts }) => counts)
    .map((reply) => ({ ...reply, language: null }))
    .toReversed();
  return partiesOf(households, counted, seating.seats, tablesFor(invitation));
}

/** An answer as its page shows it; null for none. @param id of the answer. */
export function demoAnswer(
  { replies, households }: DemoRows,
  id: string,
  language: SiteLanguage,
): FoundAnswer | null {
  const entry = replies.find((reply) => reply.id === id);
  if (!entry) return null;
  const { name, response, heads, children, message, enteredBy, createdAt } = entry;
  const guestsNumber = response === "Yes" ? heads : null;
  return {
    entry,
    household: households.find((household) => household.id === entry.household) ?? null,
    history: [
      {
        ...nothing,
        name,
        response,
        guestsNumber,
        children,
        message,
        key: id,
        revision: 1,
        language,
        enteredBy,
        createdAt,
        mail: "none",
        byTelegram: false,
        unreadable: [],
      },
    ],
  };
}
