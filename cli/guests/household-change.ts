import { recordChange } from "#app/domain/change-log/mutations.server.ts";
import type { ChangeKind } from "#app/domain/change-log/kinds.ts";
import { peopleText } from "#app/domain/guests/names/format.ts";
import type { Household } from "#app/domain/guests/schema.ts";
import { ask } from "../ask.ts";
import { notFound, type Options } from "../output.ts";
import type { Store, OpenStore } from "../store.ts";
import { readHouseholds } from "./households.ts";

type HouseholdChange = {
  question: (people: string) => string;
  otherwise: string;
  change: (store: Store, path: string, household: Household) => Promise<boolean>;
};

/** The couple's log entry of a change that the studio makes for them. */
export function recordOf(
  db: D1Database,
  invitation: string,
  kind: ChangeKind,
  household: Household,
): D1PreparedStatement {
  const author = { invitation, person: null, now: Date.now() };
  return recordChange(db, author, kind, { name: peopleText(household) }, [household.id]);
}

/** Changes a household once it was asked. @throws UserError for one that is not there (any more). */
export async function changeHousehold(
  open: OpenStore,
  address: string,
  id: string,
  options: Options,
  { question, otherwise, change }: HouseholdChange,
): Promise<Household> {
  const store = await open();
  const { path, households } = await readHouseholds(store, address);
  const household = households.find((candidate) => candidate.id === id);
  const missing = `${path} has no household ${id}: npm run studio -- guests list ${path}`;
  if (!household) throw notFound(missing);
  await ask(question(peopleText(household)), otherwise, options);
  if (!(await change(store, path, household))) throw notFound(missing);
  return household;
}
