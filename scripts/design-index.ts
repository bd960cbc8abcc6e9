import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import {
  designs,
  kindNames,
  kinds,
  readFolders,
  sharedPart,
  wornWith,
  type DesignFolder,
  type Kind,
  type Part,
} from "./design-folders.ts";
import { root } from "./paths.ts";
import { UserError } from "../cli/user-error.ts";

/** A cover's own composition for the hosts' photo. */
const photoFile = "photo-cover.tsx";

/**
 * The generated files of `app/designs` by their paths from the repository's root: the names of all
 * parts, and the parts themselves, as the folders have them.
 * @throws UserError as `readFolders`.
 */
export async function designIndex(): Promise<Map<string, string>> {
  const { folders, shared, parts, pairings } = await readFolders();
  return new Map([
    [`${designs}/index.generated.ts`, await namesFile(folders, parts, pairings)],
    [`${designs}/part-files.generated.ts`, filesFile(parts, pairings)],
    [`${designs}/drawings.generated.ts`, drawingsFile(parts, pairings)],
    [`${designs}/parts.generated.ts`, partsFile(parts)],
    [`${designs}/worlds.generated.ts`, worldsFile(folders)],
    [`${designs}/chat.generated.ts`, chatFile(folders, parts, shared)],
  ]);
}

const head = "// Written by `npm run designs` from the folders of app/designs.\n";
const list = (names: readonly string[]) =>
  `[\n${names.map((name) => `  ${JSON.stringify(name)},\n`).join("")}] as const`;

async function namesFile(
  folders: readonly DesignFolder[],
  parts: readonly Part[],
  pairings: readonly string[],
): Promise<string> {
  const partsOf = (kind: Kind) => parts.filter((part) => part.kind === kind);
  const lists = {
    pairings,
    ornaments: partsOf("ornament").map(({ name }) => name),
    heroes: partsOf("hero").map(({ name }) => name),
    openings: ["none", ...partsOf("opening").map(({ name }) => name)],
    timelines: partsOf("timeline").map(({ name }) => name),
    sectionStyleNames: partsOf("sections").map(({ name }) => name),
  };
  const forms = await Promise.all(
    partsOf("hero").map(async ({ name, folder }) => {
      const ownDesign = folders.find((designFolder) => designFolder.folder === folder)?.design;
      const design = ownDesign ?? (await sharedPart(folder));
      return design?.photoForms
        ? `  ${JSON.stringify(name)}: ${JSON.stringify(design.photoForms)},\n`
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
  const partsOf = (kind: Kind) => parts.filter((part) => part.kind === kind);
  const files = kindNames.map((kind) => {
    const rows = partsOf(kind).map(
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

/**
 * A part that draws: the component that its file exports, with the CSS beside it.
 * @throws UserError where the file does not export one component named as such.
 */
function drawnPart(name: string, folder: string, file: string) {
  const text = readFileSync(join(root, folder, file), "utf8");
  const [component, other] =
    text.match(/(?<=^export function )\w+(?:Hero|Opening|Timeline)\b/gm) ?? [];
  if (component === undefined || other !== undefined)
    throw new UserError(
      `${folder}/${file} exports not one component that ends in Hero, Opening or Timeline`,
    );
  const sheet = `#${folder}/${file.replace(".tsx", ".css")}?inline`;
  return {
    name,
    local: `{ Component: ${component}, css: css${component} }`,
    line: `import { ${component} } from "#${folder}/${file}";\nimport css${component} from "${sheet}";\n`,
  };
}

function partsFile(parts: readonly Part[]): string {
  const drawn = (kind: "hero" | "opening" | "timeline") =>
    parts
      .filter((part) => part.kind === kind)
      .map(({ name, folder }) => drawnPart(name, folder, kinds[kind].file));
  const photoCovers = parts
    .filter(({ kind, folder }) => kind === "hero" && existsSync(join(root, folder, photoFile)))
    .map(({ name, folder }) => drawnPart(name, folder, photoFile));
  const [covers, openings, hours] = [drawn("hero"), drawn("opening"), drawn("timeline")];
  const sections = parts
    .filter(({ kind }) => kind === "sections")
    .map(({ name, folder }) => ({ name, ...importOf(folder, kinds.sections.file, "sections") }));
  const pairs = (rows: readonly { name: string; local: string }[]) =>
    rows.map(({ name, local }) => [name, local] as const);
  return [
    head,
    `import type { CoverProps, Drawn, HoursProps, OpeningProps, PhotoCoverProps } from "#app/designs/contract.ts";\nimport type { Theme } from "#app/designs/part-names.ts";\n`,
    [...covers, ...openings, ...hours, ...sections, ...photoCovers]
      .map(({ line }) => line)
      .join(""),
    "\n",
    record("covers", 'Record<Theme["hero"], Drawn<CoverProps>>', pairs(covers)),
    "\n",
    "/** Covers with the hosts' photo, of those that compose it themselves. */\n",
    record(
      "photoCovers",
      'Partial<Record<Theme["hero"], Drawn<PhotoCoverProps>>>',
      pairs(photoCovers),
    ),
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
  ].join("");
}

function worldsFile(folders: readonly DesignFolder[]): string {
  const worlds = folders
    .filter(({ folder }) => existsSync(join(root, folder, "world.tsx")))
    .map((design) => {
      const { folder } = design;
      const theme = wornWith(design);
      const local = `${identifierOf(folder)}World`;
      const text = readFileSync(join(root, folder, "world.tsx"), "utf8");
      const exported = text.match(
        /(?<=^export (?:function |const |\{ default as ))(?:Between|Behind|Close|Note|hasWords|css)\b/gm,
      );
      return {
        name: `${theme.ornament} ${theme.hero}`,
        members: exported?.map((member) => `${member}: ${local}.${member}`) ?? [],
        line: `import * as ${local} from "#${folder}/world.tsx";\n`,
      };
    });
  return [
    head,
    `import type { World } from "#app/designs/contract.ts";\nimport type { Theme } from "#app/designs/part-names.ts";\n`,
    worlds.map(({ line }) => line).join(""),
    "\n/** Worlds by the ornament and the cover of their design, whose shapes they draw with. */\n",
    record(
      "worlds",
      'Partial<Record<`${Theme["ornament"]} ${Theme["hero"]}`, World>>',
      worlds.map(({ name, members }) => [name, `{ ${members.join(", ")} }`]),
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
    .toSorted((row, other) => (row.name < other.name ? -1 : 1));
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
