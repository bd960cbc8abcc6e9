import { recordChange } from "#app/domain/change-log/mutations.server.ts";
import { requireLink } from "#app/couple/access.server.ts";
import { answerOfId, readAnswer } from "#app/couple/answers/data.server.ts";
import { nameOf } from "#app/couple/answers/rules.ts";
import { enteredSchema, type EnteredAnswer } from "#app/couple/answers/entered/schema.ts";
import {
  askedParts,
  enteredAttendance,
  type AskedParts,
} from "#app/couple/answers/entered/parts.ts";
import type { DashboardSession } from "#app/couple/session.server.ts";
import { readHouseholds } from "#app/domain/guests/data.server.ts";
import type { Household } from "#app/domain/guests/schema.ts";
import type { PublishedInvitation } from "#app/domain/invitation/schema.ts";
import { fieldNames, replyFields, type FieldName } from "#app/domain/invitation/reply/fields.ts";
import type { GivenAnswer } from "#app/domain/reply/columns.ts";
import type { HistoryRevision } from "#app/domain/reply/entry/data.server.ts";
import { findReplyOfHousehold } from "#app/domain/reply/data.server.ts";
import { saveReply } from "#app/domain/reply/mutations.server.ts";
import { defaultLanguage, type Language } from "#app/i18n/languages.ts";
import { notFound } from "#app/lib/http.ts";
import { requireStored } from "#app/lib/storage.ts";
import { readPosted, type FormFailure, type Submission } from "#app/lib/submit.server.ts";

/** A guest for whom hosts may enter an answer. */
type Target = {
  key: string;
  /** The key is a stored reply's, which was found by its id. */
  isStored: boolean;
  household: string | undefined;
  /** The household that the id names; null for a guest of the general link. */
  of: Household | null;
  language: Language;
  /** The guest's earlier answer, which stays where hosts do not ask for it. */
  before: GivenAnswer;
  /** The guest gave no answer before. */
  isFirst: boolean;
};

/** An answer without any field. */
export const nothing: GivenAnswer = {
  name: "",
  response: "Yes",
  guestsNumber: null,
  people: null,
  emailTo: null,
  children: null,
  diet: null,
  side: null,
  otherGuest: null,
  attending: null,
  parts: null,
  joinFrom: null,
  withPartner: false,
  message: null,
};

/**
 * Stores an answer that hosts heard by phone. It is marked with the link that entered it, is
 * bounded by no seats, and nobody is sent word of it.
 * @throws as `requireLink` for a change; 404 for a guest of another invitation.
 */
export async function enterAnswer(
  db: D1Database,
  session: DashboardSession,
  invitation: PublishedInvitation | null,
  form: FormData,
  now: number,
): Promise<Submission<FormFailure, { id: string; revision: number }>> {
  const posted = readPosted(form, enteredSchema);
  const id = posted.value?.for ?? "";
  const statements = answerOfId(db, session.invitation, id);
  const { link, results } = await requireLink(db, session, statements, "edit");
  if (posted.value === null) return posted.reject(400);
  const language = invitation?.languages[0] ?? defaultLanguage;
  const target = await targetOf(db, session.invitation, posted.value, results, language);
  const person = link.name ?? "";
  const parts = askedParts(invitation, target.of, target.isFirst ? null : target.before);
  const answer = answerOf(target.before, posted.value, parts);
  const fields = (["response", "guestsNumber", "attending", "parts"] as const).map((field) => ({
    field,
    before: target.isFirst ? null : target.before[field],
    after: answer[field],
  }));
  const about = [...(id ? [id] : []), ...(target.household ? [target.household] : [])];
  const record = recordChange(
    db,
    { invitation: session.invitation, person, now },
    "answer-entered",
    {
      name: answer.name,
      fields: fields.filter(
        ({ before, after }) => JSON.stringify(before) !== JSON.stringify(after),
      ),
    },
    about,
  );
  const saved = await requireStored(() =>
    saveReply(
      db,
      {
        invitation: session.invitation,
        key: target.key,
        isOwn: target.isStored,
        household: target.household,
        language: target.language,
        answer,
        suspect: false,
        recipients: [],
        enteredBy: person,
        records: [record],
      },
      now,
    ),
  );
  if (saved.state !== "stored") throw notFound();
  return { state: "stored", id: saved.id, revision: saved.revision };
}

async function targetOf(
  db: D1Database,
  invitation: string,
  { for: id, key, name = "" }: EnteredAnswer,
  results: readonly D1Result[],
  language: Language,
): Promise<Target> {
  if (!id)
    return {
      key,
      isStored: false,
      household: undefined,
      of: null,
      language,
      before: { ...nothing, name },
      isFirst: true,
    };
  const answer = readAnswer(results);
  if (answer) return targetOfReply(answer.history[0], answer.entry.household, answer.household);
  const household = readHouseholds(results[2]).find((candidate) => candidate.id === id);
  if (!household) throw notFound();
  // It may have answered since the form was opened.
  const reply = await requireStored(() => findReplyOfHousehold(db, invitation, household.id));
  return {
    key,
    isStored: reply !== null,
    household: household.id,
    of: household,
    language: reply?.language ?? household.language ?? language,
    before: reply ?? { ...nothing, name: nameOf(household).slice(0, 100) },
    isFirst: reply === null,
  };
}

function targetOfReply(
  revision: HistoryRevision,
  household: string | null,
  of: Household | null,
): Target {
  const { key, language } = revision;
  const householdId = household ?? undefined;
  return {
    key,
    isStored: true,
    household: householdId,
    of,
    language,
    before: revision,
    isFirst: false,
  };
}

/** Fields that concern only guests who come are empty after a "no". */
function answerOf(
  earlierAnswer: GivenAnswer,
  entered: EnteredAnswer,
  parts: AskedParts,
): GivenAnswer {
  const { response } = entered;
  const isEmptied = (field: FieldName) => response === "No" && replyFields[field].comingOnly;
  const values = fieldNames.map((field) => [
    field,
    (isEmptied(field) ? nothing : earlierAnswer)[field],
  ]);
  return {
    ...nothing,
    ...Object.fromEntries(values),
    response,
    withPartner: false,
    ...(response === "Yes" ? enteredAttendance(earlierAnswer, entered, parts) : {}),
  };
}
