import { spawn } from "node:child_process";
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { expect, onTestFinished, test } from "vitest";
import { root } from "../../scripts/paths.ts";

/** A language that nobody reads: Dutch, each text with a letter that Dutch lacks at its end. */
const code = "eo";
const mark = "ĉ";

const copied = [
  "app",
  "cli",
  "content",
  "migrations",
  "public",
  "scripts",
  "tests",
  "workers",
  "package.json",
  "react-router.config.ts",
  "tsconfig.json",
  "vite.config.ts",
  "worker-configuration.d.ts",
  "wrangler.toml",
];

/** Packs of names, which are spelt as families spell them. */
const packsOfNames = ["names.json", "surnames.json"];

test(
  "a language is its packs and one file of facts: pages, answers, mails, lists and checks speak it",
  { timeout: 900_000 },
  async () => {
    const folder = await mkdtemp(join(tmpdir(), "language-"));
    onTestFinished(() => rm(folder, { recursive: true, force: true }));
    for (const name of copied) await cp(join(root, name), join(folder, name), { recursive: true });
    await symlink(join(root, "node_modules"), join(folder, "node_modules"), "dir");
    await addLanguage(folder);
    await run(folder, "scripts/designs.ts");

    await writeDefinitions(folder);
    const problems = await run(folder, "cli/index.js", "check", `wedding/in-${code}`, "--json");
    expect(JSON.parse(problems)).toMatchObject({ problems: [], warnings: [] });
    const wrong = await run(folder, "cli/index.js", "check", `wedding/in-other-letters`, "--json");
    expect(wrong).toContain("expected Esperanto, found Cyrillic letters");

    const vitest = join(root, "node_modules/vitest/vitest.mjs");
    for (const [config, ...wanted] of tests)
      await run(folder, vitest, "run", "--config", config, ...wanted);
  },
);

/** Tests that go through all languages. */
const tests = [
  // Page, alternates, calendar, alias; answer, mails and dashboard of each kind; lists of guests.
  [
    "tests/vitest.config.ts",
    "tests/pages/languages.test.ts",
    "tests/pages/kinds.test.ts",
    "tests/pages/household-texts.test.ts",
    "app/couple/lists/guest-workbook.test.ts",
    "-t",
    String.raw`\b${code}\b`,
  ],
  // Completeness, typography and letters of packs; dates; headings of lists, which it must not break.
  ["tests/rules.config.ts", "app/i18n", "app/domain/guests", "--testTimeout=60000"],
] as const;

async function addLanguage(folder: string): Promise<void> {
  const languages = join(folder, "app/i18n/languages");
  const dutch = await readFile(join(languages, "nl.ts"), "utf8");
  const facts = dutch
    .replace("place: 4", "place: 7")
    .replace('name: "Nederlands"', 'name: "Esperanto"')
    .replace('english: "Dutch"', 'english: "Esperanto"')
    .replace('openGraph: "nl_NL"', 'openGraph: "eo_EO"')
    .replace(/called: ".*"/, 'called: "esp*"');
  await writeFile(join(languages, `${code}.ts`), facts);
  const packs = join(folder, "content/locales");
  await mkdir(join(packs, code));
  for (const file of await readdir(join(packs, "nl"))) {
    const pack: unknown = JSON.parse(await readFile(join(packs, "nl", file), "utf8"));
    const marked = packsOfNames.includes(file) ? pack : withMark(pack);
    await writeFile(join(packs, code, file), JSON.stringify(marked));
  }
}

/** Every text with the mark; of a list of words each whole one. */
function withMark(node: unknown): unknown {
  if (typeof node === "string") return node.replaceAll(/(?<=[^*|])(?=\||$)/g, mark);
  if (typeof node !== "object" || node === null) return node;
  return Object.fromEntries(Object.entries(node).map(([key, value]) => [key, withMark(value)]));
}

/** What staff write: the studio offers it, a page in it alone, and one whose words are in other letters. */
async function writeDefinitions(folder: string): Promise<void> {
  const weddings = join(folder, "content/invitations/wedding");
  const file = join(folder, "content/studio.json");
  const studio: { languages: string[] } = JSON.parse(await readFile(file, "utf8"));
  await writeFile(file, JSON.stringify({ ...studio, languages: [...studio.languages, code] }));
  const name = (named: string) => ({ [code]: named });
  const definition = (slug: string, closing: string) => ({
    $schema: "../../invitation.schema.json",
    kind: "wedding",
    slug,
    template: "1002",
    languages: [code],
    title: { key: "titles.wedding" },
    hosts: {
      groom: { name: name("Arman"), email: "arman@example.com" },
      bride: { name: name("Anna"), email: "anna@example.com" },
    },
    event: { start: "2027-06-12T15:00", end: "2027-06-12T23:30", timeZone: "Asia/Yerevan" },
    sections: [
      { type: "countdown", to: "wedding" },
      { type: "closing", text: name(closing) },
    ],
  });
  for (const [slug, closing] of [
    [`in-${code}`, "Ni ĝojas vidi vin ĉe ni"],
    ["in-other-letters", "Мы будем рады видеть вас"],
  ] as const)
    await writeFile(
      join(weddings, `${slug}.json`),
      JSON.stringify(definition(slug, closing), null, 2),
    );
}

/** What a script prints in the copy. @throws Error with all it said, where it fails. */
async function run(folder: string, script: string, ...words: string[]): Promise<string> {
  const child = spawn(process.execPath, [script, ...words], {
    cwd: folder,
    env: { ...process.env, INIT_CWD: folder, FROM_SOURCE: "1", NO_COLOR: "1", VITEST: undefined },
  });
  const [out, complaints, exit] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    new Promise<number | null>((resolve) => void child.once("close", resolve)),
  ]);
  // `check` ends with 1 where something is wrong.
  if (exit !== 0 && !words.includes("check")) throw new Error(`${script}: ${out}\n${complaints}`);
  return out;
}
