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

/**
 * docs/commands.md: what becomes of each command that is broken off, and of two at once. Columns are
 * not aligned; the formatter does that.
 */
export function commandsDocument(): string {
  const commands = commandIndex.flatMap((entry) => ("guarantee" in entry ? [entry] : []));
  const rows = commands.map(({ name, guarantee, answers }) => [
    `\`${name}\``,
    changed[guarantee.changes],
    guarantee.offline ? "means nothing" : "production",
    guarantee.changes === "nothing" ? "nothing is lost" : brokenOff[guarantee.again],
    atOnce(guarantee),
    answers ? "an answer" : "prints a script",
  ]);
  const header = ["Command", "Changes", "`--remote`", "Broken off", "Two at once", "`--json`"];
  const table = [header, header.map(() => "---"), ...rows].map(
    (cells) => `| ${cells.join(" | ")} |`,
  );
  return `${beginning}\n\n${table.join("\n")}\n`;
}

function atOnce({ changes, again, waits }: Guarantee): string {
  if (waits) return "the second waits";
  if (changes === "nothing") return "both answer";
  if (again === "more") return "each makes its own";
  return again === "says" ? "one works, one is refused" : "as one";
}

const beginning = `# Every command, however it ends

For staff and owners: what becomes of a command when the network or the machine fails in the middle, and when two people start it at the same moment. How to use each: [invitations.md](invitations.md), [running.md](running.md), and \`npm run studio -- COMMAND --help\`.

Every command works on this machine's storage and, with \`--remote\`, on production's, and answers in JSON with \`--json\`; what it answers is described by \`npm run studio -- schema --command NAME\`. Tests run each of them in both places, and on a double of Cloudflare's API also broken off before every single request and started again, and twice at once.

- **Files** are those of this checkout; **storage** is KV, D1 and R2: pages, orders, replies, guests, mail, media.
- **It finishes**: what was begun is completed, and nothing is done twice. A publication that died keeps its lease for a minute, for which the next run waits.
- **As one**: the two leave what one leaves. Where the second finds its work done, or the guests changed meanwhile, it says so and changes nothing.
- A sentence that says that it is **not known** whether the last change was stored means just that: look first (\`show\`, \`orders show\`, \`guests list\`, \`outbox list\`).

Written by \`npm run commands\` from the files of \`cli/commands\`, whose guarantees a test compares with what the commands do.`;
