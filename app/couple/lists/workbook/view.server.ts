import type { TFunction } from "i18next";
import type { CellValue } from "hucre/xlsx";
import type { ListData } from "#app/couple/lists/data.server.ts";
import {
  writeWorkbook,
  type WorkbookColumn,
  type WorkbookSheet,
} from "#app/couple/lists/workbook/format.server.ts";
import { personalLink } from "#app/couple/lists/links.ts";
import { languageOfHousehold } from "#app/domain/guests/links.ts";
import { householdFields, workbookFields, type WorkbookField } from "#app/domain/guests/fields.ts";
import { ownText, tagLabel } from "#app/domain/guests/texts.ts";
import type { Household } from "#app/domain/guests/schema.ts";
import type { FieldName } from "#app/domain/invitation/reply/fields.ts";
import type { PublishedInvitation } from "#app/domain/invitation/schema.ts";
import { headsOf } from "#app/domain/reply/columns.ts";
import type { ListedReply } from "#app/domain/reply/data.server.ts";
import { replyTable } from "#app/domain/reply/export/table.ts";
import { wallTime } from "#app/i18n/dates.ts";
import { languageNames, type Language } from "#app/i18n/languages.ts";

type Setting = {
  /** Null when it is no longer published; then there are no personal links. */
  invitation: PublishedInvitation | null;
  /** The language of headings and answers. */
  language: Language;
  /** Of the event; moments are on its clock. */
  timeZone: string;
  /** The site's public origin. */
  origin: string;
  /** Its reader may have personal links, which answer for their households. */
  withLinks: boolean;
  t: TFunction;
};

/** Households and replies as an XLSX workbook, one sheet each; without households only replies. */
export function guestWorkbook(
  { households, replies }: ListData,
  setting: Setting,
): Promise<Uint8Array> {
  const answers = answerSheet(replies, setting);
  return writeWorkbook(
    households.length > 0 ? [guestSheet(households, replies, setting), answers] : [answers],
  );
}

/** The salutation is the first, so that it stays beside each row that is read. */
const guestFields = [...new Set<WorkbookField>(["salutation", ...workbookFields])];
/** Columns with facts beside those that were entered. */
const linkColumns = [
  ["opened", "moment"],
  ["answered", "text"],
  ["coming", "number"],
  ["link", "text"],
] as const satisfies readonly (readonly [string, WorkbookColumn["kind"]])[];

function guestSheet(
  households: readonly Household[],
  replies: readonly ListedReply[],
  { invitation, timeZone, origin, withLinks, t }: Setting,
): WorkbookSheet {
  const replyOf = new Map(replies.map((reply) => [reply.household, reply]));
  const columns = [
    ...guestFields.map((field) => [field, householdFields[field].workbook] as const),
    ...linkColumns.filter(([column]) => withLinks || column !== "link"),
  ];
  return {
    name: t("dashboard-lists:workbook.guests"),
    columns: columns.map(([column, kind]) => ({
      header: t(`dashboard-lists:workbook.${column}`),
      kind,
    })),
    rows: households.map((household): CellValue[] => {
      const reply = replyOf.get(household.id);
      return [
        ...guestFields.map((field) => cellOf(field, household, invitation, t)),
        household.openedAt === null ? null : onClock(household.openedAt, timeZone),
        reply
          ? t(reply.response === "Yes" ? "dashboard:answer.yes" : "dashboard:answer.no")
          : t("dashboard-lists:workbook.silent"),
        reply ? headsOf(reply) : null,
        ...(withLinks ? [invitation && personalLink(household, invitation, origin)] : []),
      ];
    }),
  };
}

function cellOf(
  field: WorkbookField,
  household: Household,
  invitation: PublishedInvitation | null,
  t: TFunction,
): CellValue {
  switch (field) {
    case "people":
      return peopleText(household, t);
    case "language":
      return languageNames[languageOfHousehold(household, invitation)];
    case "tags":
      return household.tags.map((tag) => tagLabel(tag, t)).join(", ");
    case "salutation":
    case "adults":
    case "children":
      return household[field];
    default:
      return ownText(field, household, t);
  }
}

/** In the form that the import of guest lists reads back. */
function peopleText({ people }: Household, t: TFunction): string {
  return people
    .map(({ name, child }) => `${name ?? "+1"}${child ? ` (${t("dashboard-lists:child")})` : ""}`)
    .join("; ");
}

function answerSheet(
  replies: readonly ListedReply[],
  { invitation, language, timeZone, t }: Setting,
): WorkbookSheet {
  const { fields, header, rows } = replyTable(replies, invitation, language, t);
  return {
    name: t("dashboard-lists:workbook.answers"),
    columns: header.map((column, index) => ({
      header: column,
      kind:
        index < fields.length
          ? kindOf(fields[index])
          : (kindsBehind[index - fields.length] ?? "text"),
    })),
    rows: rows.map(({ answers, language: spoken, received, changed, counted }) => [
      ...answers,
      spoken,
      onClock(received, timeZone),
      changed === null ? null : onClock(changed, timeZone),
      ...(counted === null ? [] : [counted]),
    ]),
  };
}

/** Of the columns behind the answers'. */
const kindsBehind = ["text", "moment", "moment", "text"] as const;

function kindOf(field: FieldName | undefined): WorkbookColumn["kind"] {
  if (field === "message") return "long-text";
  return field === "guestsNumber" || field === "children" ? "number" : "text";
}

/** A moment to the minute on the clock of `timeZone`, as if it were UTC. */
function onClock(instant: number, timeZone: string): Date {
  const { year, month, day, hour, minute } = wallTime(instant, timeZone);
  return new Date(Date.UTC(year, month - 1, day, hour, minute));
}
