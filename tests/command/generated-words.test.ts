import * as fc from "fast-check";
import { expect, test } from "vitest";
import { exitCodes } from "../../cli/exit-codes.ts";
import { hostileValue } from "../support/hostile-values.ts";
import { keepStorageOpen, studio } from "./support/command-session.ts";
import { leaves } from "./support/leaves.ts";

keepStorageOpen();

/** `npm run generated` tries many more than a run of all tests. */
const numRuns = Number(process.env.GENERATED_CASES ?? 60);

/** Commands that would start other programs, wait for changes, or write for a minute. */
const left = ["media", "preview", "publish", "completion"];
const commands = leaves.filter(({ words: [first = ""] }) => !left.includes(first));

const options = ["--json", "--yes", "--dry-run", "--all", "--quiet", "--out", "--at", "--limit"];

/** Words of a command line. A NUL ends none, because the system allows none in them. */
const word = fc.oneof(
  hostileValue.map((value) => value.replaceAll("\0", "").toWellFormed()),
  fc.constantFrom(...options, "wedding/none", "wedding/anna-arman", "482137", "one"),
);

test("whatever words a command is given, it ends with a sentence and never by a bug", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...commands),
      fc.array(word, { maxLength: 4 }),
      async ({ words }, given) => {
        const { code, complaints } = await studio(...words, ...given);
        const where = `${[...words, ...given].join(" ")}: ${complaints}`;
        expect(Object.values<number>(exitCodes), where).toContain(code);
        expect(code, where).not.toBe(exitCodes.internal);
        expect(complaints, where).not.toMatch(/\n\s+at \w|node_modules/);
      },
    ),
    { numRuns },
  );
}, 900_000);
