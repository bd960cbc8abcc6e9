import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** The one invitation of the tests' content. */
export const address = "wedding/anna-arman";

const file = join(process.env.CONTENT_DIR ?? "", "invitations", `${address}.json`);
/** With addresses that are not the samples', which are refused in production. */
const original: unknown = JSON.parse(
  readFileSync(file, "utf8").replaceAll("@example.com", "@family.test"),
);

/** Writes the invitation's definition with another description in English. */
export function writeDefinition(english: string, further: object = {}): void {
  const description = { am: "Աննա և Արման", en: english, ru: "Анна и Арман" };
  writeFileSync(file, JSON.stringify({ ...Object(original), ...further, description }));
}
