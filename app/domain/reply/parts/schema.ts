import * as v from "valibot";
import {
  allCome,
  isAttended,
  partField,
  places,
  yesWithPartner,
  type Place,
} from "#app/domain/invitation/reply/fields.ts";
import type { PartNumbers } from "#app/domain/reply/parts/types.ts";
import { partsAskedBy, replySchema, type ReplyRules } from "#app/domain/reply/schema.ts";

/** The name of the field for a person's parts of the day. */
export function partsOfPerson(field: string): string {
  return `${field}-parts`;
}

/** Parts of the day in a form: of each person by their field, or numbers of people. */
type Parts = {
  /** Null where the form did not ask each person. */
  partsByField: Record<string, Place[]> | null;
  partNumbers: PartNumbers;
};

/**
 * The schema of a posted reply: that of its form (`replySchema`), and the parts of the day where not
 * all who come are at each. The browser leaves these to the Worker, whose page shows their messages.
 * @param response as posted.
 */
export function postedReplySchema(rules: ReplyRules, response: unknown) {
  const partsQuestion = response === "No" ? null : partsAskedBy(rules);
  const people = partsQuestion === "person" ? rules.people : [];
  const numbered = partsQuestion === "number" ? rules.places : [];
  return v.pipe(
    v.intersect([replySchema(rules, response), partsSchema(rules, people, numbered)]),
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return;
      const { attending = [], partNumbers, partsByField } = dataset.value;
      const tell = (key: string, message: string) =>
        addIssue({
          message,
          path: [{ type: "object", origin: "value", input: {}, key, value: undefined }],
        });
      for (const [index, { field }] of people.entries()) {
        const isComing = response === allCome || dataset.value.people[index]?.comes;
        if (isComing && partsByField?.[field]?.some(isAttended) === false)
          tell(partsOfPerson(field), "choose-option");
      }
      const heads = namedHeads(dataset.value);
      for (const place of numbered)
        if ((partNumbers[place] ?? 0) > heads) tell(partField(place), "part-max");
      const isNowhere = attending.filter(isAttended).every((place) => partNumbers[place] === 0);
      if (attending.length > 0 && isNowhere) tell("attending", "choose-option");
    }),
  );
}

export type PostedReply = v.InferOutput<ReturnType<typeof postedReplySchema>>;

/**
 * Each person has a field for their parts, and each part one for its number of people; without one it
 * is that of all who come. `parts` says that the form had the people's: nothing stands for no box
 * ticked.
 */
function partsSchema(
  rules: ReplyRules,
  people: readonly { field: string }[],
  numbered: readonly Place[],
) {
  const chosen = v.optional(v.array(v.picklist(rules.places, "choose-option")), []);
  const number = v.optional(
    v.pipe(v.string(), v.trim(), v.regex(/^\d{1,6}$/, "guest-number"), v.transform(Number)),
  );
  const entries: Record<string, v.GenericSchema<unknown, string | Place[] | undefined>> = {
    ...v.entriesFromList(
      people.map(({ field }) => partsOfPerson(field)),
      chosen,
    ),
    parts: v.optional(v.string()),
  };
  return v.intersect([
    v.pipe(
      v.object(entries),
      v.transform((input): Pick<Parts, "partsByField"> => {
        if (people.length === 0 || input.parts === undefined) return { partsByField: null };
        const byField = people.map(({ field }): [string, Place[]] => {
          const value = input[partsOfPerson(field)];
          return [field, places.filter((place) => Array.isArray(value) && value.includes(place))];
        });
        return { partsByField: Object.fromEntries(byField) };
      }),
    ),
    v.pipe(
      v.object(
        v.entriesFromList(
          numbered.map((place) => partField(place)),
          number,
        ),
      ),
      v.transform((numbers): Pick<Parts, "partNumbers"> => {
        const partNumbers: PartNumbers = {};
        for (const place of numbered) partNumbers[place] = numbers[partField(place)];
        return { partNumbers };
      }),
    ),
  ]);
}

/** People of an answer by number. @see headsOf, which counts the answer that it becomes. */
function namedHeads({
  guestsNumber,
  children = 0,
  response,
}: {
  guestsNumber?: number | undefined;
  children?: number | undefined;
  response: string;
}): number {
  return guestsNumber ?? 1 + Number(response === yesWithPartner) + children;
}
