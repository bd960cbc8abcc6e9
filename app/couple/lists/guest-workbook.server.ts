import type { TFunction } from "i18next";
import type { CellValue } from "hucre/xlsx";
import type { ListData } from "#app/couple/lists/list-data.server.ts";
import {
  writeWorkbook,
  type WorkbookColumn,
  type WorkbookSheet,
} from "#app/couple/lists/write-workbook.server.ts";
import { personalLink } from "#app/couple/lists/personal-link.ts";
import { languageOfHousehold } from "#app/domain/guests/household-link.ts";
import { sideLabel, tagLabel } from "#app/domain/guests/labels.ts";
import type { Household } from "#app/domain/guests/schema.ts";
import { senderLabel } from "#app/domain/guests/sending.ts";
import type { FieldName } from "#app/domain/invitation/reply-fields.ts";
import type { PublishedInvitation } from "#app/domain/invitation/schema.ts";
import { headsOf } from "#app/domain/reply/answer.ts";
import type { ListedReply } from "#app/domain/reply/data.server.ts";
import { replyTable } from "#app/domain/reply/reply-table.ts";
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
  /** Whether its reader may have personal links, which answer for their households. */
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

const guestColumns = [
  ["salutation", "text"],
  ["people", "text"],
  ["adults", "number"],
  ["children", "number"],
  ["language", "text"],
  ["side", "text"],
  ["sender", "text"],
  ["tags", "text"],
  ["phone", "text"],
  ["note", "long-text"],
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
  const shown = guestColumns.filter(([column]) => withLinks || column !== "link");
  return {
    name: t("desk-lists:workbook.guests"),
    columns: shown.map(([column, kind]) => ({
      header: t(`desk-lists:workbook.${column}`),
      kind,
    })),
    rows: households.map((household): CellValue[] => {
      const reply = replyOf.get(household.id);
      return [
        household.salutation,
        peopleText(household, t),
        household.adults,
        household.children,
        languageNames[languageOfHousehold(household, invitation)],
        household.side && sideLabel(household.side, t),
        household.sender && senderLabel(household.sender, t),
        household.tags.map((tag) => tagLabel(tag, t)).join(", "),
        household.phone,
        household.note,
        household.openedAt === null ? null : onClock(household.openedAt, timeZone),
        reply
          ? t(reply.response === "Yes" ? "desk:answer.yes" : "desk:answer.no")
          : t("desk-lists:workbook.silent"),
        reply ? headsOf(reply) : null,
        ...(withLinks ? [invitation && personalLink(household, invitation, origin)] : []),
      ];
    }),
  };
}

/** In the form that the import of guest lists reads back. */
function peopleText({ people }: Household, t: TFunction): string {
  return people
    .map(({ name, child }) => `${name ?? "+1"}${child ? ` (${t("desk-lists:child")})` : ""}`)
    .join("; ");
}

function answerSheet(
  replies: readonly ListedReply[],
  { invitation, language, timeZone, t }: Setting,
): WorkbookSheet {
  const { fields, header, rows } = replyTable(replies, invitation, language, t);
  return {
    name: t("desk-lists:workbook.answers"),
    columns: header.map((column, at) => ({
      header: column,
      kind: at < fields.length ? kindOf(fields[at]) : (kindsBehind[at - fields.length] ?? "text"),
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
