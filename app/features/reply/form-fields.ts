import type { PublishedInvitation } from "#app/features/invitation/schema.ts";
import { pick } from "#app/features/invitation/written-text.ts";
import type { Language } from "#app/i18n/languages.ts";
import { isGiven, type GivenAnswer } from "#app/features/reply/answer.ts";
import {
  fieldNames,
  places,
  replyFields,
  programmeItemOfPlace,
  type FieldName,
  type Place,
} from "#app/features/invitation/reply-fields.ts";

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

/** The places for which an invitation has a venue. */
export function placesOf({ sections }: Pick<Asking, "sections">): Place[] {
  return places.filter((place) =>
    sections.some(
      (section) => section.type === "venue" && section.stage === programmeItemOfPlace[place],
    ),
  );
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
  const [first = "am"] = invitation.languages;
  return [...hosts, ...namedSides(invitation, first).map(({ value }) => value)];
}
