import type { Language } from "#app/i18n/languages.ts";
import type { PublishedInvitation } from "#app/domain/invitation/schema.ts";
import { pick } from "#app/domain/invitation/written-text.ts";

/**
 * The hosts whose names head an invitation, in the order the customer chose: a couple, a child, a
 * person or a company; the parents where they alone invite.
 */
export function namedHosts({ hosts, order }: Pick<PublishedInvitation, "hosts" | "order">) {
  const { groom, bride, child, person, company, parents } = hosts;
  const couple = order === "bride-first" ? [bride, groom] : [groom, bride];
  const celebrants = [...couple, child, person, company].filter((host) => host !== undefined);
  return celebrants.length > 0 ? celebrants : [parents].filter((host) => host !== undefined);
}

/** Names with surnames where given, for calendars, mails and og-images. */
export function fullNamesOf(invitation: PublishedInvitation, language: Language): string[] {
  return namedHosts(invitation).map(({ name, surname }) =>
    [name, surname].flatMap((text) => (text ? [pick(text, language)] : [])).join(" "),
  );
}

/** The hosts' surname and parents, shown beside their names. */
export function familyOf(
  invitation: Pick<PublishedInvitation, "hosts" | "order">,
  language: Language,
) {
  const hosts = namedHosts(invitation);
  const { child, person, parents } = invitation.hosts;
  return {
    surnames: hosts.map(({ surname }) => surname && pick(surname, language)),
    parents: parents && !hosts.includes(parents) ? pick(parents.name, language) : null,
    age: child?.age ?? person?.age ?? null,
  };
}
