import { picturesOf } from "#app/domain/authoring/pictures.ts";
import { readContent } from "../content.ts";
import { designsOf } from "../new-designs.ts";
import { fileOf, leftToDo, refuseExisting, writeNew, writtenAnswer } from "../new-file.ts";
import { askForTheRest, type NewOptions } from "../new-questions.ts";
import { printJson, say } from "../output.ts";
import { requireNewAddress } from "../new-address.ts";

/**
 * `studio new KIND/SLUG`: writes a definition with all known data and lists what is missing. Asks
 * for data that no option gives; never overwrites a file.
 */
export async function newInvitation(address: string, options: NewOptions): Promise<void> {
  const { kind, slug } = requireNewAddress(address);
  const content = await readContent();
  const file = fileOf({ kind, slug });
  if (content.files.some((source) => source.file === file)) throw refuseExisting(file);
  const input = await askForTheRest(
    { kind, slug },
    options,
    designsOf(content),
    picturesOf(content.files),
  );
  const written = await writeNew(input, content);
  if (options.json) return printJson(writtenAnswer(written));
  say(options, `${file} written.`);
  for (const line of leftToDo(written)) say(options, line);
  say(options, `\nThen: npm run studio -- check ${kind}/${slug}`);
}
