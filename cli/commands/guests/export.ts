import * as v from "valibot";
import { householdsCsv } from "#app/domain/guests/import/format.ts";
import { defineCommand } from "../../command.ts";
import { householdAnswer } from "../../guests/guest-answers.ts";
import { readHouseholds } from "../../guests/households.ts";
import { printTable } from "../../guests/private-table.ts";
import { count } from "../../output.ts";

export const command = defineCommand({
  after: "guests links",
  description: "all fields as a table (CSV) that import reads back",
  arguments: ["<kind/slug>"],
  options: {
    "--out <file>": "write it to a file, not to the output",
  },
  examples: ["guests export wedding/anna-arman --out guests.csv --remote"],
  guarantee: { changes: "files", again: "same" },
  answer: v.array(householdAnswer),
  async run(address, options, open) {
    const { households } = await readHouseholds(await open(), address);
    await printTable(householdsCsv(households), count(households.length, "household"), options);
    return households;
  },
});
