import type { TFunction } from "i18next";
import type { PublishedInvitation } from "#app/domain/invitation/schema.ts";
import type { Language } from "#app/i18n/languages.ts";
import { sideLabel } from "#app/domain/guests/texts.ts";
import { headsOf, type GivenAnswer } from "#app/domain/reply/columns.ts";
import { namedSides } from "#app/domain/reply/fields.ts";
import { givenPeopleText, placesText } from "#app/domain/reply/people/format.ts";
import { partsText } from "#app/domain/reply/parts/rules.ts";
import type { FieldName } from "#app/domain/invitation/reply/fields.ts";

/** The languages in which answers are formatted. */
export type AnswerFormat = {
  invitation: Pick<PublishedInvitation, "reply" | "languages"> | null;
  /** A language that the invitation has; that of `t` may be another. */
  language: Language;
  t: TFunction;
};

/** A field of an answer as text; null when it was not answered. */
export function formatAnswer(
  answer: GivenAnswer,
  field: FieldName,
  wording: AnswerFormat,
): string | null {
  const { t } = wording;
  const coming = answer.response === "Yes";
  switch (field) {
    case "response":
      return t(coming ? "dashboard:answer.yes" : "dashboard:answer.no");
    case "guestsNumber":
      return coming ? String(headsOf(answer)) : null;
    case "people":
      return answer.people && givenPeopleText(answer.people, t);
    case "emailTo":
      return answer.emailTo && sideLabel(answer.emailTo, t);
    case "side":
      return answer.side && formatSide(answer.side, wording);
    case "attending":
      return answer.attending && placesText(answer.attending, t);
    case "parts":
      return answer.parts && partsText(answer.parts, t);
    case "joinFrom":
      return answer.joinFrom && t(`dashboard:join-from.${answer.joinFrom}`);
    case "withPartner":
      return answer.withPartner ? t("dashboard:answer.yes") : null;
    case "children":
      return answer.children?.toString() ?? null;
    default:
      return answer[field];
  }
}

/**
 * A stored value of `side` as text. A person who is no longer in the definition keeps the name
 * stored with the reply.
 */
export function formatSide(side: string, { invitation, language, t }: AnswerFormat): string {
  const sides = invitation ? namedSides(invitation, language) : [];
  return sides.find(({ value }) => value === side)?.label ?? sideLabel(side, t);
}

/** The language for an invitation's own texts where a reader wants `wanted`. */
export function languageOfTexts(
  invitation: Pick<PublishedInvitation, "languages"> | null,
  preferredLanguage: Language,
): Language {
  const listed = invitation?.languages ?? [];
  return listed.includes(preferredLanguage) ? preferredLanguage : (listed[0] ?? preferredLanguage);
}
