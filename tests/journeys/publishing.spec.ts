import { spawn } from "node:child_process";
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test as base } from "@playwright/test";
import { migrate } from "../../scripts/migrate.ts";
import { root } from "../../scripts/paths.ts";
import { startStudio, type Studio } from "./support/studio.ts";

type Run = { code: number | null; out: string; complaints: string };

/** An editor's checkout of `content/`, and the staff command run in their name. */
type Editor = {
  write: (slug: string, words: string) => Promise<void>;
  studio: (...args: string[]) => Promise<Run>;
  /** Like `studio`, in a process that gets a signal once the command has printed `once`. */
  interrupted: (signal: NodeJS.Signals, once: string, ...args: string[]) => Promise<Run>;
  content: string;
};

const test = base.extend<{ editor: (name: string) => Promise<Editor> }, { migratedState: string }>({
  /** A storage with all tables, copied because wrangler takes seconds to make it. */
  migratedState: [
    async ({}, use) => {
      const state = await mkdtemp(join(tmpdir(), "migrated-"));
      await migrate(state);
      await use(state);
      await rm(state, { recursive: true, force: true });
    },
    { scope: "worker" },
  ],

  /** Editors who share one storage, which belongs to one test. */
  editor: async ({ migratedState }, use) => {
    const folder = await mkdtemp(join(tmpdir(), "publishing-"));
    const state = join(folder, "state");
    await cp(migratedState, state, { recursive: true });
    const studios: Studio[] = [];
    await use(async (name) => {
      const content = join(folder, name);
      const environment = { CONTENT_DIR: content, STATE_DIR: state, STUDIO_USER: name };
      await checkOut(content);
      const studio = startStudio(environment);
      studios.push(studio);
      return editorOf(content, studio, environment);
    });
    await Promise.all(studios.map(({ end }) => end()));
    await rm(folder, { recursive: true, force: true });
  },
});

/** Copies only as much content as needed, because most of a run's time is its checks. */
async function checkOut(content: string): Promise<void> {
  for (const part of ["templates/1002.json", "palettes", "locales"])
    await cp(join(root, "content", part), join(content, part), { recursive: true });
  await mkdir(join(content, "invitations/wedding"), { recursive: true });
}

async function editorOf(
  content: string,
  studio: Studio,
  environment: NodeJS.ProcessEnv,
): Promise<Editor> {
  const example = await readFile(join(root, "content/invitations/wedding/anna-arman.json"), "utf8");
  return {
    content,
    studio: (...args) => studio.run(args),
    interrupted: (signal, once, ...args) =>
      new Promise((answer) => {
        const env = { ...process.env, ...environment };
        const child = spawn(process.execPath, ["cli/index.js", ...args], { cwd: root, env });
        let [out, complaints, isSent] = ["", "", false];
        child.stdout.setEncoding("utf8").on("data", (text: string) => {
          out += text;
          if (!isSent && out.includes(once)) isSent = child.kill(signal);
        });
        child.stderr.setEncoding("utf8").on("data", (text: string) => (complaints += text));
        child.once("close", (code) => answer({ code, out, complaints }));
      }),
    async write(slug, words) {
      const definition = {
        ...JSON.parse(example),
        slug,
        aliases: [{ path: `wedding/${slug}-am`, language: "am" }, { path: `wedding/${slug}-x` }],
        description: { am: words, en: words, ru: words },
      };
      await writeFile(
        join(content, `invitations/wedding/${slug}.json`),
        JSON.stringify(definition, null, 2),
      );
    },
  };
}

type Listed = { path: string; version: number; differences: object[] };
type History = { versions: { version: number; publishedBy: string; changes: object[] | null }[] };

async function listed({ studio }: Editor): Promise<Listed[]> {
  const { code, out, complaints } = await studio("list", "--json");
  expect(code, complaints).toBe(0);
  return JSON.parse(out);
}

const publishing = ["publish", "--yes", "--no-pictures"];

test(
  "of two editors who publish at once one is told of the other, and all addresses show one version",
  { tag: "@long" },
  async ({ editor }) => {
    const [ani, davit] = [await editor("Ani"), await editor("Davit")];
    const rounds = ["one", "two", "three", "four", "five", "six"].map(
      (round) => `at-once-${round}`,
    );
    const losers: Editor[] = [];
    for (const slug of rounds) {
      await ani.write(slug, "Ani's words");
      await davit.write(slug, "Davit's words");
      const runs = await Promise.all(
        [ani, davit].map(({ studio }) => studio(...publishing, `wedding/${slug}`)),
      );
      const said = runs.map(({ complaints }) => complaints).join("\n");
      expect(runs.map(({ code }) => code).toSorted(), said).toEqual([0, 4]);
      const [winner, loser] = runs[0]?.code === 0 ? ["Ani", davit] : ["Davit", ani];
      expect(said).toContain(`version 1 is published by ${winner}`);
      expect(said).toMatch(/description\.en: ".+'s words" → ".+'s words"/);
      losers.push(loser);
    }
    expect(await listed(ani)).toMatchObject(
      rounds.toSorted().map((slug) => ({ path: `wedding/${slug}`, version: 1, differences: [] })),
    );

    // Published over it on purpose: both versions are in the history.
    const [loser = ani] = losers;
    const forced = await loser.studio(...publishing, "--force", "wedding/at-once-one");
    expect(forced.code, forced.complaints).toBe(0);
    const history = await ani.studio("history", "wedding/at-once-one", "--json");
    const { versions } = JSON.parse(history.out) as History;
    expect(versions.map(({ publishedBy }) => publishedBy).toSorted()).toEqual(["Ani", "Davit"]);
    expect(versions[0]).toMatchObject({ version: 2, changes: [{}, {}, {}] });
  },
);

test(
  "an outdated checkout is recognised, and can take over the published version",
  { tag: "@long" },
  async ({ editor }) => {
    const [ani, davit] = [await editor("Ani"), await editor("Davit")];
    await ani.write("old", "The first words");
    await davit.write("old", "The first words");
    for (const { studio } of [ani, davit])
      expect((await studio(...publishing, "wedding/old")).code).toBe(0);
    await davit.write("old", "The second words");
    expect((await davit.studio(...publishing, "wedding/old")).code).toBe(0);

    // Everything in the outdated checkout, whose files have not changed.
    const all = await ani.studio(...publishing, "--all");
    expect(all.code).toBe(4);
    expect(all.complaints).toContain("was made from version 1; version 2 is published by Davit");
    expect(all.complaints).toContain("Left as others have published it: wedding/old.");
    expect(all.out).toContain("Published:");

    const pulled = await ani.studio("pull", "wedding/old", "--yes");
    expect(pulled.code, pulled.complaints).toBe(0);
    const file = await readFile(join(ani.content, "invitations/wedding/old.json"), "utf8");
    expect(file).toContain("The second words");
    await ani.write("old", "The third words");
    const third = await ani.studio(...publishing, "wedding/old");
    expect(third.code, third.complaints).toBe(0);
    expect(third.out).toContain("version 3");
  },
);

for (const [signal, code] of [
  ["SIGINT", 130],
  ["SIGTERM", 143],
] as const)
  test(
    `${signal} lets publishing finish what it has begun, and the next run goes on`,
    { tag: "@long" },
    async ({ editor }) => {
      const ani = await editor("Ani");
      const many = 100;
      for (let number = 0; number < many; number += 1) await ani.write(`many-${number}`, "Words");
      const paths = ["content/invitations"];
      const first = await ani.interrupted(signal, "Publishing: 2", ...publishing, ...paths);
      expect(first.code, first.complaints).toBe(code);
      const done = Number(/(\d+) of 100 invitations published/.exec(first.complaints)?.[1]);
      expect(done).toBeGreaterThanOrEqual(50);
      expect(done).toBeLessThan(many);
      const some = await listed(ani);
      expect(some).toHaveLength(done);
      expect(some.flatMap(({ differences }) => differences)).toEqual([]);

      const second = await ani.studio(...publishing, ...paths);
      expect(second.code, second.complaints).toBe(0);
      expect(second.out).toContain(`Published: ${many - done} invitations.`);
      expect(await listed(ani)).toHaveLength(many);
    },
  );

test("an unfinished file is left out by --all, and refused when named", async ({ editor }) => {
  const ani = await editor("Ani");
  await ani.write("finished", "Words");
  const order = ["--groom", "Արման", "--bride", "Աննա", "--date", "2027-06-12T15:00"];
  const made = await ani.studio("new", "wedding/begun", ...order, "--template", "1002");
  expect(made.code, made.complaints).toBe(0);
  await writeFile(join(ani.content, "invitations/wedding/broken.json"), "{ this is no JSON");

  const all = await ani.studio(...publishing, "--all");
  expect(all.code, all.complaints).toBe(0);
  expect(all.complaints).toContain("wedding/begun.json is left out");
  expect(all.complaints).toContain("reply, defaultEmail: expected an e-mail address");
  expect(all.complaints).toContain("wedding/broken.json is left out");
  const paths = (await listed(ani)).map(({ path }) => path);
  expect(paths).toContain("wedding/finished");
  expect(paths).not.toContain("wedding/begun");

  const named = await ani.studio(...publishing, "wedding/begun", "wedding/finished");
  expect(named.code).toBe(1);
  expect(named.complaints).toContain("nothing was published");
});

test("publish shows what is probably a mistake before it asks, and refuses it with --strict", async ({
  editor,
}) => {
  const ani = await editor("Ani");
  await ani.write("warned", "Words");
  const file = join(ani.content, "invitations/wedding/warned.json");
  const text = await readFile(file, "utf8");
  await writeFile(file, text.replace("arman@example.com", "arman@gmial.com"));

  const strict = await ani.studio(...publishing, "--strict", "wedding/warned");
  expect(strict.code).toBe(1);
  expect(strict.complaints).toContain("1 problem: nothing was published.");
  const asked = await ani.studio("publish", "--no-pictures", "wedding/warned");
  expect(asked.complaints).toMatch(/warning, did you mean arman@gmail\.com\?.+\nNobody is here/);
  const done = await ani.studio(...publishing, "--json", "wedding/warned");
  expect(done.code, done.complaints).toBe(0);
  expect(JSON.parse(done.out)).toMatchObject({
    published: [{ path: "wedding/warned", version: 1 }],
    warnings: [{ rule: "mail-typo", path: "hosts.groom.email" }],
  });
});
