import { copiedTo } from "#app/domain/authoring/rename.ts";
import { withField } from "#app/lib/json-text.ts";
import { chooseFile, readContent } from "./content.ts";
import { designsOf, requireDesign } from "./new-designs.ts";
import { fileOf, refuseExisting, writeNewFile } from "./new-file.ts";
import type { NewOptions } from "./new-questions.ts";
import { refusal, say, wrongUsage } from "./output.ts";
import { requireNewAddress } from "./new-address.ts";
import { changedText } from "./user-error.ts";

/** Options of a new file; a copy takes its design alone. */
const ownToNew: readonly (keyof NewOptions)[] = [
  "languages",
  "groom",
  "bride",
  "child",
  "person",
  "company",
  "date",
  "zone",
  "place",
  "deadline",
  "email",
];

/**
 * `studio new KIND/SLUG --from KIND/SLUG`: copies another invitation's file, without its further
 * addresses, its password and its last day.
 */
export async function newFromFile(address: string, options: NewOptions & { from: string }) {
  const unusable = ownToNew.filter((name) => options[name] !== undefined);
  if (unusable.length > 0)
    throw wrongUsage(
      `A copy keeps what it is copied from: leave out ${unusable.map((name) => `--${name}`).join(", ")} and change the file.`,
    );
  const { kind, slug } = requireNewAddress(address);
  const content = await readContent();
  const source = await chooseFile(content, options.from);
  const file = fileOf({ kind, slug });
  if (content.files.some((one) => one.file === file)) throw refuseExisting(file);
  if (!source.startsWith("content/invitations/"))
    throw refusal(`${source} is no invitation: npm run studio -- new ${kind}/${slug} begins one.`);
  const text = content.files.find((one) => one.file === source)?.text ?? "";
  const { template } = options;
  const design = template === undefined ? null : requireDesign(template, designsOf(content));
  const copy = changedText(`${source} cannot be copied`, () => copiedTo(text, { kind, slug }));
  await writeNewFile(
    file,
    design === null ? copy : withField(copy, "template", JSON.stringify(design)),
  );
  say(options, `${file} written, with what ${source} says. Change names, dates and places.`);
  say(options, `Then: npm run studio -- check ${kind}/${slug}`);
  return { file, from: source };
}
