import { readFileSync } from "node:fs";
import { join } from "node:path";
import * as v from "valibot";
import { root } from "../../../scripts/paths.ts";
import { recordsSchema } from "#app/platform/media/schema.ts";

function recordOf(name: string) {
  const text = readFileSync(join(root, "content/media/media.json"), "utf8");
  return v.parse(recordsSchema, text)[name];
}

/** A film of the demo, likewise. */
export function filmOf(name: string) {
  const record = recordOf(name);
  if (!record) throw new Error(`content/media has no film ${name}`);
  return { src: `media/${record.hash}/whole.mp4` };
}

/** A picture of the demo, which the site under test has in R2, as published. */
export function photoOf(name: string) {
  const record = recordOf(name);
  if (!record?.picture) throw new Error(`content/media has no picture ${name}`);
  return { src: `media/${record.hash}`, ...record.picture };
}
