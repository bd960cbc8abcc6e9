import { expect, test } from "vitest";
import { parsers } from "./budgets/parsers.ts";
import { costOf, isWithin } from "./budgets/run.ts";

/** The file of each parser that costs it most; budgets.long.test.ts measures every file. */
const costliest = Object.entries(parsers).flatMap(([parser, { files }]) =>
  Object.keys(files)
    .slice(0, 1)
    .map((file) => [parser, file] as const),
);

test.each(costliest)(
  "%s: %s takes two seconds of processor and 50 MB at most",
  async (parser, file) => {
    expect(await costOf(parser, file)).toSatisfy(isWithin);
  },
);
