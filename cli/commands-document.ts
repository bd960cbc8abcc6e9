import { commandIndex } from "./command-index.generated.ts";
import type { Guarantee } from "./command.ts";

const changed: Record<Guarantee["changes"], string> = {
  nothing: "nothing",
  files: "files",
  storage: "storage",
  both: "files and storage",
};

const brokenOff: Record<Guarantee["again"], string> = {
  same: "run it again: it finishes",
  more: "run it again: it makes one more",
  says: "it names the command that goes on",
};

/** docs/commands.md: what becomes of each command that is broken off, and of two at once. */
export function commandsDocument(): string {
  const commands = commandIndex.flatMap((entry) => ("guarantee" in entry ? [entry] : []));
  const kinds = Map.groupBy(commands, ({ guarantee }) => endOf(guarantee));
  const lines = [...kinds].map(([end, alike]) => `- ${end}: ${namesOf(alike)}`);
  const offline = commands.filter(({ guarantee }) => guarantee.offline);
  const silent = commands.filter(({ answers }) => !answers);
  return `${beginning}

${lines.toSorted().join("\n")}

With \`--remote\` each works on production, but ${namesOf(offline)}, for which it means nothing. With \`--json\` each answers in JSON, but ${namesOf(silent)}, which prints a script.
`;
}

function namesOf(commands: readonly { name: string }[]): string {
  return commands.map(({ name }) => `\`${name}\``).join(", ");
}

/** What a command changes, what a second try does, and what two at once leave. */
function endOf(guarantee: Guarantee): string {
  const { changes, again } = guarantee;
  if (changes === "nothing") return "**Changes nothing**; two at once both answer";
  return `**Changes ${changed[changes]}**; ${brokenOff[again]}; two at once: ${atOnce(guarantee)}`;
}

function atOnce({ again, waits }: Guarantee): string {
  if (waits) return "the second waits";
  if (again === "more") return "each makes its own";
  return again === "says" ? "one works, one is refused" : "as one";
}

const beginning = `# Every command, however it ends

For staff and owners: what becomes of a command when the network or the machine fails in the middle, and when two people start it at the same moment. How to use each: \`npm run studio -- COMMAND --help\`. Tests run each of them, also broken off before every single request and started again, and twice at once.

- **Files** are those of this checkout; **storage** is KV, D1 and R2: pages, orders, replies, guests, mail, media.
- **It finishes**: what was begun is completed, and nothing is done twice. A publication that died keeps its lease for a minute, for which the next run waits.
- **As one**: the two leave what one leaves. Where the second finds its work done, or the guests changed meanwhile, it says so and changes nothing.
- A sentence that says that it is **not known** whether the last change was stored means just that: look first (\`show\`, \`orders show\`, \`guests list\`, \`outbox list\`).

Written by \`npm run commands\` from the files of \`cli/commands\`.

## By how they end`;
