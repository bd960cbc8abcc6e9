import { createHash } from "node:crypto";
import { existsSync, globSync, readFileSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { pathToFileURL } from "node:url";
import * as v from "valibot";
import type { Design, SharedPart } from "#app/designs/contract.ts";
import { root } from "./paths.ts";
import { UserError } from "./user-error.ts";

/** The kinds of parts by their stored names: the file that draws one, and what that file exports. */
const kinds = {
  ornament: { file: "ornament.tsx", exports: "ornament" },
  hero: { file: "cover.tsx", exports: "cover" },
  opening: { file: "opening.tsx", exports: "opening" },
  timeline: { file: "hours.tsx", exports: "hours" },
  sections: { file: "sections.ts", exports: "sections" },
} as const;
type Kind = keyof typeof kinds;
const kindNames: readonly Kind[] = ["ornament", "hero", "opening", "timeline", "sections"];

/** What a design's folder calls the parts that it draws itself. */
const ownNames = {
  ornament: "ornament",
  hero: "cover",
  opening: "opening",
  timeline: "hours",
} as const;

type Part = { kind: Kind; name: string; folder: string };
type DesignFolder = { folder: string; number: string; design: Design };

const designs = "app/designs";
const template = v.object({ theme: v.object({ ornament: v.string(), hero: v.string() }) });

/**
 * The generated files of `app/designs` by their paths from the repository's root: the names of all
 * parts, and the parts themselves, as the folders have them.
 * @throws UserError where a folder lacks its `design.ts`, a part its name or its file, or two parts
 * of a kind have one name.
 */
export async function designIndex(): Promise<Map<string, string>> {
  const folders = await Promise.all(
    globSync(`${designs}/[0-9]*`, { cwd: root }).toSorted().map(readDesign),
  );
  const shared = globSync(`${designs}/{shared,families}/*`, { cwd: root }).toSorted();
  const parts = [...folders.flatMap(ownParts), ...shared.flatMap(sharedParts)].toSorted(
    (one, other) => (one.name < other.name ? -1 : 1),
  );
  for (const { kind, name, folder } of parts) {
    const twin = parts.find((other) => other.kind === kind && other.name === name);
    if (twin?.folder !== folder)
      throw new UserError(`${folder} and ${twin?.folder} both draw the ${kind} ${name}`);
  }
  const pairings = globSync(`${designs}/letters/pairings/*.ts`, { cwd: root })
    .map((file) => basename(file, ".ts"))
    .filter((name) => !name.endsWith(".test"))
    .toSorted();
  return new Map([
    [`${designs}/index.generated.ts`, await namesFile(folders, parts, pairings)],
    [`${designs}/part-files.generated.ts`, filesFile(parts, pairings)],
    [`${designs}/drawings.generated.ts`, drawingsFile(parts, pairings)],
    [`${designs}/parts.generated.ts`, partsFile(folders, parts)],
    [`${designs}/chat.generated.ts`, chatFile(folders, parts, shared)],
  ]);
}

/** Writes the generated files that differ. @returns their paths. */
export async function writeDesignIndex(): Promise<string[]> {
  const stale = await staleDesignIndex();
  for (const [file, text] of stale) writeFileSync(join(root, file), text);
  return stale.map(([file]) => file);
}

/** The generated files that are not what the folders say, with what they should be. */
export async function staleDesignIndex(): Promise<[string, string][]> {
  return [...(await designIndex())].filter(
    ([file, text]) =>
      !existsSync(join(root, file)) || readFileSync(join(root, file), "utf8") !== text,
  );
}

async function readDesign(folder: string): Promise<DesignFolder> {
  const number = /\/(\d{4})-[a-z0-9-]+$/.exec(folder)?.[1];
  if (number === undefined) throw new UserError(`${folder}: a design's folder is NNNN-name`);
  const file = join(root, folder, "design.ts");
  if (!existsSync(file)) throw new UserError(`${folder} has no design.ts`);
  const { design }: { design: Design } = await import(pathToFileURL(file).href);
  return { folder, number, design };
}

function ownParts({ folder, design }: DesignFolder): Part[] {
  return Object.entries(ownNames).flatMap(([kind, own]): Part[] => {
    const name = design[own];
    const { file } = kinds[kind as keyof typeof ownNames];
    const isThere = existsSync(join(root, folder, file));
    if (isThere === (name !== undefined))
      return name === undefined ? [] : [{ kind: kind as Kind, name, folder }];
    throw new UserError(
      isThere
        ? `${folder}/design.ts gives no name to its ${own}`
        : `${folder} has no ${file} for the ${own} that its design.ts names`,
    );
  });
}

function sharedParts(folder: string): Part[] {
  return kindNames
    .filter((kind) => existsSync(join(root, folder, kinds[kind].file)))
    .map((kind) => ({ kind, name: basename(folder), folder }));
}

const head = "// Written by `npm run designs` from the folders of app/designs.\n";
const list = (names: readonly string[]) =>
  `[\n${names.map((name) => `  ${JSON.stringify(name)},\n`).join("")}] as const`;

async function namesFile(
  folders: readonly DesignFolder[],
  parts: readonly Part[],
  pairings: readonly string[],
): Promise<string> {
  const named = (kind: Kind) => parts.filter((part) => part.kind === kind);
  const lists = {
    pairings,
    ornaments: named("ornament").map(({ name }) => name),
    heroes: named("hero").map(({ name }) => name),
    openings: ["none", ...named("opening").map(({ name }) => name)],
    timelines: named("timeline").map(({ name }) => name),
    sectionStyleNames: named("sections").map(({ name }) => name),
  };
  const forms = await Promise.all(
    named("hero").map(async ({ name, folder }) => {
      const own = folders.find((one) => one.folder === folder)?.design;
      const given = own ?? (await sharedPart(folder));
      return given?.photoForms
        ? `  ${JSON.stringify(name)}: ${JSON.stringify(given.photoForms)},\n`
        : "";
    }),
  );
  const shape = createHash("sha256").update(JSON.stringify(lists)).digest("hex").slice(0, 12);
  return [
    head,
    ...Object.entries(lists).map(([name, names]) => `export const ${name} = ${list(names)};\n`),
    `/** The forms of the hosts' photo that a cover takes. */\nexport const photoForms = {\n${forms.join("")}} as const;\n`,
    `/** Changes with the names of parts. */\nexport const partsShape = "${shape}";\n`,
    `/** The designs on sale by number. */\nexport const designFolders = {\n${folders
      .map(({ number, folder }) => `  ${JSON.stringify(number)}: ${JSON.stringify(folder)},\n`)
      .join("")}} as const;\n`,
  ].join("\n");
}

function filesFile(parts: readonly Part[], pairings: readonly string[]): string {
  const named = (kind: Kind) => parts.filter((part) => part.kind === kind);
  const files = kindNames.map((kind) => {
    const rows = named(kind).map(
      ({ name, folder }) => `    ${JSON.stringify(name)}: "${folder}/${kinds[kind].file}",\n`,
    );
    return `  ${kind}: {\n${rows.join("")}  },\n`;
  });
  const pairingFiles = pairings.map(
    (name) => `    ${JSON.stringify(name)}: "${designs}/letters/pairings/${name}.ts",\n`,
  );
  return `${head}
/** Where each part is drawn, from the repository's root. */
export const partFiles = {
  pairing: {
${pairingFiles.join("")}  },
${files.join("")}} as const;
`;
}

async function sharedPart(folder: string): Promise<SharedPart | undefined> {
  const file = join(root, folder, "part.ts");
  if (!existsSync(file)) return undefined;
  const { part }: { part: SharedPart } = await import(pathToFileURL(file).href);
  return part;
}

/** `app/designs/1022-big-number` as `design1022`, `app/designs/shared/arch` as `sharedArch`. */
function identifierOf(folder: string): string {
  const words = folder.slice(designs.length + 1).split(/[/-]/);
  const [first = ""] = words;
  if (/^\d/.test(first)) return `design${first}`;
  return words
    .map((word, index) => (index === 0 ? word : `${word.charAt(0).toUpperCase()}${word.slice(1)}`))
    .join("");
}

const importOf = (folder: string, file: string, exported: string) => {
  const local = `${identifierOf(folder)}${exported.charAt(0).toUpperCase()}${exported.slice(1)}`;
  return { local, line: `import { ${exported} as ${local} } from "#${folder}/${file}";\n` };
};

const record = (name: string, type: string, rows: readonly (readonly [string, string])[]) =>
  `export const ${name}: ${type} = {\n${rows.map(([key, value]) => `  ${JSON.stringify(key)}: ${value},\n`).join("")}};\n`;

function drawingsFile(parts: readonly Part[], pairings: readonly string[]): string {
  const ornaments = parts
    .filter(({ kind }) => kind === "ornament")
    .map(({ name, folder }) => ({ name, ...importOf(folder, "ornament.tsx", "ornament") }));
  const letters = pairings.map((name) => {
    const words = name.split("-").map((word) => `${word.charAt(0).toUpperCase()}${word.slice(1)}`);
    const local = `pairing${words.join("")}`;
    return {
      name,
      local,
      line: `import { pairing as ${local} } from "#${designs}/letters/pairings/${name}.ts";\n`,
    };
  });
  const rows = (of: readonly { name: string; local: string }[]) =>
    of.map(({ name, local }) => `    ${JSON.stringify(name)}: ${local},\n`).join("");
  return [
    head,
    `import type { OrnamentPart } from "#app/designs/contract.ts";\nimport type { Ornament, Pairing } from "#app/designs/part-names.ts";\nimport type { PairingPart } from "#app/designs/part-types.ts";\n`,
    [...letters, ...ornaments].map(({ line }) => line).join(""),
    "\n",
    `type Drawings = { pairing: Record<Pairing, PairingPart>; ornament: Record<Ornament, OrnamentPart> };\n\n`,
    `/** The letters and the ornaments, which pages, mails, cards and pictures draw with. */\n`,
    `export const registry: Drawings = {\n  pairing: {\n${rows(letters)}  },\n  ornament: {\n${rows(ornaments)}  },\n};\n`,
  ].join("");
}

function partsFile(folders: readonly DesignFolder[], parts: readonly Part[]): string {
  const of = (kind: Kind) =>
    parts
      .filter((part) => part.kind === kind)
      .map(({ name, folder }) => ({
        name,
        ...importOf(folder, kinds[kind].file, kinds[kind].exports),
      }));
  const worlds = folders
    .filter(({ folder }) => existsSync(join(root, folder, "world.tsx")))
    .map(({ folder, number }) => {
      const file = join(root, `content/templates/${number}.json`);
      const { theme } = v.parse(template, JSON.parse(readFileSync(file, "utf8")));
      return { name: `${theme.ornament} ${theme.hero}`, ...importOf(folder, "world.tsx", "world") };
    });
  const [covers, openings, hours, sections] = [
    of("hero"),
    of("opening"),
    of("timeline"),
    of("sections"),
  ];
  const pairs = (rows: readonly { name: string; local: string }[]) =>
    rows.map(({ name, local }) => [name, local] as const);
  return [
    head,
    `import type { CoverProps, Drawn, HoursProps, OpeningProps, World } from "#app/designs/contract.ts";\nimport type { Theme } from "#app/designs/part-names.ts";\n`,
    [...covers, ...openings, ...hours, ...sections, ...worlds].map(({ line }) => line).join(""),
    "\n",
    record("covers", 'Record<Theme["hero"], Drawn<CoverProps>>', pairs(covers)),
    "\n",
    record("openings", 'Record<Theme["opening"], Drawn<OpeningProps> | null>', [
      ["none", "null"],
      ...pairs(openings),
    ]),
    "\n",
    record("hours", 'Record<Theme["timeline"], Drawn<HoursProps>>', pairs(hours)),
    "\n",
    "/** CSS of the section styles, after the common one. */\n",
    record("sections", 'Record<Theme["sections"], string>', pairs(sections)),
    "\n",
    "/** Worlds by the ornament and the cover of their design, whose shapes they draw with. */\n",
    record(
      "worlds",
      'Partial<Record<`${Theme["ornament"]} ${Theme["hero"]}`, World>>',
      pairs(worlds),
    ),
  ].join("");
}

function chatFile(
  folders: readonly DesignFolder[],
  parts: readonly Part[],
  shared: readonly string[],
): string {
  const drawn = [...folders.map(({ folder }) => folder), ...shared].filter((folder) =>
    existsSync(join(root, folder, "chat.tsx")),
  );
  const rows = drawn
    .map((folder) => {
      const cover = parts.find((part) => part.kind === "hero" && part.folder === folder);
      return { name: cover?.name ?? basename(folder), ...importOf(folder, "chat.tsx", "chat") };
    })
    .toSorted((one, other) => (one.name < other.name ? -1 : 1));
  return [
    head,
    `import type { ChatPicture } from "#app/designs/contract.ts";\n`,
    rows.map(({ line }) => line).join(""),
    "\n",
    "/** Chat pictures by the cover that they are like, or by the layout of a card. */\n",
    `export const chatPictures = {\n${rows
      .map(({ name, local }) => `  ${JSON.stringify(name)}: ${local},\n`)
      .join("")}} satisfies Record<string, ChatPicture>;\n`,
  ].join("");
}
