import * as v from "valibot";
import { languages } from "#app/i18n/languages.ts";
import { picturesOf } from "#app/domain/authoring/check/pictures.ts";
import { copiedTo } from "#app/domain/authoring/rename.ts";
import { withField } from "#app/lib/json-text.ts";
import * as shapes from "../answer-shapes.ts";
import { defineCommand } from "../command.ts";
import { readContent, chooseFile } from "../content.ts";
import { requireNewAddress } from "../new-address.ts";
import { designsOf, requireDesign } from "../new-designs.ts";
import {
  fileOf,
  leftToDo,
  refuseExisting,
  writeNew,
  writtenAnswer,
  writeNewFile,
} from "../new-file.ts";
import { askForTheRest, type NewOptions } from "../new-questions.ts";
import { say, wrongUsage, refusal } from "../output.ts";
import { changedText } from "../user-error.ts";

const writtenFile = {
  file: v.string(),
  /** Places in the file that are still empty. */
  toFillIn: shapes.words,
  /** Names that were spelt by rule. */
  toCheck: v.array(
    v.strictObject({
      path: v.string(),
      text: v.record(v.string(), v.string()),
      gender: v.optional(v.literal("unknown")),
    }),
  ),
};

export const command = defineCommand({
  after: "Writing:",
  description: "write a definition with all that is known; asks for what no option says",
  arguments: ["[kind/slug]"],
  options: {
    "--order <number>": "all that an order says; the address follows from its names",
    "--from <kind/slug>": "a copy of another invitation's file",
    "--template <number>": "the design; or a card or an animation, as in card-pomegranate",
    "--languages <list>": "as in am,en,ru; the first is shown at the bare address",
    "--groom <name>": "names in Armenian, Latin or Russian letters, as in Արման or Arman",
    "--bride <name>": "",
    "--child <name>": "",
    "--person <name>": "",
    "--company <name>": "",
    "--date <time>": "when it begins, by the clock of the place: 12.06.2027 15:00",
    "--zone <zone>": "the place's time zone, the studio's unless named",
    "--place <text>": "the town, in the first language",
    "--deadline <date>": "the last day for replies: 20.05.2027",
    "--email <address>": "where replies go",
  },
  completes: { "--template": "templates", "--languages": languages },
  examples: [
    "new --order 482137 --remote",
    'new wedding/anna-arman --groom Արման --bride Anna --date "12 June 2027 3pm"',
    "new wedding/maria-karen --from wedding/anna-arman",
    "new wedding/davit-mane --template card-pomegranate",
  ],
  guarantee: { changes: "both", again: "says" },
  answer: v.union([
    v.strictObject(writtenFile),
    v.strictObject({
      ...writtenFile,
      order: shapes.orderNumber,
      invitation: v.string(),
      notes: shapes.words,
      customer: v.strictObject({
        names: v.string(),
        details: v.string(),
        music: shapes.text,
        text: shapes.text,
        dresscode: shapes.text,
      }),
    }),
    v.strictObject({ file: v.string(), from: v.string() }),
  ]),
  /**
   * Writes a definition with all known data and lists what is missing. Asks for data that no
   * option gives; never overwrites a file. `--order` writes from an order, and `--from` from
   * another invitation's file.
   */
  async run(address, options, open) {
    const { order, from } = options;
    if (order !== undefined && from !== undefined)
      throw wrongUsage("--order writes from an order and --from from a file: choose one.");
    if (order !== undefined) {
      const { newFromOrder } = await import("../new-order.ts");
      return newFromOrder(open, address, { ...options, order });
    }
    if (address === undefined) throw wrongUsage("Name the address, as in wedding/anna-arman.");
    if (from !== undefined) return newFromFile(address, { ...options, from });
    return newFromOptions(address, options);
  },
});

async function newFromOptions(address: string, options: NewOptions) {
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
  say(
    options,
    `${file} written.`,
    ...leftToDo(written),
    `\nThen: npm run studio -- check ${kind}/${slug}`,
  );
  return writtenAnswer(written);
}

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
async function newFromFile(address: string, options: NewOptions & { from: string }) {
  const unusable = ownToNew.filter((name) => options[name] !== undefined);
  if (unusable.length > 0)
    throw wrongUsage(
      `A copy keeps what it is copied from: leave out ${unusable.map((name) => `--${name}`).join(", ")} and change the file.`,
    );
  const { kind, slug } = requireNewAddress(address);
  const content = await readContent();
  const source = await chooseFile(content, options.from);
  const file = fileOf({ kind, slug });
  if (content.files.some((contentFile) => contentFile.file === file)) throw refuseExisting(file);
  if (!source.startsWith("content/invitations/"))
    throw refusal(`${source} is no invitation: npm run studio -- new ${kind}/${slug} begins one.`);
  const text = content.files.find((sourceFile) => sourceFile.file === source)?.text ?? "";
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
