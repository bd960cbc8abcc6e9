import type { Finding } from "#app/domain/invitation/finding.ts";
import { isArmenianPath } from "#app/domain/invitation/armenian-paths.ts";
import { isDemo } from "#app/domain/invitation/kinds.ts";
import type { Definition, Template } from "#app/domain/invitation/schema.ts";
import { studioPhone } from "#app/domain/invitation/schema/fields.ts";
import { offeredLanguages, type Language } from "#app/i18n/languages.ts";
import { studio } from "#app/i18n/studio.ts";

/** Numbers of a person, each of which may be `studio` in a definition. */
type Contacts = Partial<Record<string, unknown>>;

/**
 * The fields of a definition that name the studio's numbers, with the numbers of
 * content/studio.json. A messenger that the studio does not have is left out; without any the form
 * takes the chat's place.
 */
export function withStudioNumbers({
  organiser,
  reply,
}: Pick<Definition | Template, "organiser" | "reply">): { organiser?: object; reply?: object } {
  return {
    ...(organiser && { organiser: numbersOf(organiser) }),
    ...(reply && { reply: withNumbersInChat(reply) }),
  };
}

function withNumbersInChat({ chat, ...form }: NonNullable<Definition["reply"]>): object {
  const ways = chat ? numbersOf(chat) : {};
  return ways.whatsapp || ways.viber || ways.telegram ? { ...form, chat: ways } : form;
}

function numbersOf(contacts: Contacts): Contacts {
  const studioNumbers: Contacts = studio;
  const written = Object.entries(contacts).map(
    ([way, number]) => [way, number === studioPhone ? studioNumbers[way] : number] as const,
  );
  return Object.fromEntries(written.filter(([, number]) => number !== undefined));
}

/**
 * The languages of a page: of a demo those that the studio offers, where it has any of them. A
 * customer's stay as they were ordered.
 */
export function languagesShown(definition: Definition | Template): Language[] {
  const { languages } = definition;
  const offered = languages.filter((language) => offeredLanguages.includes(language));
  return isDemo(definition) && offered.length > 0 ? offered : languages;
}

/**
 * Languages of a customer's invitation that the studio does not offer, and a missing Armenian where
 * `content/studio.json` lists the page as Armenian.
 */
export function languageOfferFindings(definition: Definition | Template): Finding[] {
  const { kind, slug, languages } = definition;
  if (isArmenianPath(`${kind}/${slug}`) && !languages.includes("am"))
    return [{ path: ["languages"], message: "content/studio.json lists this page as Armenian" }];
  if (isDemo(definition)) return [];
  return definition.languages.flatMap((language, index) =>
    offeredLanguages.includes(language)
      ? []
      : [
          {
            path: ["languages", index],
            message: `content/studio.json offers ${offeredLanguages.join(", ")}, not ${language}`,
          },
        ],
  );
}
