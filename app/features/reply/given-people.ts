import type { TFunction } from "i18next";

/** A person of a household as named when the reply was given, and whether they come. */
export type GivenPerson = {
  /** Null for a guest without a name. */
  name: string | null;
  child: boolean;
  comes: boolean;
};

type Named = Pick<GivenPerson, "name" | "child">;

/** Those of a household's people who come. */
export function comingOf(people: readonly GivenPerson[]): GivenPerson[] {
  return people.filter(({ comes }) => comes);
}

/** What each person is called; several guests without a name are numbered. */
export function calledPeople(people: readonly Named[], t: TFunction): string[] {
  return people.map(({ name, child }, index) => {
    if (name !== null) return name;
    const label = t(child ? "desk:person.child" : "desk:person.guest");
    const isAlike = (other: Named) => other.name === null && other.child === child;
    if (people.filter(isAlike).length < 2) return label;
    return `${label} ${people.slice(0, index + 1).filter(isAlike).length}`;
  });
}

/** Who comes and who does not, in one line. */
export function givenPeopleText(people: readonly GivenPerson[], t: TFunction): string {
  const names = calledPeople(people, t);
  return people
    .map(({ comes }, index) =>
      t(comes ? "desk:person.comes" : "desk:person.absent", { name: names[index] ?? "" }),
    )
    .join(", ");
}
