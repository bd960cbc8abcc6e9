import type { Role } from "#app/domain/authoring/new/sections.ts";
import type { Packs } from "#app/domain/authoring/resolve.ts";
import type { OccasionType } from "#app/shop/order/kinds.ts";
import { genderOf, isFirstName, isSurname } from "#app/i18n/names.ts";

/** The persons in an order's free text of names. */
export type Celebrated = {
  names: Partial<Record<Role, string | readonly string[]>>;
  surnames: Partial<Record<Role, string>>;
  brideFirst: boolean;
  /**
   * False where the text could not be read, or does not show who is the bride; staff must check it
   * then.
   */
  isSure: boolean;
  /**
   * Names of a couple that the packs do not know as a man's or a woman's; staff must check their
   * roles.
   */
  genderUnknown: string[];
};

/** Words and signs between two names, in all languages of an order. */
const between = /\s+(?:և|եւ|եվ|ու|and|и|en|et|und)\s+|\s*[&+,;/|·•❤♥💍💕]\uFE0F?\s*|\s+[-–—]\s+/iu;

/** The findings about a text before it is read. */
const unread = { surnames: {}, brideFirst: false, isSure: false, genderUnknown: [] };

/** Up to three words of letters. */
const aName = /^[\p{L}\p{M}'’.-]+(?: [\p{L}\p{M}'’.-]+){0,2}$/u;

type Person = {
  name: string;
  surname?: string;
  isKnown: boolean;
  gender: "man" | "woman" | null;
};

/** The initials of one person or of two in an order's names; none for a text that is no such names. */
export function initialsOf(text: string): string[] {
  const parts = text.normalize("NFC").trim().split(between).filter(Boolean);
  return parts.length <= 2 && parts.every((part) => aName.test(part))
    ? parts.flatMap((part) => [...part][0] ?? [])
    : [];
}

/**
 * Reads the names of an order, «Նարեկ և Մարիամ», `Narek Sargsyan & Mariam`, by the packs of names.
 * Of a couple the man is the groom, whoever is named first; where the packs know neither name, the
 * first is.
 */
export function celebratedOf(text: string, type: OccasionType, packs: Packs): Celebrated {
  const typed = text.normalize("NFC").trim();
  const parts = typed.split(between).filter(Boolean);
  const people = parts.every((part) => aName.test(part))
    ? parts.map((part) => personOf(part, packs))
    : [];
  if (type === "wd" || type === "et") return coupleOf(people);
  const areKnown = people.length > 0 && people.every(({ isKnown }) => isKnown);
  if (type === "cp" || (type === "ot" && !areKnown))
    return { ...unread, names: { company: typed }, isSure: true };
  const role = type === "bm" ? "child" : "person";
  const [first] = people;
  if (!first) return { ...unread, names: { [role]: "" } };
  return {
    ...unread,
    names: { [role]: people.length > 1 ? people.map(({ name }) => name) : first.name },
    surnames: people.length === 1 && first.surname ? { [role]: first.surname } : {},
    isSure: people.length === 1,
  };
}

function coupleOf(people: readonly Person[]): Celebrated {
  const [first, second] = people;
  if (!first || !second || people.length > 2) return { ...unread, names: { groom: "", bride: "" } };
  const brideFirst = first.gender === "woman" || (first.gender === null && second.gender === "man");
  const [groom, bride] = brideFirst ? [second, first] : [first, second];
  return {
    names: { groom: groom.name, bride: bride.name },
    surnames: {
      ...(groom.surname ? { groom: groom.surname } : {}),
      ...(bride.surname ? { bride: bride.surname } : {}),
    },
    brideFirst,
    isSure:
      groom.gender !== "woman" && bride.gender !== "man" && (groom.gender ?? bride.gender) !== null,
    genderUnknown: people.flatMap(({ name, gender }) => (gender === null ? [name] : [])),
  };
}

function personOf(part: string, packs: Packs): Person {
  const words = part.split(" ").map((word) => withoutArticle(word, packs));
  const position = words.length > 1 ? words.findLastIndex((word) => isSurname(word, packs)) : -1;
  const name = words.filter((_, index) => index !== position).join(" ");
  const first = words[position === 0 ? 1 : 0] ?? "";
  return {
    name,
    surname: position < 0 ? undefined : words[position],
    isKnown: isFirstName(first, packs),
    gender: genderOf(first, packs),
  };
}

/** Removes the article: «Նարեկն ու Մարիամը» are Նարեկ and Մարիամ. */
function withoutArticle(word: string, packs: Packs): string {
  const bare = word.replace(/[ըն]$/u, "");
  return !isFirstName(word, packs) && isFirstName(bare, packs) ? bare : word;
}
