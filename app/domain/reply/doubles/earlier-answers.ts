import type { ComparedReply } from "#app/domain/reply/doubles/types.ts";

/** A reply by its name's words as they sound. */
type Answer = {
  reply: ComparedReply;
  sounds: ReadonlySet<string>;
  /** With those of the people whom it names beside. */
  said: ReadonlySet<string>;
};

/** Words of a name that are compared in pairs. */
const mostWords = 12;

/**
 * The replies through the general link that count, to be found by a later one of the same name. Ten
 * thousand have a few hundred names between them, so that each is found by two of its words.
 */
export function earlierAnswers(): {
  add: (answer: Answer) => void;
  /** The id of the earliest that a later one likely repeats; null where there is none. */
  find: (answer: Answer) => string | null;
} {
  const byName = new Map<string, Answer[]>();
  /** Under two words of their names, and under each two of what they say. */
  const byOwnPair = new Map<string, Answer[]>();
  const bySaidPair = new Map<string, Answer[]>();
  return {
    add: (answer) => {
      put(byName, nameOf(answer.sounds), answer);
      const [ownPair] = pairsOf(answer.sounds);
      if (ownPair !== undefined) put(byOwnPair, ownPair, answer);
      for (const pair of pairsOf(answer.said)) put(bySaidPair, pair, answer);
    },
    find: (answer) => {
      const alike = byName.get(nameOf(answer.sounds)) ?? [];
      const [namePair] = pairsOf(answer.sounds);
      if (namePair === undefined)
        return alike.find((candidate) => isAsMany(candidate, answer))?.reply.id ?? null;
      const mentions = [
        ...pairsOf(answer.said).flatMap((pair) => byOwnPair.get(pair) ?? []),
        ...(bySaidPair.get(namePair) ?? []),
      ];
      const matches = [...alike, ...mentions.filter((entry) => isPartOf(entry, answer))];
      return matches[0]?.reply.id ?? null;
    },
  };
}

/**
 * A single word, such as a first name, is many people's: only the same answer again is a
 * repetition.
 */
function isAsMany({ reply: candidate }: Answer, { reply: other }: Answer): boolean {
  return candidate.heads === other.heads && candidate.response === other.response;
}

/** «Արամ Պետրոսյան» and «Արամ և Անի Պետրոսյան» are of one household. */
function isPartOf(candidate: Answer, other: Answer): boolean {
  return candidate.sounds.isSubsetOf(other.said) || other.sounds.isSubsetOf(candidate.said);
}

function nameOf(sounds: ReadonlySet<string>): string {
  return [...sounds].toSorted().join(" ");
}

function pairsOf(sounds: ReadonlySet<string>): string[] {
  const words = [...sounds].toSorted().slice(0, mostWords);
  return words.flatMap((word, index) => words.slice(index + 1).map((other) => `${word} ${other}`));
}

function put(answers: Map<string, Answer[]>, key: string, answer: Answer): void {
  const others = answers.get(key);
  if (others) others.push(answer);
  else answers.set(key, [answer]);
}
