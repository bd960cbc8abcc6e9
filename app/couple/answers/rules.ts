import { inNameOrder } from "#app/couple/guest-list/order.ts";
import type { Doubt, Entry, FirstAnswer } from "#app/couple/answers/types.ts";
import { linkStateOf } from "#app/domain/guests/links.ts";
import { distinctionsOf, marksForHosts } from "#app/domain/guests/names/namesakes.ts";
import { namesOf, type Household } from "#app/domain/guests/schema.ts";
import { nameKeyOf } from "#app/domain/guests/names/spelling.ts";
import type { Place } from "#app/domain/invitation/reply/fields.ts";
import type { InvitedParts } from "#app/domain/reply/parts/invited.ts";
import { partsNamed } from "#app/domain/reply/parts/rules.ts";
import type { ReplyEntry } from "#app/domain/reply/entry/data.server.ts";

export type ListedAnswers = { replies: readonly ReplyEntry[]; households: readonly Household[] };

/**
 * The answers and the silent households of an invitation as one list: the newest answer first, then
 * those who are silent, by name.
 * @param invited the parts of the day to which a household is invited.
 */
export function entriesOf({ replies, households }: ListedAnswers, invited: InvitedParts): Entry[] {
  const byId = new Map(households.map((household) => [household.id, household]));
  const distinctions = distinctionsOf(households, nameOf, marksForHosts);
  const distinctionOf = (household: Household | undefined) =>
    (household && distinctions.get(household.id)) ?? null;
  const householdOf = ({ household }: ReplyEntry) =>
    household === null ? undefined : byId.get(household);
  const repeated = new Set(replies.map(({ doubles }) => doubles));
  const firsts = new Map(
    replies.filter(({ id }) => repeated.has(id)).map((reply) => [reply.id, reply]),
  );
  const answers = replies.map((reply) => {
    const household = householdOf(reply);
    const first = reply.doubles === null ? undefined : firsts.get(reply.doubles);
    return {
      ...answerEntry(reply, household, distinctionOf(household), households.length > 0),
      counted: countedAt(reply, invited(household ?? null)),
      first: first ? firstAnswer(first, householdOf(first), reply) : null,
    };
  });
  const silent = silentOf({ replies, households }).map((household) =>
    silentEntry(household, distinctionOf(household)),
  );
  return [...answers, ...inNameOrder(silent)];
}

/** The households without an answer. One that hosts hid is none. */
export function silentOf({ replies, households }: ListedAnswers): Household[] {
  return withoutReplyIn(
    households,
    replies.filter(({ hidden }) => !hidden),
  );
}

/**
 * The households to which a reply of the general link may be assigned: a household has one reply,
 * and a hidden one is still its own.
 */
export function assignableOf({ replies, households }: ListedAnswers): Household[] {
  return withoutReplyIn(households, replies);
}

function withoutReplyIn(
  households: readonly Household[],
  replies: readonly ReplyEntry[],
): Household[] {
  const replied = new Set(replies.flatMap(({ household }) => household ?? []));
  return households.filter(({ id }) => !replied.has(id));
}

/** Null where the answer counts at the parts that it names. */
function countedAt(reply: ReplyEntry, invited: readonly Place[]): readonly Place[] | null {
  const counted = reply.response === "Yes" && !reply.attending ? partsNamed(reply, invited) : [];
  return counted.length > 0 ? counted : null;
}

function answerEntry(
  reply: ReplyEntry,
  household: Household | undefined,
  distinction: string | null,
  hasGuestList: boolean,
): Omit<Entry, "counted" | "first"> {
  const names = household ? nameOf(household) : null;
  const otherNames = names !== null && nameKeyOf(names) !== nameKeyOf(reply.name) ? names : null;
  const isComing = reply.response === "Yes";
  return {
    id: reply.id,
    state: reply.hidden ? "hidden" : isComing ? "yes" : "no",
    name: reply.name,
    household: [otherNames, distinction].filter(Boolean).join(" · ") || null,
    heads: reply.heads,
    children: isComing ? (reply.children ?? 0) : 0,
    people: isComing ? reply.people : null,
    side: reply.side ?? reply.emailTo ?? household?.side ?? null,
    tags: household?.tags ?? [],
    phone: household?.phone ?? null,
    places: isComing ? (reply.attending ?? []) : [],
    parts: isComing ? reply.parts : null,
    diet: isComing ? reply.diet : null,
    otherGuest: isComing ? reply.otherGuest : null,
    joinFrom: isComing ? reply.joinFrom : null,
    withPartner: isComing && reply.withPartner,
    message: reply.message,
    link: null,
    doubt: doubtOf(reply, household, hasGuestList),
    counts: reply.counts,
    enteredBy: reply.enteredBy,
    createdAt: reply.createdAt,
    changedAt: reply.revision > 1 ? reply.updatedAt : null,
  };
}

function firstAnswer(
  { id, name, heads, createdAt }: ReplyEntry,
  household: Household | undefined,
  other: ReplyEntry,
): FirstAnswer {
  return {
    id,
    name: household ? nameOf(household) : name,
    heads,
    household: household?.id ?? null,
    isEarlier: createdAt <= other.createdAt,
  };
}

function silentEntry(household: Household, distinction: string | null): Entry {
  return {
    id: household.id,
    state: "silent",
    name: nameOf(household),
    household: distinction,
    heads: household.adults + household.children,
    children: household.children,
    people: null,
    side: household.side,
    tags: household.tags,
    phone: household.phone,
    places: [],
    counted: null,
    parts: null,
    diet: null,
    otherGuest: null,
    joinFrom: null,
    withPartner: false,
    message: null,
    link: linkStateOf(household),
    doubt: null,
    counts: true,
    first: null,
    enteredBy: null,
    createdAt: null,
    changedAt: null,
  };
}

/** Names an invitation's households, each with what tells it from its namesakes. */
export function namesAmong(households: readonly Household[]): (household: Household) => string {
  const distinctions = distinctionsOf(households, nameOf, marksForHosts);
  return (household) =>
    [nameOf(household), distinctions.get(household.id)].filter(Boolean).join(" · ");
}

/** The people of a household by name, else its salutation. */
export function nameOf(household: Pick<Household, "people" | "salutation">): string {
  return namesOf(household).join(", ") || household.salutation;
}

/** A host's decision ends each doubt; what a host entered is not doubted. */
function doubtOf(
  { hidden, counts, isDoubtful, isCounted, accepted, enteredBy, suspect, heads }: ReplyEntry,
  household: Household | undefined,
  hasGuestList: boolean,
): Doubt | null {
  if (isDoubtful) return "double";
  if (hidden || !counts || isCounted || accepted || enteredBy !== null) return null;
  if (suspect) return "spam";
  if (!household) return hasGuestList ? "unknown" : null;
  return heads > household.adults + household.children ? "seats" : null;
}
