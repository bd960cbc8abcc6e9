import { createLink } from "#app/domain/couple-link/mutations.server.ts";
import { deleteHouseholdsOf, saveHouseholds } from "#app/domain/guests/mutations.server.ts";
import type { NewHousehold } from "#app/domain/guests/schema.ts";
import type { GivenAnswer } from "#app/domain/reply/columns.ts";
import { deleteRepliesOf, saveReply } from "#app/domain/reply/mutations.server.ts";
import { withStore } from "../../cli/store.ts";
import { plainAnswer } from "../support/answers.ts";

/** A demo, so that no family is measured. */
const invitation = "wedding/demo";
const [answers, households] = [1_000, 500];

const first = "Անի Արամ Գոռ Դավիթ Եվա Զարուհի Էդգար Թամարա Ժիրայր Լևոն".split(" ");
const families = "Սարգսյան Գրիգորյան Մելքումյան Պետրոսյան Հակոբյան Ավետիսյան".split(" ");
const nameOf = (index: number) =>
  `${first[index % first.length]} ${families[index % families.length]} ${index}`;

/**
 * Fills a couple's dashboard with 1,000 answers and 500 silent households.
 * @returns the token of its link.
 */
export function fillDashboard(): Promise<string> {
  return withStore(false, async ({ db }) => {
    await fill(db);
    return createLink(db, invitation, Date.now());
  });
}

/** Stores the answers and the silent households in place of those of an earlier run. */
async function fill(db: D1Database): Promise<void> {
  await db.batch([...deleteRepliesOf(db, invitation), deleteHouseholdsOf(db, invitation)]);
  await saveAnswers(db, invitation, answers);
  const added = Array.from({ length: households }, (_, index): NewHousehold => {
    const name = nameOf(answers + index);
    return {
      salutation: `Սիրելի՛ ${name}`,
      addressForm: "one",
      people: [{ name, child: false }],
      adults: 2,
      children: 0,
      language: null,
      side: null,
      tags: [],
      phone: null,
      note: null,
    };
  });
  await saveHouseholds(db, invitation, { added, changed: [] }, Date.now());
}

/** Stores answers to an invitation, two of three a yes, a minute apart. */
export async function saveAnswers(db: D1Database, to: string, count: number): Promise<void> {
  for (let index = 0; index < count; index += 1) {
    const isComing = index % 3 > 0;
    const answer: GivenAnswer = {
      ...plainAnswer,
      name: nameOf(index),
      response: isComing ? "Yes" : "No",
      guestsNumber: isComing ? 2 : null,
    };
    const key = crypto.randomUUID();
    const reply = { invitation: to, key, language: "am", answer, suspect: false } as const;
    await saveReply(db, { ...reply, recipients: [] }, Date.now() - index * 60_000);
  }
}
