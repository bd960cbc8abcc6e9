import { expect, test } from "vitest";
import { parsers } from "./budgets/parsers.ts";
import { costOf, isWithin } from "./budgets/run.ts";

/** `npm run generated` measures every file, `npm test` the two of each parser that cost most. */
const isLong = process.env.GENERATED_CASES !== undefined;

const judged = Object.entries(parsers).flatMap(([parser, { files }]) =>
  Object.keys(files)
    .slice(0, isLong ? undefined : 2)
    .map((file) => [parser, file] as const),
);

test.each(judged)(
  "%s: %s takes two seconds of processor and 50 MB at most",
  async (parser, file) => {
    expect(await costOf(parser, file)).toSatisfy(isWithin);
  },
);
