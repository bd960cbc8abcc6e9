import { personalLinkOf } from "#app/domain/guests/household-link.ts";
import { guarded } from "#app/lib/csv.ts";
import { notPublished } from "../../address.ts";
import { count, printJson } from "../../output.ts";
import { siteOrigin } from "../../site-address.ts";
import { withStore } from "../../store.ts";
import { type FileOptions, printTable } from "../../guests/private-table.ts";
import { readHouseholds } from "../../guests/households.ts";

/**
 * `studio guests links KIND/SLUG`: salutation, phone and personal link of each household, with tabs
 * between, to paste into a sheet. A revoked link is left out.
 */
export async function guestLinks(address: string, options: FileOptions): Promise<void> {
  const remote = options.remote ?? false;
  const origin = await siteOrigin(options);
  const { path, invitation, households } = await withStore(remote, (store) =>
    readHouseholds(store, address),
  );
  if (!invitation) throw notPublished(path, options);
  const links = households.flatMap((household) => {
    const { id, salutation, phone, code } = household;
    if (code === null) return [];
    return [{ id, salutation, phone, link: personalLinkOf(invitation, household, origin) }];
  });
  if (options.json) return printJson(links);
  const lines = links.map(({ salutation, phone, link }) =>
    [guarded(salutation), guarded(phone ?? ""), link].join("\t"),
  );
  await printTable(lines.map((line) => `${line}\n`).join(""), count(links.length, "link"), options);
}
