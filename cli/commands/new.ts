import { mkdir, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { format } from "oxfmt";
import * as v from "valibot";
import { checkContent, type Problem, type SourceFile } from "#app/features/invitation/check.ts";
import { newDefinition, withPlaceholders } from "#app/features/invitation/new-definition.ts";
import { usual, type NewKind } from "#app/features/invitation/new-sections.ts";
import { pathOf, readContent } from "../content.ts";
import { readLibrary } from "../media.ts";
import { askForTheRest, type NewOptions } from "../new-questions.ts";
import { printJson, Refusal, say } from "../report.ts";

const templateOrder = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ sections: v.array(v.object({ type: v.string() })) }),
);

/**
 * `studio new KIND/SLUG`: writes a definition with all that is known, and lists what is not. It asks
 * for what no option says, and never writes over a file.
 */
export async function newInvitation(address: string, options: NewOptions): Promise<void> {
  const [kind = "", slug = "", more] = address.replace(/^\/|\/$/g, "").split("/");
  if (!isNewKind(kind) || slug === "" || more !== undefined)
    throw new Refusal(
      `Expected an address like wedding/anna-arman, with one of ${Object.keys(usual).join(", ")} before the slash.`,
    );
  const content = await readContent();
  const library = await readLibrary();
  const file = `content/invitations/${kind}/${slug}.json`;
  const refuseExisting = () => new Refusal(`${file} is there already; nothing was written.`);
  if (content.files.some((source) => source.file === file)) throw refuseExisting();

  const templates = content.files.flatMap(
    (source) => /^content\/templates\/(\d+)\.json$/.exec(source.file)?.[1] ?? [],
  );
  const asked = await askForTheRest({ kind, slug }, options, templates);
  const order = orderOf(content.files, asked.template);
  const { definition, guessed } = newDefinition({ ...asked, order }, content.packs);
  const problemsOf = (text: string) =>
    checkContent([...content.files, { file, text }], content.packs, library).problems.filter(
      (problem) => problem.file === file,
    );
  const wrong = problemsOf(JSON.stringify(withPlaceholders(definition)));
  if (wrong.length > 0)
    throw new Refusal(
      [...wrong.map(({ path, message }) => `${path}: ${message}`), "Nothing was written."].join(
        "\n",
      ),
    );

  const { code: text } = await format(file, JSON.stringify(definition), {
    printWidth: 100,
    objectWrap: "collapse",
  });
  const toFillIn = placesOf(problemsOf(text));
  await mkdir(dirname(pathOf(file)), { recursive: true });
  try {
    await writeFile(pathOf(file), text, { flag: "wx" });
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "EEXIST")
      throw refuseExisting();
    throw error;
  }
  if (options.json) printJson({ file, toFillIn, toCheck: guessed });
  say(options, `${file} written.`);
  if (guessed.length > 0) say(options, "\nPlease check these names, which are spelt by rule:");
  for (const { path, text: name } of guessed)
    say(options, `  ${path}: ${Object.values(name).join(" · ")}`);
  if (toFillIn.length > 0) say(options, "\nStill to fill in:");
  for (const place of toFillIn) say(options, `  ${place}`);
  say(options, `\nThen: npm run studio -- check ${kind}/${slug}`);
}

/** The types of a template's sections; none of a file that cannot be read, which the check tells. */
function orderOf(files: readonly SourceFile[], template: string): string[] {
  const file = files.find((source) => source.file === `content/templates/${template}.json`);
  const result = v.safeParse(templateOrder, file?.text);
  return result.success ? result.output.sections.map(({ type }) => type) : [];
}

function isNewKind(kind: string): kind is NewKind {
  return Object.hasOwn(usual, kind);
}

/** One line for a text that is missing in several languages: `sections[3].name (am, en)`. */
function placesOf(problems: readonly Problem[]): string[] {
  const places = Map.groupBy(problems, ({ path }) => path.replace(/\.[a-z]{2}$/, ""));
  return [...places].map(([place, of]) => {
    const languages = of.flatMap(({ path }) => (path === place ? [] : path.slice(-2)));
    return languages.length > 0 ? `${place} (${languages.join(", ")})` : place;
  });
}
