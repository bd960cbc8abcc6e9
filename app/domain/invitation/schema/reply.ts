import * as v from "valibot";
import { telegramName } from "#app/domain/invitation/schema/fields.ts";
import { fieldNames } from "#app/domain/invitation/reply/fields.ts";

/** Optional wordings for the form's questions, its answers and its button. */
export function replyLabels<Text extends v.GenericSchema<unknown, object>>(text: Text) {
  return v.partial(v.strictObject(v.entriesFromList([...fieldNames, "yes", "no", "send"], text)));
}

/** Answers in a chat beside the form or, with `instead`, without it. */
export function replyChat<Phone extends v.GenericSchema<string, string>>(phone: Phone) {
  return v.strictObject({
    whatsapp: v.optional(phone),
    viber: v.optional(phone),
    telegram: v.optional(telegramName),
    instead: v.optional(v.boolean()),
  });
}
