import { runMain } from "../../scripts/processes.ts";
import { parsers } from "../command/budgets/parsers.ts";
import { budget, costOf, isWithin, type Cost } from "../command/budgets/run.ts";

/**
 * Prints what each parser of bytes from outside takes for the generated file that costs it most. With
 * words, as in `npm run budgets -- jpeg`, each file of the parsers whose name has one of them.
 */
await runMain(async () => {
  const words = process.argv.slice(2);
  const chosen = Object.entries(parsers).filter(
    ([name]) => words.length === 0 || words.some((word) => name.includes(word)),
  );
  const shown = (of: string, file: string, cost: Cost) =>
    `| ${of.padEnd(26)} | ${file.padEnd(52)} | ${figure(cost.milliseconds / 1_000, "s")} | ${figure(cost.bytes / 1024 / 1024, "MB")} |${isWithin(cost) ? "" : " over its budget"}`;
  console.log(`| ${"parser".padEnd(26)} | ${"file".padEnd(52)} | processor | memory    |`);
  for (const [name, { files }] of chosen) {
    const costs: { file: string; cost: Cost }[] = [];
    for (const file of Object.keys(files)) {
      const cost = await costOf(name, file);
      costs.push({ file, cost });
      if (words.length > 0) console.log(shown(name, file, cost));
      if (!isWithin(cost)) process.exitCode = 1;
    }
    if (words.length > 0) continue;
    const worst = costs.toSorted((one, other) => shareOf(other.cost) - shareOf(one.cost))[0];
    if (worst) console.log(shown(name, worst.file, worst.cost));
  }
});

/** How much of its budget a parser took, of the one that is nearer to its end. */
function shareOf({ milliseconds, bytes }: Cost): number {
  return Math.max(milliseconds / budget.milliseconds, bytes / budget.bytes);
}

function figure(value: number, unit: string): string {
  return (value === Infinity ? "no end" : `${value.toFixed(2)} ${unit}`).padStart(9);
}
