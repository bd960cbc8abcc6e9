import { listHouseholds } from "#app/domain/guests/data.server.ts";
import { peopleText } from "#app/domain/guests/names/format.ts";
import { namesOf, type Household } from "#app/domain/guests/schema.ts";
import { nameKeyOf } from "#app/domain/guests/names/spelling.ts";
import { listNamedReplies, type NamedReply } from "#app/domain/reply/personal-data.server.ts";

/** A guest of an invitation: a household with its replies, or a reply that belongs to none. */
export type Guest = {
  /** The household's id, or the reply's. */
  id: string;
  /** As found, for staff to recognise: people of the household, and names in replies. */
  names: string;
  household: string | null;
  replies: string[];
};

export type FoundGuests = {
  matches: Guest[];
  /** Replies of others in which all words of the name occur too; they are corrected by hand. */
  mentions: NamedReply[];
};

/**
 * The guests of an invitation whom a text names: by an id, or by words that all occur in their
 * names, in any script and order.
 */
export async function findGuests(db: D1Database, path: string, text: string): Promise<FoundGuests> {
  const [households, replies] = [await listHouseholds(db, path), await listNamedReplies(db, path)];
  const guests = guestsOf(households, replies);
  const byId = guests.filter(({ id, replies: replyIds }) => id === text || replyIds.includes(text));
  const words = wordsOf(text);
  const isNamed = (names: string) => {
    const nameWords = wordsOf(names);
    return words.length > 0 && words.every((word) => nameWords.includes(word));
  };
  const matches = byId.length > 0 ? byId : guests.filter(({ names }) => isNamed(names));
  const matchedReplies = new Set(matches.flatMap((guest) => guest.replies));
  return {
    matches,
    mentions: replies.filter(({ id, further }) => !matchedReplies.has(id) && isNamed(further)),
  };
}

function wordsOf(names: string): string[] {
  return nameKeyOf(names).split(" ").filter(Boolean);
}

function guestsOf(households: readonly Household[], replies: readonly NamedReply[]): Guest[] {
  const householdIds = new Set(households.map(({ id }) => id));
  const householdOf = ({ household }: NamedReply) =>
    household !== null && householdIds.has(household) ? household : null;
  const ofHouseholds = households.map((household): Guest => {
    const householdReplies = replies.filter((reply) => householdOf(reply) === household.id);
    const names = [
      peopleText(household),
      ...(namesOf(household).length > 0 ? [household.salutation] : []),
      ...householdReplies.map(({ name }) => name),
    ];
    return {
      id: household.id,
      names: [...new Set(names)].join(" · "),
      household: household.id,
      replies: householdReplies.map(({ id }) => id),
    };
  });
  const others = replies
    .filter((reply) => householdOf(reply) === null)
    .map(({ id, name }): Guest => ({ id, names: name, household: null, replies: [id] }));
  return [...ofHouseholds, ...others];
}
