import { usual, type NewKind } from "#app/features/authoring/new-sections.ts";
import { readContent } from "../content.ts";
import { fileOf, leftToDo, refuseExisting, writeNew } from "../new-file.ts";
import { askForTheRest, type NewOptions } from "../new-questions.ts";
import { printJson, UserError, say } from "../output.ts";

/**
 * `studio new KIND/SLUG`: writes a definition with all known data and lists what is missing. Asks
 * for data that no option gives; never overwrites a file.
 */
export async function newInvitation(address: string, options: NewOptions): Promise<void> {
  const { kind, slug } = requireNewAddress(address);
  const content = await readContent();
  const file = fileOf({ kind, slug });
  if (content.files.some((source) => source.file === file)) throw refuseExisting(file);
  const templates = content.files.flatMap(
    (source) => /^content\/templates\/(\d+)\.json$/.exec(source.file)?.[1] ?? [],
  );
  const written = await writeNew(await askForTheRest({ kind, slug }, options, templates), content);
  if (options.json) printJson(written);
  say(options, `${file} written.`);
  for (const line of leftToDo(written)) say(options, line);
  say(options, `\nThen: npm run studio -- check ${kind}/${slug}`);
}

/** @throws UserError for an address that no customer's invitation can have. */
export function requireNewAddress(address: string): { kind: NewKind; slug: string } {
  const [kind = "", slug = "", more] = address.replace(/^\/|\/$/g, "").split("/");
  if (!isNewKind(kind) || slug === "" || more !== undefined)
    throw new UserError(
      `Expected an address like wedding/anna-arman, with one of ${Object.keys(usual).join(", ")} before the slash.`,
    );
  return { kind, slug };
}

function isNewKind(kind: string): kind is NewKind {
  return Object.hasOwn(usual, kind);
}
