import * as v from "valibot";
import { endKeys } from "#app/domain/reply/key/mutations.server.ts";
import { renewCode } from "#app/domain/guests/link/mutations.server.ts";
import { personalLinkOf } from "#app/domain/guests/links.ts";
import { peopleText } from "#app/domain/guests/names/format.ts";
import { notPublished } from "../../address.ts";
import { defineCommand } from "../../command.ts";
import { recordOf, changeHousehold } from "../../guests/household-change.ts";
import { readHouseholds } from "../../guests/households.ts";
import { print, say } from "../../output.ts";
import { siteOrigin } from "../../site-address.ts";

export const command = defineCommand({
  after: "guests remove",
  description: "make a new link for a household; the old one stops",
  arguments: ["<kind/slug>", "<id>"],
  examples: ["guests renew wedding/anna-arman ID --remote"],
  guarantee: { changes: "storage", again: "more" },
  answer: v.strictObject({ id: v.string(), link: v.string() }),
  async run(address, id, options, open) {
    const origin = await siteOrigin(options);
    let link = "";
    const household = await changeHousehold(open, address, id, options, {
      question: (people) => `End the link of ${people} and make a new one`,
      otherwise: "The link is as it was.",
      change: async (store, path, storedHousehold) => {
        const record = recordOf(store.db, path, "household-link-renewed", storedHousehold);
        const ends = [record, ...endKeys(store.db, path, id)];
        if (!(await renewCode(store.db, path, id, ends))) return false;
        const { invitation, households } = await readHouseholds(store, address);
        const renewed = households.find((candidate) => candidate.id === id);
        if (!invitation) throw notPublished(path, options);
        if (renewed?.code) link = personalLinkOf(invitation, renewed, origin);
        return link !== "";
      },
    });
    say(options, `New link of ${peopleText(household)}:`);
    print(options, link);
    return { id, link };
  },
});
