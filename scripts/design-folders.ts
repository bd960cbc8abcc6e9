import { existsSync, globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { pathToFileURL } from "node:url";
import * as v from "valibot";
import type { Design, SharedPart } from "#app/designs/contract.ts";
import { root } from "./paths.ts";
import { UserError } from "../cli/user-error.ts";

/** The kinds of parts by their stored names: the file that draws one. */
export const kinds = {
  ornament: { file: "ornament.tsx" },
  hero: { file: "cover.tsx" },
  opening: { file: "opening.tsx" },
  timeline: { file: "hours.tsx" },
  sections: { file: "sections.ts" },
} as const;
export type Kind = keyof typeof kinds;
export const kindNames: readonly Kind[] = ["ornament", "hero", "opening", "timeline", "sections"];

/** Names in a design's folder of the parts that it draws itself. */
const ownNames = {
  ornament: "ornament",
  hero: "cover",
  opening: "opening",
  timeline: "hours",
} as const;

/** A part by its kind, its stored name and its folder, from the repository's root. */
export type Part = { kind: Kind; name: string; folder: string };
export type DesignFolder = { folder: string; number: string; design: Design };

/** The wing of the designs, from the repository's root. */
export const designs = "app/designs";
const template = v.object({ theme: v.object({ ornament: v.string(), hero: v.string() }) });

/** Contents of the folders of `app/designs`. */
export type Folders = {
  folders: DesignFolder[];
  /** Folders of `shared/` and `families/`. */
  shared: string[];
  parts: Part[];
  pairings: string[];
};

/**
 * Reads the folders.
 * @throws UserError where a folder lacks its `design.ts`, a part its name or its file, or two parts
 * of a kind have one name.
 */
export async function readFolders(): Promise<Folders> {
  const folders = await Promise.all(
    globSync(`${designs}/[0-9]*`, { cwd: root }).toSorted().map(readDesign),
  );
  const shared = globSync(`${designs}/{shared,families}/*`, { cwd: root }).toSorted();
  const parts = [...folders.flatMap(ownParts), ...shared.flatMap(sharedParts)].toSorted(
    (part, other) => (part.name < other.name ? -1 : 1),
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
  return { folders, shared, parts, pairings };
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
  return Object.entries(ownNames).flatMap(([kind, nameKey]): Part[] => {
    const name = design[nameKey];
    const { file } = kinds[kind as keyof typeof ownNames];
    const isThere = existsSync(join(root, folder, file));
    if (isThere === (name !== undefined))
      return name === undefined ? [] : [{ kind: kind as Kind, name, folder }];
    throw new UserError(
      isThere
        ? `${folder}/design.ts gives no name to its ${nameKey}`
        : `${folder} has no ${file} for the ${nameKey} that its design.ts names`,
    );
  });
}

function sharedParts(folder: string): Part[] {
  return kindNames
    .filter((kind) => existsSync(join(root, folder, kinds[kind].file)))
    .map((kind) => ({ kind, name: basename(folder), folder }));
}

/** The part that `part.ts` of a shared folder describes; undefined where there is none. */
export async function sharedPart(folder: string): Promise<SharedPart | undefined> {
  const file = join(root, folder, "part.ts");
  if (!existsSync(file)) return undefined;
  const { part }: { part: SharedPart } = await import(pathToFileURL(file).href);
  return part;
}

/**
 * The ornament and the cover of a design's content file, which its world draws with.
 * @throws UserError where there is no such file.
 */
export function wornWith({ folder, number }: DesignFolder): { ornament: string; hero: string } {
  const file = `content/templates/${number}.json`;
  if (!existsSync(join(root, file))) throw new UserError(`${folder} has no ${file}`);
  return v.parse(template, JSON.parse(readFileSync(join(root, file), "utf8"))).theme;
}
