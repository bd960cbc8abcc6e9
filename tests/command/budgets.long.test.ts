import { expect, test } from "vitest";
import { parsers } from "./budgets/parsers.ts";
import { costOf, isWithin } from "./budgets/run.ts";

const judged = Object.entries(parsers).flatMap(([parser, { files }]) =>
  Object.keys(files).map((file) => [parser, file] as const),
);

test.each(judged)(
  "%s: %s takes two seconds of processor and 50 MB at most",
  async (parser, file) => {
    expect(await costOf(parser, file)).toSatisfy(isWithin);
  },
);
