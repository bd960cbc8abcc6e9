import type { TFunction } from "i18next";
import { childrenMax, maxLengths, type FieldName } from "#app/domain/invitation/reply/fields.ts";
import type { ReplyRules } from "#app/domain/reply/schema.ts";

/**
 * All messages of the form in the page's language, by the key that the schema returns.
 * @param seatsLeft the seats that the last answer could have had; the Worker alone knows them.
 */
export function messagesOf(t: TFunction, guestsMax: number, seatsLeft = 0): Record<string, string> {
  const limits: Record<string, number> = {
    "guests-max": guestsMax,
    "children-max": childrenMax,
    "diet-too-long": maxLengths.diet,
    "message-too-long": maxLengths.message,
  };
  const seatsMessage = t("form-messages:seats-left", { count: seatsLeft });
  return Object.fromEntries([
    ["seats-left", seatsLeft > 0 ? seatsMessage : t("form-messages:no-seats-left")],
    ...(
      [
        "required",
        "name-validation",
        "name-too-long",
        "letters-armenian",
        "letters-russian",
        "guest-number",
        "guests-max",
        "children-max",
        "part-max",
        "somebody-comes",
        "diet-too-long",
        "message-too-long",
        "choose-option",
        "choose-this-option",
        "try-again",
        "not-sent",
        "too-many",
        "changed-often",
        "stale-form",
      ] as const
    ).map((key) => [key, t(`form-messages:${key}`, { max: limits[key] })]),
  ]);
}

/**
 * The messages that the form's script may show: a problem of a question that is not asked never
 * comes, and of those the Worker finds it shows the Worker's page.
 */
export function forScript(
  messages: Record<string, string>,
  { fields, letters, response }: ReplyRules,
): Record<string, string> {
  const asks = (...names: FieldName[]) => names.some((name) => fields.includes(name));
  const spoken: Record<string, boolean> = {
    "seats-left": false,
    "too-many": false,
    "changed-often": false,
    "letters-armenian": letters === "Armenian",
    "letters-russian": letters === "Cyrillic",
    "guest-number": asks("guestsNumber", "children"),
    "part-max": asks("attending"),
    "guests-max": asks("guestsNumber", "people"),
    "children-max": asks("children"),
    "somebody-comes": asks("people"),
    "diet-too-long": asks("diet"),
    "message-too-long": asks("message"),
    "choose-this-option": response === "yes-only",
  };
  return Object.fromEntries(Object.entries(messages).filter(([key]) => spoken[key] ?? true));
}
