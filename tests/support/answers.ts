import type { GivenAnswer } from "#app/domain/reply/columns.ts";

/** A guest who comes, with no further fields. */
export const plainAnswer: GivenAnswer = {
  name: "Անի Պետրոսյան",
  response: "Yes",
  guestsNumber: 2,
  people: null,
  emailTo: null,
  children: null,
  diet: null,
  side: null,
  otherGuest: null,
  attending: null,
  parts: null,
  joinFrom: null,
  withPartner: false,
  message: null,
};
