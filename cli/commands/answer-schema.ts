import { toJsonSchema } from "@valibot/to-json-schema";
import type * as v from "valibot";
import { nearest } from "#app/lib/nearest.ts";
import { invitationAnswers } from "../answers/invitation-answers.ts";
import { orderAnswers } from "../answers/order-answers.ts";
import { otherAnswers } from "../answers/other-answers.ts";
import { personalDataAnswers } from "../answers/personal-data-answers.ts";
import { notFound, printJson } from "../output.ts";

/** The schemas of all answers of `--json`, by the command's name: `list`, `orders list`. */
export const answerSchemas: ReadonlyMap<string, v.GenericSchema> = new Map(
  Object.entries({
    ...invitationAnswers,
    ...orderAnswers,
    ...otherAnswers,
    ...personalDataAnswers,
  }),
);

/**
 * `studio schema --command NAME`: prints the JSON Schema of a command's answer.
 * @throws UserError for a command without one.
 */
export function printAnswerSchema(name: string): void {
  const schema = answerSchemas.get(name);
  if (schema) return printJson(toJsonSchema(schema, { errorMode: "ignore" }));
  const names = [...answerSchemas.keys()];
  const meant = nearest(name, names);
  throw notFound(
    `"${name}" is no command with an answer in JSON.${meant ? ` Did you mean "${meant}"?` : ""} There are: ${names.join(", ")}.`,
  );
}
