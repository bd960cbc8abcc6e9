import * as v from "valibot";
import { coloursOf, paletteFileSchema } from "#app/design/palette-schema.ts";
import file from "#content/palettes/vellum.json";

/** The palette of the studio's own pages, and the fallback for an unknown palette. */
export const vellum = coloursOf(v.parse(paletteFileSchema, file));
