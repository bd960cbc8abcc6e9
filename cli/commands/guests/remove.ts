import * as v from "valibot";
import { findDoublesAnew } from "#app/domain/reply/doubles/mutations.server.ts";
import { endKeys } from "#app/domain/reply/key/mutations.server.ts";
import { deleteHousehold } from "#app/domain/guests/link/mutations.server.ts";
import { peopleText } from "#app/domain/guests/names/format.ts";
import { defineCommand } from "../../command.ts";
import { recordOf, changeHousehold } from "../../guests/household-change.ts";
import { say } from "../../output.ts";

export const command = defineCommand({
  after: "guests export",
  description: "remove a household and its link; its reply stays",
  arguments: ["<kind/slug>", "<id>"],
  examples: ["guests remove wedding/anna-arman ID --remote"],
  guarantee: { changes: "storage", again: "same" },
  answer: v.strictObject({ removed: v.string() }),
  async run(address, id, options, open) {
    const household = await changeHousehold(open, address, id, options, {
      question: (people) => `Remove ${people} and end their link`,
      otherwise: "Nobody was removed.",
      change: async ({ db }, path, removedHousehold) => {
        const isGone = await deleteHousehold(db, path, id, [
          recordOf(db, path, "household-removed", removedHousehold),
          ...endKeys(db, path, id),
        ]);
        await findDoublesAnew(db, path, Date.now());
        return isGone;
      },
    });
    say(options, `${peopleText(household)} removed.`);
    return { removed: id };
  },
});
