import type { TFunction } from "i18next";
import type { Place } from "#app/domain/invitation/reply/fields.ts";

/** A person of a household as named when the reply was given, and whether they come. */
export type GivenPerson = {
  /** Null for a guest without a name. */
  name: string | null;
  child: boolean;
  comes: boolean;
  /** The parts of the day to which they come; left out where all who come are at the same. */
  parts?: Place[] | undefined;
};

type Named = Pick<GivenPerson, "name" | "child">;

/** The people of a household who come. */
export function comingOf(people: readonly GivenPerson[]): GivenPerson[] {
  return people.filter(({ comes }) => comes);
}

/** Names of people; several guests without a name are numbered. */
export function calledPeople(people: readonly Named[], t: TFunction): string[] {
  return people.map(({ name, child }, index) => {
    if (name !== null) return name;
    const label = t(child ? "dashboard:person.child" : "dashboard:person.guest");
    const isAlike = (other: Named) => other.name === null && other.child === child;
    if (people.filter(isAlike).length < 2) return label;
    return `${label} ${people.slice(0, index + 1).filter(isAlike).length}`;
  });
}

/** A line of who comes and who does not; with parts of the day where those differ. */
export function givenPeopleText(people: readonly GivenPerson[], t: TFunction): string {
  const names = calledPeople(people, t);
  const isByPart = people.some(({ parts }) => parts);
  return people
    .map(({ comes, parts }, index) => {
      const name = names[index] ?? "";
      if (!comes || !parts)
        return t(comes ? "dashboard:person.comes" : "dashboard:person.absent", { name });
      return t("dashboard:person.parts", { name, parts: placesText(parts, t) });
    })
    .join(isByPart ? "; " : ", ");
}

/** The names of parts of the day, in a line. */
export function placesText(parts: readonly Place[], t: TFunction): string {
  return parts.map((place) => t(`dashboard:place.${place}`)).join(", ");
}
