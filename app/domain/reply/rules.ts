import { formatDate, wallTimeOf } from "#app/i18n/dates.ts";
import { scriptOf, type Language } from "#app/i18n/languages.ts";
import type { PublishedInvitation } from "#app/domain/invitation/schema.ts";
import { formFields, placesOf, sideValues } from "#app/domain/reply/fields.ts";
import { joinPlaces, type FieldName, type Place } from "#app/domain/invitation/reply/fields.ts";
import type { Household } from "#app/domain/guests/schema.ts";
import { askedPeople } from "#app/domain/reply/people/fields.ts";
import type { AskedPerson, ReplyRules } from "#app/domain/reply/schema.ts";
import type { TFunction } from "i18next";

export type ReplySettings = NonNullable<PublishedInvitation["reply"]>;

type Invited = Pick<Household, "people" | "adults" | "children">;

/**
 * The validation rules of an invitation's form in one language. A household answers for its seats,
 * and is asked how many come where it has several, or who comes where it is asked by name.
 * @param called what the household is called; null where nobody's name is known.
 */
export function rulesOf(
  invitation: PublishedInvitation,
  reply: ReplySettings,
  language: Language,
  household: Invited | null = null,
  called: string | null = null,
): ReplyRules {
  const places = placesOf(invitation);
  const fields = askedOf(formFields(invitation), places, household);
  const seats = household && household.adults + household.children;
  const people = household && fields.includes("people") ? askedPeople(household) : [];
  return {
    fields:
      household && people.length > 0
        ? fieldsByName(fields, people, household)
        : fieldsByNumber(fields, seats),
    guestsMax: seats ?? reply.guests.max,
    // Its names are there already, in the letters that the hosts chose.
    letters: household || reply.letters === "any" ? "any" : scriptOf(language),
    language,
    response: reply.response,
    sides: sideValues(invitation),
    places,
    people,
    all: people.length > 0 && people.length <= (seats ?? 0),
    household: called ?? "",
  };
}

/**
 * Fields to ask: where the page shows one part of the day, whoever comes is there. A household that
 * does not see both is not asked at which of them it joins.
 */
function askedOf(
  fields: readonly FieldName[],
  places: readonly Place[],
  household: Invited | null,
): FieldName[] {
  const joins = household === null || joinPlaces.every((place) => places.includes(place));
  return fields.filter(
    (field) => (field !== "attending" || places.length > 1) && (field !== "joinFrom" || joins),
  );
}

/**
 * Fields to ask beside names: whoever says who comes has said how many and with whom. Children are
 * asked for where the household has more seats for them than are known to be children's.
 */
function fieldsByName(
  fields: readonly FieldName[],
  people: readonly AskedPerson[],
  { children }: Invited,
): FieldName[] {
  const areChildrenKnown = people.filter(({ child }) => child).length >= children;
  return fields.filter(
    (field) =>
      field !== "guestsNumber" &&
      field !== "withPartner" &&
      (field !== "children" || !areChildrenKnown),
  );
}

function fieldsByNumber(fields: readonly FieldName[], seats: number | null): FieldName[] {
  // "With my partner" is no answer for one seat.
  const questions = fields.filter(
    (field) => field !== "people" && (field !== "withPartner" || seats !== 1),
  );
  const asksNumber = seats !== null && seats > 1 && !questions.includes("guestsNumber");
  return asksNumber ? ["guestsNumber", ...questions] : questions;
}

/** The deadline as text; null without one. */
export function deadlineText(reply: ReplySettings, t: TFunction): string | null {
  return reply.deadline ? formatDate(t, wallTimeOf(reply.deadline), "until") : null;
}

/** All possible recipients of replies to this invitation. */
export function everyRecipientOf(
  invitation: Pick<PublishedInvitation, "hosts" | "reply">,
): string[] {
  const sides = ["groom", "bride", null] as const;
  return [...new Set(sides.flatMap((side) => recipientsOf(invitation, side)))];
}

/**
 * The recipients of a reply: those that `recipients` names, else the default address, else every
 * host with an address.
 */
export function recipientsOf(
  invitation: Pick<PublishedInvitation, "hosts" | "reply">,
  emailTo: "groom" | "bride" | null,
): string[] {
  const { groom, bride, child, parents, person, company } = invitation.hosts;
  const fallback = invitation.reply?.defaultEmail;
  const chosen = {
    groom: [groom?.email],
    bride: [bride?.email],
    both: [groom?.email, bride?.email],
    choose: [emailTo ? invitation.hosts[emailTo]?.email : undefined],
    default: fallback ? [fallback] : [child?.email, parents?.email, person?.email, company?.email],
  }[invitation.reply?.recipients ?? "default"];
  const all = [groom, bride, child, parents, person, company].map((host) => host?.email);
  const addressLists = [chosen, [fallback], all].map((list) =>
    list.filter((address) => address !== undefined),
  );
  // None of the intended ones may be left in content of a later release.
  return [...new Set(addressLists.find((list) => list.length > 0))];
}
