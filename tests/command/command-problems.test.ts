import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { afterEach, expect, test, vi } from "vitest";
import { pathOf } from "../../cli/content.ts";
import { howEdits } from "../../scripts/edited-content.ts";
import { keepStorageOpen, studio, studioJson } from "./support/command-session.ts";
import { address, writeDefinition } from "./support/definition.ts";

keepStorageOpen();

type Found = { file: string; path: string; message: string; line?: number; column?: number };

const before = new Map<string, string | null>();

/** Writes a file of content; it is as before after the test. */
function write(file: string, change: (text: string) => string): void {
  const path = pathOf(file);
  const text = readText(path);
  before.set(path, text);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, change(text ?? ""));
}

function readText(path: string): string | null {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return null;
  }
}

afterEach(() => {
  for (const [path, text] of before)
    if (text === null) rmSync(path, { force: true });
    else writeFileSync(path, text);
  before.clear();
});

const definition = `content/invitations/${address}.json`;

test.each([
  [definition, '"kind": "wedding",', '"kind": "wedding", "colour": 1,', "colour"],
  ["content/templates/1002.json", '"opening": "envelope"', '"opening": "evelope"', "theme.opening"],
  ["content/palettes/vellum.json", '"line": "#b8893d"', '"line": "gold"', "line"],
  ["content/catalogue/prices.json", '"start": 12000', '"start": "12000"', "start"],
  [
    "content/locales/en/timeline.json",
    '"dinner": "Festive dinner"',
    '"dinner": "Festive  dinner"',
    "dinner",
  ],
  ["content/studio.json", '"currency": "AMD"', '"currency": "amd"', "currency"],
])("a problem in %s has its line and column, counted from 1", async (file, from, to, path) => {
  write(file, (text) => text.replace(from, to));
  const lines = readFileSync(pathOf(file), "utf8").split("\n");
  const line = lines.findIndex((one) => one.includes(to)) + 1;
  const field = `"${path.split(".").at(-1)}"`;
  const column = (lines[line - 1] ?? "").indexOf(field) + 1;
  expect(line * column, "the mistake is written").toBeGreaterThan(0);

  const { code, complaints } = await studio("check");
  expect(code).toBe(1);
  expect(complaints).toContain(
    `${file}: line ${line}, column ${column}: ${path.replace(".", ", ")}: `,
  );
  const { out } = await studio("check", "--json");
  const { problems }: { problems: Found[] } = JSON.parse(out);
  expect(problems).toContainEqual(expect.objectContaining({ file, path, line, column }));
});

test("publish and preview say the line of a problem too", async () => {
  write(definition, (text) =>
    text.replace('"kind": "wedding",', '"kind": "wedding",\n"colour": 1,'),
  );
  const place = `${definition}: line 4, column 1: colour: unknown field`;
  expect((await studio("publish", address, "--yes")).complaints).toContain(place);
  vi.stubEnv("PUBLIC_URL", "http://localhost:4173");
  expect((await studio("preview", address, "--yes")).complaints).toContain(place);
  vi.unstubAllEnvs();
  const swept = await studio("publish", "--all", "--yes", "--no-pictures");
  expect(swept.complaints).toContain("    line 4, column 1: colour: unknown field");
});

test("a new file's places to fill in have their lines", async () => {
  const path = "wedding/narek-mariam";
  write(`content/invitations/${path}.json`, () => "");
  rmSync(pathOf(`content/invitations/${path}.json`));
  const words = ["--groom", "Նարեկ", "--bride", "Մարիամ", "--date", "2027-06-12T15:00"];
  const made = await studio(
    "new",
    path,
    ...words,
    "--template",
    "1002",
    "--languages",
    "am,en",
    "--yes",
  );
  const [, line] = /line (\d+): sections (\d+), name \(am, en\), venue/.exec(made.out) ?? [];
  const text = readFileSync(pathOf(`content/invitations/${path}.json`), "utf8");
  expect(text.split("\n")[Number(line) - 1]).toContain('"name": { "am": ""');
});

test("a language by its ISO code is told the studio's, also by new", async () => {
  const named = ["--groom", "Նարեկ", "--bride", "Մարիամ", "--template", "1002", "--yes"];
  const day = ["--date", "2027-06-12T15:00"];
  const refused = await studio("new", "wedding/x-y", ...named, ...day, "--languages", "hy");
  expect(refused.code).toBe(2);
  expect(refused.complaints).toContain("Did you mean am?");
});

test("what has no file is not advised to be published", async () => {
  const nothing = await studio("show", "wedding/nope");
  expect(nothing.code).toBe(3);
  expect(nothing.complaints).toContain("has no file in content/");
  expect(nothing.complaints).not.toContain("publish wedding/nope");
  writeDefinition("Not published yet");
  expect((await studio("show", address)).complaints).toContain(`-- publish ${address}`);
});

test("an empty photo is told to be empty, not to be of an unknown kind", async () => {
  const photo = pathOf("content/empty.jpg");
  write("content/empty.jpg", () => "");
  const { code, complaints } = await studio("media", "add", address, photo);
  expect(code).toBe(1);
  expect(complaints).toContain("is empty: it did not come through whole");
});

test("the list has customers' invitations before demos, and alone with --customers", async () => {
  writeDefinition("Listed", { template: "1002" });
  await studio("publish", "--all", "--yes", "--no-pictures");
  type Row = { path: string }[];
  const all = await studioJson<Row>("list");
  expect(all.map(({ path }) => path)).toEqual([address, "templates/1002"]);
  const customers = await studioJson<Row>("list", "--customers");
  expect(customers.map(({ path }) => path)).toEqual([address]);
});

test("npm run dev leaves what was published since a file's base, says why, and shows the others", async () => {
  for (const hour of ["15:00", "16:00"]) {
    writeDefinition("Edited", { until: `2028-01-${hour.slice(0, 2)}` });
    expect((await studio("publish", address, "--yes", "--no-pictures")).complaints).toBe("");
  }
  const history = await studioJson<{ versions: { version: number }[] }>("history", address);
  const newest = Math.max(...history.versions.map(({ version }) => version));
  await studio("rollback", address, String(newest - 1), "--yes", "--no-pictures");
  write("content/templates/1002.json", (text) =>
    text.replace('"opening": "envelope"', '"opening": "cord"'),
  );

  const both = [definition, "content/templates/1002.json"];
  const { out, complaints } = await studio("publish", ...both, ...howEdits);
  expect(complaints).toContain(
    `this file was made from version ${newest}; version ${newest + 1} is`,
  );
  expect(complaints).toContain(`Left as others have published it: ${address}`);
  expect(out).toBe("");
  const shown = await studioJson<{ version: number }>("show", address);
  expect(shown.version).toBe(newest + 1);
  expect(JSON.stringify(await studioJson("show", "templates/1002"))).toContain('"opening":"cord"');
});
