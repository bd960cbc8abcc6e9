import * as v from "valibot";
import { places } from "#app/domain/invitation/reply/fields.ts";

const count = v.pipe(v.number(), v.integer(), v.minValue(0));

/** Numbers of people by part of the day; a part that is left out has nobody. */
export const partNumbers = v.partial(v.strictObject(v.entriesFromList(places, count)));
export type PartNumbers = v.InferOutput<typeof partNumbers>;
