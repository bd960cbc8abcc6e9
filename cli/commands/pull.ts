import { existsSync } from "node:fs";
import * as v from "valibot";
import { requirePublished } from "../address.ts";
import * as shapes from "../answer-shapes.ts";
import { ask } from "../ask.ts";
import { defineCommand } from "../command.ts";
import { pathOf as placeOf } from "../content.ts";
import { writeDerivedFiles } from "../derived-files.ts";
import { refusal, say } from "../output.ts";
import { fileOfPublished, pulledLines, writePulled } from "../pulled.ts";

export const command = defineCommand({
  after: "unpublish",
  description: "write what is published into content/, to go on from it",
  arguments: ["<kind/slug>"],
  examples: ["pull wedding/anna-arman --remote"],
  guarantee: { changes: "files", again: "same" },
  answer: v.strictObject({
    file: v.string(),
    version: v.number(),
    palette: shapes.text,
    notes: shapes.words,
  }),
  async run(address, options, open) {
    const { content } = await open();
    const published = await requirePublished(content, address, options);
    // A template's name and occasion are in the catalogue only, so its published page is not enough
    // to restore its file.
    if (published.path === `templates/${published.template}`)
      throw refusal(`${published.path} is a template: its file is content/${published.path}.json`);
    const file = fileOfPublished(published);
    if (existsSync(placeOf(file))) await ask(`Replace ${file}`, "Nothing was written.", options);
    const written = await writePulled(content, published.path, options);
    // Editors offer each palette with its description.
    if (written.palette) await writeDerivedFiles();
    say(options, ...pulledLines(written));
    return written;
  },
});
