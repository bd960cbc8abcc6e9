import { householdsCsv } from "#app/domain/guests/import/table.ts";
import { count, printJson } from "../../output.ts";
import { withStore } from "../../store.ts";
import { type FileOptions, printTable } from "../../guests/private-table.ts";
import { readHouseholds } from "../../guests/households.ts";

/** `studio guests export KIND/SLUG`: all fields as CSV, which `studio guests import` reads back. */
export async function exportGuests(address: string, options: FileOptions): Promise<void> {
  const { households } = await withStore(options.remote ?? false, (store) =>
    readHouseholds(store, address),
  );
  if (options.json) return printJson(households);
  await printTable(householdsCsv(households), count(households.length, "household"), options);
}
