import type { TFunction } from "i18next";
import type { AnswerRows, FoundAnswer } from "#app/couple/answers/data.server.ts";
import { assignableOf, entriesOf, nameOf, namesAmong } from "#app/couple/answers/rules.ts";
import type { Doubt, FirstAnswer } from "#app/couple/answers/types.ts";
import type { HouseholdChoice } from "#app/couple/answers/view.ts";
import type { DashboardFrame } from "#app/couple/frame/view.ts";
import { inNameOrder } from "#app/couple/guest-list/order.ts";
import { tagLabel } from "#app/domain/guests/texts.ts";
import type { Household } from "#app/domain/guests/schema.ts";
import type { FieldName } from "#app/domain/invitation/reply/fields.ts";
import type { PublishedInvitation } from "#app/domain/invitation/schema.ts";
import { changedFields } from "#app/domain/reply/columns.ts";
import type { DeliveryStatus } from "#app/domain/reply/data.server.ts";
import type { HistoryRevision } from "#app/domain/reply/entry/data.server.ts";
import { formatAnswer, languageOfTexts } from "#app/domain/reply/format.ts";
import { listedFields } from "#app/domain/reply/fields.ts";
import { languageNames } from "#app/i18n/languages.ts";

/** A revision of an answer: when, by whom, its changes, and how the word of it went out. */
type Step = {
  revision: number;
  /** Milliseconds since 1970 in UTC. */
  at: number;
  enteredBy: string | null;
  /** Fields with their new values, and the former ones; none for the first revision. */
  changes: { field: FieldName; before: string | null; after: string | null }[];
  mail: DeliveryStatus;
  byTelegram: boolean;
};

/** The page of one answer. */
export type AnswerView = {
  frame: DashboardFrame;
  id: string;
  name: string;
  isHidden: boolean;
  doubt: Doubt | null;
  /** The answer that it likely repeats, or beside which it was set. */
  first: FirstAnswer | null;
  /** Hosts decided that it counts as its own. */
  isCounted: boolean;
  /** Households that it may be assigned to, where the answer is of none. */
  choices: HouseholdChoice[];
  /** Households that have answered already, in whose place it may be put. */
  answered: HouseholdChoice[];
  said: { field: FieldName; text: string }[];
  /** Names of fields whose stored answer cannot be read, formatted; null when there are none. */
  unreadable: string | null;
  /** The language in which the guest answered. */
  language: string;
  household: { id: string; name: string; note: string | null; tags: string[] } | null;
  /** Newest first. */
  history: Step[];
};

/**
 * @param rows all answers and households of the invitation.
 */
export function answerView(
  { entry, history, household }: FoundAnswer,
  rows: AnswerRows,
  frame: DashboardFrame,
  invitation: PublishedInvitation | null,
  t: TFunction,
): AnswerView {
  const wording = { invitation, language: languageOfTexts(invitation, frame.language), t };
  const fields = listedFields(invitation, history);
  const nameAmong = namesAmong(rows.households);
  const [newest] = history;
  const listed = entriesOf(rows, () => []).find(({ id }) => id === entry.id);
  const assignable = assignableOf(rows);
  const answered = rows.households.filter((candidate) => !assignable.includes(candidate));
  const choicesOf = (households: readonly Household[]) =>
    household
      ? []
      : inNameOrder(households.map((choice) => ({ id: choice.id, name: nameAmong(choice) })));
  const textOf = (revision: HistoryRevision, field: FieldName) =>
    formatAnswer(revision, field, wording);
  return {
    frame,
    id: entry.id,
    name: entry.name,
    isHidden: entry.hidden,
    doubt: listed?.doubt ?? null,
    first: entry.hidden ? null : (listed?.first ?? null),
    isCounted: entry.isCounted,
    choices: choicesOf(assignable),
    answered: entry.hidden ? [] : choicesOf(answered),
    said: fields
      .filter((field) => field !== "name")
      .flatMap((field) => {
        const text = textOf(newest, field);
        return text === null ? [] : [{ field, text }];
      }),
    unreadable: newest.unreadable.map((field) => t(`dashboard:fields.${field}`)).join(", ") || null,
    language: languageNames[newest.language],
    household: household && {
      id: household.id,
      name: nameOf(household),
      note: household.note,
      tags: household.tags.map((tag) => tagLabel(tag, t)),
    },
    history: history.map((revision, index) => {
      const previous = history[index + 1] ?? null;
      return {
        revision: revision.revision,
        at: revision.createdAt,
        enteredBy: revision.enteredBy,
        changes: changedFields(revision, previous).map((field) => ({
          field,
          before: previous && textOf(previous, field),
          after: textOf(revision, field),
        })),
        mail: revision.mail,
        byTelegram: revision.byTelegram,
      };
    }),
  };
}
