import type { TFunction } from "i18next";
import * as v from "valibot";
import type { ChangeCursor, LoggedChange } from "#app/domain/change-log/data.server.ts";
import { entriesAtOnce, type FieldChange } from "#app/domain/change-log/kinds.ts";
import type { DashboardFrame } from "#app/couple/frame/view.ts";
import { fieldText } from "#app/couple/guest-list/texts.ts";
import { fieldNames } from "#app/domain/guests/fields.ts";
import { storedFields, type NewHousehold } from "#app/domain/guests/schema.ts";
import { places } from "#app/domain/invitation/reply/fields.ts";
import { notificationModes } from "#app/platform/outbox/notification/data.server.ts";
import { placesText } from "#app/domain/reply/people/format.ts";
import { partNumbers } from "#app/domain/reply/parts/types.ts";
import { partsText } from "#app/domain/reply/parts/rules.ts";
import { momentOf } from "#app/i18n/dates.ts";
import { languages } from "#app/i18n/languages.ts";

/** An entry of the log in words. */
export type ChangeView = {
  id: string;
  /** The change in words. */
  text: string;
  /** Fields before and after. */
  lines: string[];
  /** The person who made it: the name of a shared link; null for the couple's own. */
  person: string | null;
  isStudios: boolean;
  /** In the event's time zone. */
  at: { text: string; iso: string };
};

export type ChangesView = {
  frame: DashboardFrame;
  changes: ChangeView[];
  /** The address of older entries; null where there are none. */
  older: string | null;
};

/** @param changes as `changesOf` lists them, with one more where there is another page. */
export function changesView(
  changes: readonly LoggedChange[],
  frame: DashboardFrame,
  t: TFunction,
): ChangesView {
  const page = changes.slice(0, entriesAtOnce);
  const last = changes.length > entriesAtOnce ? page.at(-1) : undefined;
  return {
    frame,
    changes: page.map((change) => changeView(change, frame.about.timeZone, t)),
    older: last ? `/replies/changes?before=${writeChangeCursor(last)}` : null,
  };
}

function changeView(
  { id, at: instant, person, kind, details }: LoggedChange,
  timeZone: string,
  t: TFunction,
): ChangeView {
  const { name = "", to = "", count = 0, fields = [] } = details;
  return {
    id,
    // A later release may have written one that this release does not know.
    text:
      kind === null
        ? t("dashboard-changes:unknown")
        : t(`dashboard-changes:kinds.${kind}`, { name, to, count }),
    lines: fields.flatMap((field) => lineOf(field, t) ?? []),
    person: person || null,
    isStudios: person === null,
    at: momentOf(instant, timeZone, t),
  };
}

/** "Adults: 4 → 5"; null for a field that this release does not know. */
function lineOf({ field, before, after }: FieldChange, t: TFunction): string | null {
  const label = labelOf(field, t);
  const [was, is] = [before, after].map((value) => valueText(field, value, t));
  if (label === null || is === undefined || is === null) return null;
  const isNew = before === null && !fieldNames.some((name) => name === field);
  return isNew ? `${label}: ${is}` : `${label}: ${was ?? "–"} → ${is}`;
}

function labelOf(field: string, t: TFunction): string | null {
  const ofHousehold = fieldNames.find((name) => name === field);
  if (ofHousehold) return t(`dashboard-guests:fields.${ofHousehold}`);
  if (field === "attending" || field === "parts") return t(`dashboard:fields.${field}`);
  const other = otherFields.find((fieldName) => fieldName === field);
  return other ? t(`dashboard-changes:fields.${other}`) : null;
}

const otherFields = ["name", "seats", "response", "guestsNumber", "access", "mode"] as const;

/** Null for a value that this release does not know. */
function valueText(field: string, value: unknown, t: TFunction): string | null {
  const ofHousehold = fieldNames.find((name) => name === field);
  if (ofHousehold) {
    const parsed = v.safeParse(householdValues, { [field]: value });
    return parsed.success ? fieldText(ofHousehold, { ...nobody, ...parsed.output }, t) : null;
  }
  if (value === null) return "–";
  if (field === "response" && (value === "Yes" || value === "No"))
    return t(`dashboard:answer.${value === "Yes" ? "yes" : "no"}`);
  if (field === "access" && (value === "read" || value === "edit" || value === "send"))
    return t(`dashboard-settings:page.links.${value}`);
  if (field === "attending" && v.is(attended, value)) return placesText(value, t);
  if (field === "parts" && v.is(partNumbers, value)) return partsText(value, t);
  const mode = notificationModes.find((choice) => choice === value);
  if (field === "mode") return mode ? t(`dashboard-settings:page.news.${mode}`) : null;
  return typeof value === "string" || typeof value === "number" ? String(value) : null;
}

const nobody: NewHousehold = {
  salutation: "",
  addressForm: "several",
  people: [],
  adults: 0,
  children: 0,
  language: null,
  tags: [],
};

const attended = v.array(v.picklist(places));

/** Fields of a household as the log has them. */
const householdValues = v.partial(
  v.object({
    ...storedFields,
    language: v.nullable(v.picklist(languages)),
    people: v.array(v.object({ name: v.nullable(v.string()), child: v.boolean() })),
  }),
);

function writeChangeCursor({ at: instant, id }: ChangeCursor): string {
  return `${instant}.${id}`;
}

/** @returns null for a text of another form, which shows the newest entries. */
export function readChangeCursor(typed: string | null): ChangeCursor | null {
  const [, instant, id] = /^(\d{1,15})\.([\w-]{1,64})$/.exec(typed ?? "") ?? [];
  return instant && id ? { at: Number(instant), id } : null;
}
