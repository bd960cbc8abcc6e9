import * as v from "valibot";
import * as shapes from "../answer-shapes.ts";

/** The fields that scripts need; there are more, as in the CSV of `guests export`. */
export const householdAnswer = v.looseObject({
  id: v.string(),
  salutation: v.string(),
  people: v.array(v.looseObject({ name: shapes.text, child: v.boolean() })),
  adults: v.number(),
  children: v.number(),
  language: shapes.text,
  phone: shapes.text,
  tags: shapes.words,
});
