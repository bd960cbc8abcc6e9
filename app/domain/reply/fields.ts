import type { PublishedInvitation } from "#app/domain/invitation/schema.ts";
import { pick } from "#app/domain/invitation/written-text.ts";
import { scheduleOf, type Programme } from "#app/domain/invitation/schedule.ts";
import { defaultLanguage, type Language } from "#app/i18n/languages.ts";
import { isGiven, type GivenAnswer } from "#app/domain/reply/columns.ts";
import {
  fieldNames,
  places,
  replyFields,
  programmeItemsOfPlace,
  type FieldName,
  type Place,
} from "#app/domain/invitation/reply/fields.ts";

type Asking = Pick<PublishedInvitation, "reply" | "sections" | "hosts" | "languages">;

/**
 * The fields that an invitation's form asks besides name and response, in the definition's order.
 * The recipient follows the number of guests.
 */
export function formFields({ reply }: Pick<Asking, "reply">): FieldName[] {
  if (!reply) return [];
  const fields: FieldName[] = [...new Set(reply.fields)];
  if (reply.recipients === "choose")
    fields.splice(fields.indexOf("guestsNumber") + 1, 0, "emailTo");
  return fields;
}

/**
 * The fields to show for some replies: those asked now, and those answered while the form still
 * asked them.
 * @param invitation null when it is no longer published.
 */
export function listedFields(
  invitation: Asking | null,
  answers: readonly ((GivenAnswer & { unreadable?: FieldName[] }) | null)[],
): FieldName[] {
  const currentFields = invitation ? formFields(invitation) : [];
  return fieldNames.filter(
    (name) =>
      replyFields[name].always ||
      currentFields.includes(name) ||
      answers.some((answer) => isGiven(answer, name) || answer?.unreadable?.includes(name)),
  );
}

/**
 * The parts of the day that a page shows, in the order of its hours: those of which it has a venue,
 * and the bus between two of them.
 */
export function placesOf(invitation: Pick<Asking, "sections" | "reply"> & Programme): Place[] {
  const { sections, reply } = invitation;
  const venues = sections.flatMap((section) => (section.type === "venue" ? [section] : []));
  const hours = scheduleOf(invitation);
  const startOf = (place: Place) => {
    const items: readonly (string | undefined)[] = programmeItemsOfPlace[place];
    const hour = hours.find(({ programmeItem }) => items.includes(programmeItem));
    return hour?.at ?? Infinity;
  };
  const visiblePlaces = places.filter((place) => {
    const items: readonly (string | undefined)[] = programmeItemsOfPlace[place];
    return venues.some(({ programmeItem }) => items.includes(programmeItem));
  });
  const inOrder = visiblePlaces.toSorted((part, other) => startOf(part) - startOf(other) || 0);
  return reply?.bus && inOrder.length > 1 ? [...inOrder, "bus"] : inOrder;
}

/** Persons other than groom and bride whom a guest may name, by the name that D1 stores. */
export function namedSides(
  { reply, languages }: Pick<Asking, "reply" | "languages">,
  language: Language,
): { value: string; label: string }[] {
  const [first = language] = languages;
  return (reply?.sides ?? []).map((name) => ({
    value: pick(name, first),
    label: pick(name, language),
  }));
}

/** The possible values of `side`: hosts first, then the named persons. */
export function sideValues(invitation: Asking): string[] {
  const hosts = (["groom", "bride"] as const).filter((host) => invitation.hosts[host]);
  const [first = defaultLanguage] = invitation.languages;
  return [...hosts, ...namedSides(invitation, first).map(({ value }) => value)];
}
