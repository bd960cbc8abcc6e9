import * as v from "valibot";
import { defineCommand } from "../../command.ts";
import { readRows } from "../../media-rows.ts";
import { sizeText } from "../../media-taken.ts";
import { count, printJson, say } from "../../output.ts";

export const command = defineCommand({
  after: "media fetch",
  description: "files that no definition names",
  examples: ["media unused"],
  guarantee: { changes: "nothing", again: "same", offline: true },
  answer: v.array(v.strictObject({ name: v.string(), bytes: v.number() })),
  async run(options) {
    const rows = (await readRows(null)).filter(({ usedBy }) => usedBy.length === 0);
    if (options.json) return printJson(rows.map(({ name, bytes }) => ({ name, bytes })));
    for (const { name, bytes } of rows) say(options, `${name}  ${sizeText(bytes)}`);
    say(
      options,
      rows.length === 0
        ? "Every file is named by a definition."
        : `\n${count(rows.length, "file")} unused. Remove them: npm run studio -- media rm NAME…`,
    );
  },
});
