import { everyWordOf, nameWordsOf, type NameWord } from "#app/domain/guests/names/words.ts";
import { namesOf, type Household } from "#app/domain/guests/schema.ts";
import { earlierAnswers } from "#app/domain/reply/doubles/earlier-answers.ts";
import type { ComparedReply } from "#app/domain/reply/doubles/types.ts";

/** A household as its names are compared, with its reply. */
type Family<Reply> = {
  household: Household;
  people: NameWord[][];
  sounds: ReadonlySet<string>;
  hasSurname: boolean;
  reply: Reply | undefined;
};

/**
 * How sure a name is a household's: `person` by a whole name or two first names, `surname` by the
 * family's name alone, `first` by one first name alone.
 */
type Evidence = "person" | "surname" | "first";
const surest: readonly Evidence[] = ["person", "surname", "first"];

/**
 * Finds replies that likely repeat another: one through the general link of a household that has
 * answered, in whatever script and spelling, and a later one of the same name. Two families of one
 * surname are two, and a name that also a silent household bears may be that one's.
 * @param replies of one invitation, the earliest first.
 * @returns the id of the reply that is repeated by the id of each that repeats it. What hosts
 * decided stands: a counted reply repeats none, and one set aside stays so while the other counts.
 */
export function findDoubles<Reply extends ComparedReply>(
  replies: readonly Reply[],
  households: readonly Household[],
): Map<string, string> {
  const visibleReplies = replies.filter(({ hidden }) => !hidden);
  const familiesOf = familyFinder(households, visibleReplies);
  const ids = new Set(households.map(({ id }) => id));
  const isOfHousehold = ({ household }: Reply) => household !== null && ids.has(household);
  const counting = new Set(visibleReplies.filter(isOfHousehold).map(({ id }) => id));
  const earlier = earlierAnswers();
  const doubles = new Map<string, string>();
  for (const reply of visibleReplies) {
    if (isOfHousehold(reply)) continue;
    const words = wordsOf(reply);
    const allWords = [...words, ...reply.others.flatMap(nameWordsOf)];
    const entry = { reply, sounds: soundsOf(words), said: soundsOf(allWords) };
    const isKept = reply.aside && reply.doubles !== null && counting.has(reply.doubles);
    const first = reply.counted
      ? null
      : isKept
        ? reply.doubles
        : (repeatedOf(reply, familiesOf(words)) ?? earlier.find(entry));
    if (first !== null) doubles.set(reply.id, first);
    else {
      counting.add(reply.id);
      earlier.add(entry);
    }
  }
  return doubles;
}

/**
 * Finds the household without an answer that a reply of the general link is likely from.
 * @param isFree whether a reply may still be assigned to the household.
 * @returns null where none, or several that nothing tells apart, are likely.
 */
export function householdFinder(
  households: readonly Household[],
  replies: readonly ComparedReply[],
  isFree: (household: Household) => boolean,
): (reply: ComparedReply) => Household | null {
  const familiesOf = familyFinder(
    households,
    replies.filter(({ hidden }) => !hidden),
  );
  return (reply) => {
    const { evidence, families } = familiesOf(wordsOf(reply));
    const free = families.filter(({ household }) => isFree(household));
    const isSure = evidence === "person" || (evidence === "surname" && free.length === 1);
    return isSure || families.length === 1 ? (free[0]?.household ?? null) : null;
  };
}

/** The answer that a reply repeats if all households of its name have answered. */
function repeatedOf(
  { heads }: ComparedReply,
  { evidence, families }: Likely<ComparedReply>,
): string | null {
  const answers = families.flatMap(({ reply }) => reply ?? []);
  if (answers.length === 0 || answers.length < families.length) return null;
  if (evidence === "first" && families.length > 1) return null;
  return (answers.find((answer) => answer.heads === heads) ?? answers[0])?.id ?? null;
}

type Likely<Reply> = { evidence: Evidence; families: Family<Reply>[] };

/** The households that a name is likely of, by the surest evidence alone. */
function familyFinder<Reply extends ComparedReply>(
  households: readonly Household[],
  replies: readonly Reply[],
): (words: readonly NameWord[]) => Likely<Reply> {
  const replyOf = new Map(replies.map((reply) => [reply.household, reply]));
  const bySound = new Map<string, Family<Reply>[]>();
  for (const household of households) {
    const family = familyOf(household, replyOf.get(household.id));
    for (const sound of family.sounds) {
      const others = bySound.get(sound);
      if (others) others.push(family);
      else bySound.set(sound, [family]);
    }
  }
  return (words) => {
    const met = new Set(words.flatMap(({ sound }) => bySound.get(sound) ?? []));
    const byEvidence = Map.groupBy(met, (family) => evidenceOf(words, family));
    const evidence = surest.find((level) => byEvidence.has(level)) ?? "first";
    return { evidence, families: byEvidence.get(evidence) ?? [] };
  };
}

function familyOf<Reply extends ComparedReply>(
  household: Household,
  reply: Reply | undefined,
): Family<Reply> {
  const names = [...namesOf(household), ...(reply ? [reply.name, ...reply.others] : [])];
  const words = [...names, household.salutation].flatMap(everyWordOf);
  return {
    household,
    people: names.map(nameWordsOf),
    sounds: soundsOf(words),
    hasSurname: words.some(({ isSurname }) => isSurname),
    reply,
  };
}

function evidenceOf(words: readonly NameWord[], family: Family<ComparedReply>): Evidence | null {
  const { sounds, people, hasSurname } = family;
  const sound = soundsOf(words);
  const strange = words.filter((word) => !sounds.has(word.sound));
  if (strange.length === 0) {
    if (words.length > 1) return "person";
    return words[0]?.isSurname ? "surname" : "first";
  }
  const namesakes = people.filter((person) => person.every((word) => sound.has(word.sound)));
  const isWhole = (person: readonly NameWord[]) =>
    person.length > 1 && person.some(({ isSurname }) => isSurname);
  if (namesakes.some(isWhole)) return "person";
  // Of another family, or with people whom nobody invited.
  if (hasSurname || strange.some(({ isSurname }) => !isSurname)) return null;
  const firstNames = words.length - strange.length;
  if (firstNames > 1) return "person";
  return namesakes.length > 0 ? "first" : null;
}

/** «Պետրոսյան 4 հոգի» names nobody by the number that it gives. */
function wordsOf({ name, heads }: ComparedReply): NameWord[] {
  const words = nameWordsOf(name);
  return words.length > 1 ? words.filter(({ sound }) => sound !== String(heads)) : words;
}

function soundsOf(words: readonly NameWord[]): ReadonlySet<string> {
  return new Set(words.map(({ sound }) => sound));
}
