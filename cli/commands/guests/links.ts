import * as v from "valibot";
import { personalLinkOf } from "#app/domain/guests/links.ts";
import { guarded } from "#app/lib/csv.ts";
import { notPublished } from "../../address.ts";
import * as shapes from "../../answer-shapes.ts";
import { defineCommand } from "../../command.ts";
import { readHouseholds } from "../../guests/households.ts";
import { printTable } from "../../guests/private-table.ts";
import { count } from "../../output.ts";
import { siteOrigin } from "../../site-address.ts";

export const command = defineCommand({
  after: "guests list",
  description: "salutations, phones and personal links, to paste into a sheet",
  arguments: ["<kind/slug>"],
  options: {
    "--out <file>": "write them to a file, not to the output",
  },
  examples: ["guests links wedding/anna-arman --out links.tsv --remote"],
  guarantee: { changes: "files", again: "same" },
  answer: v.array(
    v.strictObject({
      id: v.string(),
      salutation: v.string(),
      phone: shapes.text,
      link: v.string(),
    }),
  ),
  /**
   * Salutation, phone and personal link of each household, with tabs between, to paste into a
   * sheet. A revoked link is left out.
   */
  async run(address, options, open) {
    const origin = await siteOrigin(options);
    const { path, invitation, households } = await readHouseholds(await open(), address);
    if (!invitation) throw notPublished(path, options);
    const links = households.flatMap((household) => {
      const { id, salutation, phone, code } = household;
      if (code === null) return [];
      return [{ id, salutation, phone, link: personalLinkOf(invitation, household, origin) }];
    });
    const lines = links.map(({ salutation, phone, link }) =>
      [guarded(salutation), guarded(phone ?? ""), link].join("\t"),
    );
    const table = lines.map((line) => `${line}\n`).join("");
    await printTable(table, count(links.length, "link"), options);
    return links;
  },
});
