import { namedHosts } from "#app/domain/invitation/hosts.ts";
import { daysBetween, movedBy } from "#app/domain/invitation/move-dates.ts";
import type { PublishedInvitation } from "#app/domain/invitation/schema.ts";
import { isPersonalised, type Personalisation } from "#app/domain/personalisation/schema.ts";

/** The template with the visitor's personalisation, or unchanged without one. */
export function personalised(
  template: PublishedInvitation,
  personalisation: Personalisation | null,
): PublishedInvitation {
  return personalisation && isPersonalised(personalisation)
    ? personalise(template, personalisation)
    : template;
}

/**
 * Replaces a template's names and day by the visitor's, the names in each language's spelling.
 * Everything on that day moves by the same number of whole days. The demo's surnames, parents and
 * ages are dropped once a name is given.
 */
export function personalise(
  template: PublishedInvitation,
  personalisation: Personalisation,
): PublishedInvitation {
  const invitation = withNames(template, personalisation);
  return personalisation.date === "" ? invitation : onDay(invitation, personalisation.date);
}

function withNames(
  template: PublishedInvitation,
  { first, second, spellings }: Personalisation,
): PublishedInvitation {
  const names = [first, second];
  if (names.every((name) => name === "")) return template;
  const celebrants = namedHosts(template);
  const hosts = Object.entries(template.hosts).flatMap(([role, host]) => {
    const index = host ? celebrants.indexOf(host) : -1;
    const name = names[index];
    if (name === undefined || name === "") return role === "parents" ? [] : [[role, host]];
    const everywhere = Object.fromEntries(
      template.languages.map((language) => [language, spellings?.[index]?.[language] || name]),
    );
    return [[role, { ...host, name: everywhere, surname: undefined }]];
  });
  return { ...template, description: undefined, hosts: Object.fromEntries(hosts) };
}

function onDay(template: PublishedInvitation, date: string): PublishedInvitation {
  return movedBy(template, daysBetween(template.event.start.slice(0, 10), date));
}
