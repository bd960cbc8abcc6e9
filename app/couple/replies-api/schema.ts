import * as v from "valibot";
import {
  childrenMax,
  fieldNames,
  joinPlaces,
  places,
  type FieldName,
} from "#app/domain/invitation/reply/fields.ts";
import type { PublicField } from "#app/domain/guests/fields.ts";
import { addressForms, type NewHousehold } from "#app/domain/guests/schema.ts";
import type { GivenAnswer } from "#app/domain/reply/columns.ts";
import { partNumbers } from "#app/domain/reply/parts/types.ts";
import { languages } from "#app/i18n/languages.ts";

/** Most answers of one page, and those of a page that names no number. */
export const pageSizes = { most: 200, usual: 100 } as const;

const moment = v.pipe(v.string(), v.isoTimestamp());
const count = v.pipe(v.number(), v.integer(), v.minValue(0));

const described = <Schema extends v.GenericSchema>(schema: Schema, text: string) =>
  v.pipe(schema, v.description(text));

/**
 * Each field of a reply as programs read it. The type of the stored answer stands behind each, so
 * that a field which changes there does not compile here.
 */
const fieldSchemas = {
  name: described(v.string(), "The guest’s name, as they wrote it."),
  response: described(v.picklist(["Yes", "No"]), "Whether they come."),
  guestsNumber: described(v.nullable(count), "Number of people, the guest included."),
  people: described(
    v.nullable(
      v.array(
        v.strictObject({
          name: described(v.nullable(v.string()), "null: a guest without a name."),
          child: v.boolean(),
          comes: v.boolean(),
          parts: v.optional(
            described(
              v.array(v.picklist(places)),
              "Their parts of the day, where not all who come are at the same.",
            ),
          ),
        }),
      ),
    ),
    "The people of a household that was invited by name.",
  ),
  emailTo: described(v.nullable(v.picklist(["groom", "bride"])), "Who is told by mail."),
  children: described(v.nullable(count), `Children among the people, at most ${childrenMax}.`),
  diet: described(v.nullable(v.string()), "What they do not eat."),
  side: described(
    v.nullable(v.string()),
    "Whose guest: `groom`, `bride`, or a name that the form offers.",
  ),
  otherGuest: described(v.nullable(v.string()), "The name of a second guest."),
  attending: described(v.nullable(v.array(v.picklist(places))), "Parts of the day."),
  parts: described(
    v.nullable(partNumbers),
    "People at each part of the day, where not all who come are at all of `attending`.",
  ),
  joinFrom: described(v.nullable(v.picklist(joinPlaces)), "From where they join the day."),
  withPartner: described(v.boolean(), "Whether they answered “with my partner”."),
  message: described(v.nullable(v.string()), "Words to the hosts, of several lines."),
} satisfies { [Name in FieldName]: v.GenericSchema<GivenAnswer[Name], GivenAnswer[Name]> };

const language = v.picklist(languages);
const id = v.pipe(v.string(), v.minLength(1));

/** `name`, `response` and `guestsNumber` are in every reply; others where guests were asked. */
export const replySchema = v.strictObject({
  id: described(id, "Stays the same when the guest changes the answer."),
  revision: described(v.pipe(count, v.minValue(1)), "Counts the guest’s changes."),
  language: described(language, "In which the guest read the page; `am` is Armenian."),
  household: described(v.nullable(id), "One of `households`; null through the general link."),
  ...fieldSchemas,
  people: v.optional(fieldSchemas.people),
  emailTo: v.optional(fieldSchemas.emailTo),
  children: v.optional(fieldSchemas.children),
  diet: v.optional(fieldSchemas.diet),
  side: v.optional(fieldSchemas.side),
  otherGuest: v.optional(fieldSchemas.otherGuest),
  attending: v.optional(fieldSchemas.attending),
  parts: v.optional(fieldSchemas.parts),
  joinFrom: v.optional(fieldSchemas.joinFrom),
  withPartner: v.optional(fieldSchemas.withPartner),
  message: v.optional(fieldSchemas.message),
  counts: described(
    v.boolean(),
    "Whether it is in `totals`. One that likely repeats another is not, until hosts decide.",
  ),
  doubtful: described(v.boolean(), "Whether hosts are asked if it counts."),
  repeats: described(v.nullable(id), "The reply that it likely repeats; null where it counts."),
  unreadable: v.optional(
    described(
      v.array(v.picklist(fieldNames)),
      "Fields whose stored value this release cannot read; their null is not the guest’s answer.",
    ),
  ),
  createdAt: moment,
  updatedAt: moment,
});

/** Each field of a household as programs read it, with the type of what is stored behind it. */
const householdFieldSchemas = {
  salutation: v.string(),
  addressForm: described(v.picklist(addressForms), "How it is addressed."),
  people: v.array(v.strictObject({ name: v.nullable(v.string()), child: v.boolean() })),
  adults: count,
  children: count,
  language: v.nullable(language),
  side: v.nullable(v.string()),
  tags: v.array(v.string()),
} satisfies { [Name in PublicField]: v.GenericSchema<Required<NewHousehold>[Name]> };

const householdSchema = v.strictObject({
  id,
  ...householdFieldSchemas,
  hasReplied: v.boolean(),
  openedAt: described(v.nullable(moment), "When its personal link was first opened."),
  lastOpenedAt: v.nullable(moment),
  deliveredAt: described(v.nullable(moment), "When a chat first showed its personal link."),
});

const totalsSchema = v.strictObject({
  answers: count,
  yes: count,
  no: count,
  guests: described(count, "People who come, children included."),
  children: v.optional(count),
  doubtful: described(
    count,
    "Replies that likely repeat another and are in no other total until hosts decide.",
  ),
});

/** The answer of `GET /api/replies`. */
export const repliesSchema = v.strictObject({
  invitation: described(v.string(), "Its path, as in `wedding/anna-arman`."),
  totals: totalsSchema,
  replies: described(v.array(replySchema), "The newest first, without those that hosts hid."),
  next: described(v.nullable(v.string()), "The `after` of the next page; null on the last one."),
  households: v.optional(
    described(
      v.array(householdSchema),
      "Guests invited by name, with the first page alone. No personal link, and of what hosts enter only these fields.",
    ),
  ),
});

/** The answer of `GET /api/invitations`. */
export const invitationsSchema = v.strictObject({
  key: v.strictObject({ name: v.string(), expiresAt: moment }),
  invitations: v.array(
    v.strictObject({
      invitation: described(v.string(), "The value of `invitation` for `/api/replies`."),
      hosts: described(v.array(v.string()), "Whose day it is; empty while no page is published."),
      start: described(
        v.nullable(v.string()),
        "The event’s local date and time, as in `2027-06-12T15:00`; null while no page is published.",
      ),
      timeZone: described(v.nullable(v.string()), "The zone of `start`, by its IANA name."),
    }),
  ),
});

const told = v.strictObject({ invitation: v.string(), reply: replySchema });

/** The body posted to the address of a couple's program. */
export const hookSchema = v.variant("type", [
  v.strictObject({ type: v.literal("reply.created"), timestamp: moment, data: told }),
  v.strictObject({ type: v.literal("reply.changed"), timestamp: moment, data: told }),
  v.strictObject({
    type: v.literal("reply.removed"),
    timestamp: moment,
    data: v.strictObject({ invitation: v.string(), id }),
  }),
  v.strictObject({
    type: v.literal("test"),
    timestamp: moment,
    data: v.strictObject({ invitation: v.string() }),
  }),
]);
export type HookEvent = v.InferOutput<typeof hookSchema>;

/** The body of responses besides 200. */
export const problemSchema = v.strictObject({
  error: v.string(),
  help: v.optional(described(v.string(), "What to do about it.")),
});

export type PublicReply = v.InferOutput<typeof replySchema>;
export type PublicHousehold = v.InferOutput<typeof householdSchema>;
export type PublicReplies = v.InferOutput<typeof repliesSchema>;
export type PublicInvitations = v.InferOutput<typeof invitationsSchema>;
export type Problem = v.InferOutput<typeof problemSchema>;
