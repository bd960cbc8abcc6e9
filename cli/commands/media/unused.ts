import * as v from "valibot";
import { defineCommand } from "../../command.ts";
import { readRows } from "../../media-survey.ts";
import { sizeText } from "../../media-taken.ts";
import { count, say } from "../../output.ts";

export const command = defineCommand({
  after: "media fetch",
  description: "files that no definition names",
  examples: ["media unused"],
  guarantee: { changes: "nothing", again: "same", offline: true },
  answer: v.array(v.strictObject({ name: v.string(), bytes: v.number() })),
  async run(options) {
    const rows = (await readRows(null)).filter(({ usedBy }) => usedBy.length === 0);
    say(
      options,
      ...rows.map(({ name, bytes }) => `${name}  ${sizeText(bytes)}`),
      rows.length === 0
        ? "Every file is named by a definition."
        : `\n${count(rows.length, "file")} unused. Remove them: npm run studio -- media rm NAME…`,
    );
    return rows.map(({ name, bytes }) => ({ name, bytes }));
  },
});
