import * as v from "valibot";
import { paletteFileSchema, paletteName } from "#app/designs/palettes/palette-schema.ts";
import { readJson } from "#app/domain/authoring/check/json.ts";
import { nearest } from "#app/lib/nearest.ts";
import { paletteNameOf } from "#app/domain/authoring/check/palettes.ts";
import { defineCommand } from "../command.ts";
import { readContent } from "../content.ts";
import { writeDerivedFiles } from "../derived-files.ts";
import { refuseExisting, writeNewFile } from "../new-file.ts";
import { notFound, say, wrongUsage, didYouMean } from "../output.ts";
import { UserError } from "../user-error.ts";

export const command = defineCommand({
  after: "The studio's own texts and colours:",
  description: "begin a palette of your own in content/palettes from another one",
  arguments: ["<name>"],
  options: {
    "--from <palette>": { text: "the palette to start from", isRequired: true },
  },
  completes: { "--from": "palettes" },
  examples: ["palette anna-rose --from almond"],
  guarantee: { changes: "files", again: "same", offline: true },
  answer: v.strictObject({ file: v.string() }),
  /**
   * Copies a palette as a start for a new one, and updates the JSON Schemas, so that editors offer
   * its name.
   */
  async run(name, options) {
    const [issue] = v.safeParse(paletteName, name).issues ?? [];
    if (issue) throw wrongUsage(`"${name}" cannot be a palette's name: ${issue.message}.`);
    const { files } = await readContent();
    const file = `content/palettes/${name}.json`;
    if (files.some((source) => source.file === file)) throw refuseExisting(file);
    const source = files.find((entry) => entry.file === `content/palettes/${options.from}.json`);
    if (!source) {
      const names = files.flatMap((paletteFile) => paletteNameOf(paletteFile.file) ?? []);
      throw notFound(
        `There is no palette "${options.from}" to start from.${didYouMean(nearest(options.from, names))}`,
      );
    }
    const colours = v.safeParse(paletteFileSchema, readJson(source.text).value);
    if (!colours.success)
      throw new UserError(`${source.file} has mistakes: npm run studio -- check ${source.file}`);
    const begun = { ...colours.output, description: `Begun from ${options.from}.` };
    await writeNewFile(file, `${JSON.stringify(begun, null, 2)}\n`);
    await writeDerivedFiles();
    say(
      options,
      `${file} written, with the colours of ${options.from}. Change them and its description.`,
      `Then: npm run studio -- check ${file}`,
      `and in the invitation: "theme": { "palette": "${name}" }`,
    );
    return { file };
  },
});
