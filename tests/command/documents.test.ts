import { glob, readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { parse } from "yaml";
import * as v from "valibot";
import { createProgram } from "../../cli/program.ts";
import { root } from "../../scripts/paths.ts";
import { deliveredBy } from "../../scripts/third-party-text.ts";
import lockText from "../../package-lock.json?raw";
import manifest from "../../package.json";
import nodeVersion from "../../.nvmrc?raw";
import { documents, staffCommand, usesOf } from "./support/documents.ts";

// Vite reads these calls where they stand, so that each has its options written out.
const others = import.meta.glob<string>(
  ["/docs/decisions/*.md", "/app/designs/letters/fonts/LICENSES.md", "/content/media/LICENSES.md"],
  { eager: true, import: "default", query: "?raw" },
);
const workflows = Object.entries(
  import.meta.glob<string>("/.github/workflows/*.yml", {
    eager: true,
    import: "default",
    query: "?raw",
  }),
);
const scriptSources = import.meta.glob<string>(["/scripts/**/*.ts", "/tests/bench/*.ts"], {
  eager: true,
  import: "default",
  query: "?raw",
});
const lock: unknown = JSON.parse(lockText);

const scripts = new Set(Object.keys(manifest.scripts));

test("each npm script in the documents is there", () => {
  const uses = usesOf(/\bnpm (?:run (?:-s )?([\w:-]+)|(test)\b)/g);
  const missing = uses.filter(({ match: [, named, plain] }) => !scripts.has(named ?? plain ?? ""));
  expect(missing.map(({ file, text }) => `${file}: ${text}`)).toEqual([]);
  expect(uses.length).toBeGreaterThan(50);
});

test("each script that documents run with node is there", () => {
  const uses = usesOf(/\bnode ((?:scripts|tests\/bench)\/[\w/-]+\.ts)/g);
  const missing = uses.filter(({ match }) => !(`/${match[1]}` in scriptSources));
  expect(missing.map(({ file, text }) => `${file}: ${text}`)).toEqual([]);
});

/** The command of these words, as far as they name one, and the options that it takes. */
function commandOf(words: readonly string[]): { isKnown: boolean; options: Set<string> } {
  let command = createProgram();
  const options = new Set(["--help"]);
  const take = () => {
    for (const { long } of command.options) if (long) options.add(long.replace(/^--no-/, "--"));
  };
  take();
  for (const word of words) {
    const next = command.commands.find((one) => [one.name(), ...one.aliases()].includes(word));
    if (!next) break;
    command = next;
    take();
  }
  return { isKnown: command.parent !== null, options };
}

test("each staff command in the documents is there, with the options that they give it", () => {
  const uses = usesOf(staffCommand);
  const faults = uses.flatMap(({ file, text, match: [, given = ""] }) => {
    const words = given.split(" ").filter(Boolean);
    const { isKnown, options } = commandOf(words);
    const named = words
      .filter((word) => /^--[a-z]/.test(word))
      .map((word) => word.replace(/=.*$/, "").replace(/^--no-/, "--"));
    const unknown = named.filter((option) => !options.has(option));
    return isKnown && unknown.length === 0
      ? []
      : [`${file}: ${text}: ${unknown.join(" ") || "no such command"}`];
  });
  expect(faults).toEqual([]);
  expect(uses.length).toBeGreaterThan(30);
});

/** Options that a script's `parseArgs` knows, by its npm script. */
const scriptFiles = {
  "setup:cloudflare": "setup-cloudflare",
  deploy: "deploy",
  rollback: "rollback",
};

test("each option of setup, deploy and rollback in the documents is there", () => {
  const faults = Object.entries(scriptFiles).flatMap(([script, name]) => {
    const source = scriptSources[`/scripts/${name}.ts`] ?? "";
    const [, block = ""] = /options: \{([\s\S]*?)\n? *\},?\s*\}\)/.exec(source) ?? [];
    const known = [...block.matchAll(/"?([a-z][\w-]*)"?:/g)].map(([, option]) => option);
    const uses = usesOf(new RegExp(String.raw`npm run ${script} --((?: [^\s#|&;]+)*)`, "g"));
    return uses.flatMap(({ file, match: [, rest = ""] }) =>
      [...rest.matchAll(/--(?:no-)?([a-z][\w-]*)/g)]
        .filter(([, option]) => !known.includes(option))
        .map(([option]) => `${file}: npm run ${script} ${option}`),
    );
  });
  expect(faults).toEqual([]);
});

/** The anchors that GitHub makes of headings. */
function anchorsOf(markdown: string): Set<string> {
  return new Set(
    [...markdown.matchAll(/^#+ +(.+)$/gm)].map(([, heading = ""]) =>
      heading
        .toLowerCase()
        .replaceAll(/[^\p{L}\p{N} _-]/gu, "")
        .replaceAll(" ", "-"),
    ),
  );
}

test("each link between documents leads to a document and its heading", () => {
  const pages = new Map([...documents, ...Object.entries(others)]);
  const broken = [...pages].flatMap(([file, text]) =>
    [...text.matchAll(/\]\((?!https?:)([^)\s#]*)(?:#([^)\s]+))?\)/g)].flatMap(
      ([link, path = "", anchor]) => {
        const target = path === "" ? file : new URL(path, `http://x${file}`).pathname;
        if (!target.endsWith(".md")) return [];
        const page = pages.get(target);
        const isThere = page !== undefined && (anchor === undefined || anchorsOf(page).has(anchor));
        return isThere ? [] : [`${file}: ${link}`];
      },
    ),
  );
  expect(broken).toEqual([]);
});

test("each decision has a status with its day, and stands in their list under its title", () => {
  const index = others["/docs/decisions/README.md"] ?? "";
  const decisions = Object.entries(others).filter(([file]) => /\/\d{3}-[^/]+\.md$/.test(file));
  const faults = decisions.flatMap(([file, text]) => {
    const name = file.replace("/docs/decisions/", "");
    const [, number = "", title = ""] = /^# (\d{3}) (.+)$/m.exec(text) ?? [];
    const hasStatus =
      /^Status: (?:accepted|superseded by \[\d{3}\]\([^)]+\)), \d{4}-\d\d-\d\d/m.test(text);
    const isListed = index.includes(`- [${number}](${name}) ${title}`) && name.startsWith(number);
    return [
      hasStatus ? [] : `${name}: no status`,
      isListed ? [] : `${name}: not in the list`,
    ].flat();
  });
  expect(faults).toEqual([]);
  expect(decisions.length).toBeGreaterThan(60);
});

const recordedDecisions = Object.keys(others).flatMap(
  (file) => /\/(\d{3})-[^/]+\.md$/.exec(file)?.[1] ?? [],
);

test("the list of decisions says of each number what became of it", () => {
  const index = others["/docs/decisions/README.md"] ?? "";
  const told = new Set([...index.matchAll(/\b\d{3}\b/g)].map(([number]) => Number(number)));
  const newest = Math.max(...recordedDecisions.map(Number));
  const silent = Array.from({ length: newest }, (_, place) => place + 1).filter(
    (number) => !told.has(number),
  );
  expect(silent).toEqual([]);
});

test("each decision that a comment names has a record", async () => {
  const files = await Array.fromAsync(
    glob("{app,cli,workers,scripts,tests}/**/*.{ts,tsx,css,mjs}", { cwd: root }),
  );
  const named = await Promise.all(
    files.map(async (file) => {
      const text = await readFile(join(root, file), "utf8");
      return [...text.matchAll(/\bdecisions?[ /](\d{3})\b/g)].map(([, number = ""]) => ({
        file,
        number,
      }));
    }),
  );
  expect(named.flat().filter(({ number }) => !recordedDecisions.includes(number))).toEqual([]);
  expect(named.flat().length).toBeGreaterThan(30);
});

const workflow = v.object({
  on: v.looseObject({}),
  permissions: v.object({ contents: v.literal("read") }),
  concurrency: v.object({
    group: v.string(),
    "cancel-in-progress": v.union([v.boolean(), v.string()]),
  }),
  jobs: v.record(
    v.string(),
    v.object({
      uses: v.optional(v.string()),
      steps: v.optional(
        v.array(v.object({ uses: v.optional(v.string()), run: v.optional(v.string()) })),
        [],
      ),
    }),
  ),
});
const runs = workflows.map(([file, text]) => ({ file, ...v.parse(workflow, parse(text)) }));

test("workflows run npm scripts that are there, and actions of GitHub alone", () => {
  const steps = runs.flatMap(({ jobs }) => Object.values(jobs).flatMap((job) => job.steps));
  const commandsRun = steps.flatMap(({ run }) => run ?? []);
  expect(commandsRun).toContain(".ci/run");
  for (const command of commandsRun) {
    const [, script] = /^npm run ([\w:-]+)/.exec(command) ?? [];
    const isKnown = command === "npm ci" || command === ".ci/run" || scripts.has(script ?? "");
    expect(isKnown, command).toBe(true);
  }
  const actions = new Set(
    steps.flatMap(({ uses }) => uses ?? []).map((uses) => uses.split("@")[0]),
  );
  expect(actions).toEqual(new Set(["actions/checkout", "actions/setup-node"]));
  const called = runs.flatMap(({ jobs }) => Object.values(jobs).flatMap(({ uses }) => uses ?? []));
  for (const file of called) expect(workflows.map(([path]) => `.${path}`)).toContain(file);
});

test("two deployments to one place never overlap, and none is broken off", () => {
  const deploying = runs.filter(({ file }) => !/\/(?:test|audit|nightly)\.yml$/.test(file));
  expect(deploying).toHaveLength(2);
  expect(new Set(deploying.map(({ concurrency }) => concurrency.group)).size).toBe(2);
  for (const { concurrency } of deploying) {
    expect(concurrency.group).toMatch(/^deploy-\w+$/);
    expect(concurrency["cancel-in-progress"]).toBe(false);
  }
});

test("editors and GitHub run the Node that npm scripts run on", () => {
  expect(manifest.devDependencies.node.split(".")[0]).toBe(nodeVersion.trim());
});

test("THIRD-PARTY.md lists what goes out: node scripts/third-party.ts", () => {
  const text = documents.find(([file]) => file === "/THIRD-PARTY.md")?.[1] ?? "";
  const listed = [...text.matchAll(/^\| `([^`]+)` *\| (\S+) *\| ([^|]+?) *\|/gm)].map(
    ([, name, version, licence]) => ({ name, version, licence }),
  );
  const byName = (one: { name?: string }, other: { name?: string }) =>
    (one.name ?? "").localeCompare(other.name ?? "", "en");
  expect(listed.toSorted(byName)).toEqual(deliveredBy(lock).toSorted(byName));
});

test("each package that goes out allows it", () => {
  const known = [
    "MIT",
    "ISC",
    "OFL-1.1",
    "BlueOak-1.0.0",
    "MIT OR Apache-2.0",
    "Apache-2.0",
    "0BSD",
  ];
  expect(deliveredBy(lock).filter(({ licence }) => !known.includes(licence))).toEqual([]);
});
