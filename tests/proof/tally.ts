import { faultNames } from "./fault-names.ts";

/** Results of a fault: how often it was tried, and what it cost. */
type Row = { tried: number; survived: number; lost: number; leaked: number };

/**
 * A case in words, and nothing where it was survived. `failed`: an answer that nobody meant, such
 * as a 500 or none at all.
 */
export type Verdict = { lost?: string; leaked?: string; failed?: string };

/** Before the name of a file of tests. */
export const testsPrefix = "tests: ";

/** The outcomes of all cases by their fault. */
export class Tally {
  readonly #rows = new Map<string, Row>();
  readonly #failures: string[] = [];
  readonly #lines = new Map<string, Set<string>>();

  /**
   * Notes the outcome of one case.
   * @param fault of the list, or the name of a file of tests. @param at where exactly, for the failures.
   * @throws for another fault, of which proofs.json would say nothing.
   */
  note(fault: string, at: string, verdict: Verdict): void {
    if (!faultNames.includes(fault) && !fault.startsWith(testsPrefix))
      throw new Error(`${fault} is not in tests/proof/fault-names.ts`);
    const row = this.#rows.get(fault) ?? { tried: 0, survived: 0, lost: 0, leaked: 0 };
    this.#rows.set(fault, row);
    row.tried += 1;
    const why = Object.entries(verdict).filter(([, words]) => words !== undefined);
    if (verdict.lost !== undefined) row.lost += 1;
    if (verdict.leaked !== undefined) row.leaked += 1;
    if (why.length === 0) row.survived += 1;
    for (const [what, words] of why) this.#failures.push(`${what}: ${fault}, ${at}: ${words}`);
  }

  /** Notes the log's lines during a fault, without what differs from case to case. */
  heard(fault: string, log: readonly string[]): void {
    const lines = this.#lines.get(fault) ?? new Set<string>();
    this.#lines.set(fault, lines);
    for (const line of log) lines.add(line);
  }

  /** The log's lines during the faults whose name begins so. */
  linesOf(fault: string): string[] {
    return [...this.#lines].flatMap(([name, lines]) => (name.startsWith(fault) ? [...lines] : []));
  }

  /** Faults of the list of which nothing was tried. */
  get untried(): string[] {
    return faultNames.filter((name) => !this.#rows.has(name));
  }

  get failures(): readonly string[] {
    return this.#failures;
  }

  /** How many cases there were. */
  get tried(): number {
    return this.#rows.values().reduce((sum, { tried }) => sum + tried, 0);
  }

  /** The table, one line a fault, with the sums last. */
  print(): string {
    const sum = (part: keyof Row) => this.#rows.values().reduce((all, row) => all + row[part], 0);
    const parts = ["tried", "survived", "lost", "leaked"] as const;
    const rows: [string, ...number[]][] = [
      ...[...this.#rows].map(([fault, row]): [string, ...number[]] => [
        fault,
        ...parts.map((part) => row[part]),
      ]),
      ["all", ...parts.map(sum)],
    ];
    const width = Math.max(...rows.map(([fault]) => fault.length));
    const line = (first: string, others: readonly (string | number)[]) =>
      `${first.padEnd(width)}  ${others.map((one) => String(one).padStart(8)).join(" ")}`;
    return [line("fault", parts), ...rows.map(([fault, ...numbers]) => line(fault, numbers))].join(
      "\n",
    );
  }
}
