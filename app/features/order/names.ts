import { isSurname, keyOfName } from "#app/features/authoring/new-names.ts";
import type { Role } from "#app/features/authoring/new-sections.ts";
import type { Packs } from "#app/features/authoring/resolve.ts";
import type { OccasionType } from "#app/features/order/occasion-type.ts";

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
};

/** Women's names of the pack; its other names are men's, and unknown names may be either. */
const women = new Set(
  (
    "alina anahit ani anna anush araksya arevik armine arpi astghik elen eva gayane gohar hasmik " +
    "hripsime karine kristine lia lilit lusine mane maria mariam marine meri milena naira nane nare " +
    "narine nune ruzanna shushan siranush sona syuzanna tatev varduhi yana zaruhi tsovinar ameli mila sofi"
  ).split(" "),
);

/** Words and signs between two names, in all languages of an order. */
const between = /\s+(?:և|եւ|եվ|ու|and|и|en|et|und)\s+|\s*[&+,;/|·•❤♥💍💕]\uFE0F?\s*|\s+[-–—]\s+/iu;

/** Up to three words of letters. */
const aName = /^[\p{L}\p{M}'’.-]+(?: [\p{L}\p{M}'’.-]+){0,2}$/u;

type Person = { name: string; surname?: string; sex: "woman" | "man" | null };

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
  const known = people.length > 0 && people.every(({ sex }) => sex !== null);
  if (type === "cp" || (type === "ot" && !known))
    return { names: { company: typed }, surnames: {}, brideFirst: false, isSure: true };
  const role = type === "bm" ? "child" : "person";
  const [first] = people;
  if (!first) return { names: { [role]: "" }, surnames: {}, brideFirst: false, isSure: false };
  return {
    names: { [role]: people.length > 1 ? people.map(({ name }) => name) : first.name },
    surnames: people.length === 1 && first.surname ? { [role]: first.surname } : {},
    brideFirst: false,
    isSure: people.length === 1,
  };
}

function coupleOf(people: readonly Person[]): Celebrated {
  const [first, second] = people;
  if (!first || !second || people.length > 2)
    return { names: { groom: "", bride: "" }, surnames: {}, brideFirst: false, isSure: false };
  const brideFirst = first.sex === "woman" || (first.sex === null && second.sex === "man");
  const [groom, bride] = brideFirst ? [second, first] : [first, second];
  return {
    names: { groom: groom.name, bride: bride.name },
    surnames: {
      ...(groom.surname ? { groom: groom.surname } : {}),
      ...(bride.surname ? { bride: bride.surname } : {}),
    },
    brideFirst,
    isSure: groom.sex !== "woman" && bride.sex !== "man" && (groom.sex ?? bride.sex) !== null,
  };
}

function personOf(part: string, packs: Packs): Person {
  const words = part.split(" ").map((word) => withoutArticle(word, packs));
  const at = words.length > 1 ? words.findLastIndex((word) => isSurname(word, packs)) : -1;
  const name = words.filter((_, index) => index !== at).join(" ");
  const key = keyOfName(words[at === 0 ? 1 : 0] ?? "", packs);
  return {
    name,
    surname: at < 0 ? undefined : words[at],
    sex: key === null ? null : women.has(key) ? "woman" : "man",
  };
}

/** Removes the article: «Նարեկն ու Մարիամը» are Նարեկ and Մարիամ. */
function withoutArticle(word: string, packs: Packs): string {
  const bare = word.replace(/[ըն]$/u, "");
  return keyOfName(word, packs) === null && keyOfName(bare, packs) !== null ? bare : word;
}
