import { readdirSync, readFileSync, statSync, type Dirent } from "node:fs";
import { glob } from "node:fs/promises";
import { basename, join, relative, sep } from "node:path";
import * as v from "valibot";
import type { Problem } from "#app/domain/authoring/check/types.ts";
import type { SourceFile } from "#app/domain/authoring/check/types.ts";
import { checkCatalogue } from "#app/shop/catalogue/check.ts";
import { checkPalettes, isPaletteFile } from "#app/domain/authoring/check/palettes.ts";
import { isCatalogueFile } from "#app/domain/authoring/check/pictures.ts";
import { decodeSource } from "#app/domain/authoring/check/encoding.ts";
import { readSource } from "#app/domain/authoring/check/json.ts";
import { studioProblems } from "#app/domain/authoring/check/studio.ts";
import { packProblems } from "#app/domain/authoring/check/texts.ts";
import type { Documents } from "#app/domain/authoring/publish/documents.ts";
import type { Packs } from "#app/domain/authoring/resolve.ts";
import { isKind, kinds } from "#app/domain/invitation/kinds.ts";
import { nearest } from "#app/lib/nearest.ts";
import { pathOf as addressOf } from "./address.ts";
import { notFound, wrongUsage, didYouMean } from "./output.ts";
import type { UserError } from "./user-error.ts";
import { contentDir, root } from "./root.ts";
import { isMissing, typedPath } from "./files.ts";

/** All files of staff: definitions, templates, palettes and the catalogue as text, language packs as values. */
export type Content = {
  files: SourceFile[];
  packs: Packs;
  /** The documents of KV besides invitations, by key: language packs and the catalogue. */
  documents: Documents;
  /**
   * Problems of the documents. Finding them takes longer than reading them, so few commands ask.
   */
  findDocumentProblems: () => Problem[];
};

/**
 * Reads `content/`. A broken language pack or catalogue is a problem, not an error, and so is what
 * reads badly in them.
 */
export async function readContent(): Promise<Content> {
  const files = ["catalogue", "invitations", "palettes", "templates"].flatMap((folder) =>
    sourcesBelow(`content/${folder}`),
  );
  const packs = new Map<string, unknown>();
  const unreadable: Problem[] = [];
  const broken = new Set<string>();
  for (const source of await readFiles(["locales/*/*.json"])) {
    const { file } = source;
    const { value, findings } = readSource(source);
    unreadable.push(
      ...findings.map(({ path, message }) => ({ file, path: path.join("."), message })),
    );
    const [, , language] = file.split("/");
    if (findings.length > 0) broken.add(file);
    else packs.set(`${language}:${basename(file, ".json")}`, value);
  }
  const { palettes } = checkPalettes(files.filter(isPaletteFile));
  const templates = files.filter(({ file }) => file.startsWith("content/templates/"));
  const studioFiles = await readFiles(["studio.json"]);
  const catalogue = checkCatalogue(files.filter(isCatalogueFile), templates, palettes);
  return {
    files,
    packs,
    documents: new Map([
      ...[...packs].map(([id, pack]) => [`locale:${id}`, pack] as const),
      ...catalogue.documents,
    ]),
    findDocumentProblems: () => [
      ...unreadable,
      ...packProblems(packs, broken),
      ...catalogue.problems,
      ...studioFiles.flatMap((file) => studioProblems(file, palettes)),
    ],
  };
}

/** The definitions in a folder and those within it, by name; none where there is no such folder. */
function sourcesBelow(folder: string): SourceFile[] {
  const names: string[] = [];
  const pending = [folder];
  // Among ten thousand files, `glob` and `path.relative` took longer than checking one of them.
  for (const below of pending)
    for (const entry of entriesOf(pathOf(below))) {
      const name = `${below}/${entry.name}`;
      if (entry.isDirectory()) pending.push(name);
      else if (entry.name.endsWith(".json") && !entry.name.startsWith(".")) names.push(name);
    }
  return names.toSorted().map((name) => sourceFile(name, pathOf(name)));
}

function entriesOf(path: string): Dirent[] {
  try {
    return readdirSync(path, { withFileTypes: true });
  } catch (error) {
    if (isMissing(error)) return [];
    throw error;
  }
}

async function readFiles(patterns: string[]): Promise<SourceFile[]> {
  const names = await Array.fromAsync(glob(patterns, { cwd: contentDir }));
  return names.toSorted().map((name) => readSourceFile(join(contentDir, name)));
}

/**
 * A content file by its absolute path; one in another encoding than UTF-8 has no text. It is read
 * when its text is first asked for, because a command for one invitation asks for few of thousands;
 * and without a promise, whose four steps cost more than the file.
 */
export function readSourceFile(path: string): SourceFile {
  return sourceFile(nameOf(path), path);
}

function sourceFile(file: string, path: string): SourceFile {
  let read: ReturnType<typeof decodeSource> | undefined;
  const source = () => (read ??= decodeSource(readFileSync(path)));
  return {
    file,
    get text() {
      return source().text;
    },
    get unreadable() {
      return source().unreadable;
    },
  };
}

/** The name of a file in messages: its path relative to the repository's root. */
function nameOf(path: string): string {
  const inContent = relative(contentDir, path);
  const name = inContent.startsWith("..") ? relative(root, path) : join("content", inContent);
  return name.split(sep).join("/");
}

/** The absolute path of a file by its name in messages. */
export function pathOf(file: string): string {
  return file.startsWith("content/")
    ? join(contentDir, file.slice("content/".length))
    : join(root, file);
}

/**
 * The files that staff select: by file, folder, kind (`wedding`), or address as in
 * `wedding/anna-arman`, which may be an alias or copied from a browser. A file outside `content/` is
 * added, so that it is checked against the others.
 * @throws UserError for a name that is none of these.
 */
export async function chooseFiles(
  content: Content,
  names: readonly string[],
): Promise<Set<string>> {
  const chosen = new Set<string>();
  for (const name of names) {
    const path = typedPath(name);
    const file = nameOf(path);
    const address = addressOf(name);
    const sources = content.files.filter((source) => matches(source.file, file, address));
    if (sources.length === 0)
      sources.push(...content.files.filter((source) => aliasesIn(source).includes(address)));
    if (sources.length === 0) {
      if (!statSync(path, { throwIfNoEntry: false })?.isFile())
        throw unknownName(content, name, address);
      const outside = readSourceFile(path);
      content.files.push(outside);
      sources.push(outside);
    }
    for (const source of sources) chosen.add(source.file);
  }
  return chosen;
}

/**
 * The one file of an invitation's address.
 * @throws UserError for an address of none or of several.
 */
export async function chooseFile(content: Content, name: string): Promise<string> {
  const [file, ...others] = await chooseFiles(content, [name]);
  if (file === undefined || others.length > 0)
    throw wrongUsage(`Name one invitation, as in wedding/anna-arman: "${name}" is more than one.`);
  return file;
}

function matches(file: string, path: string, address: string): boolean {
  return (
    [path, `content/invitations/${address}.json`, `content/${address}.json`].includes(file) ||
    file.startsWith(`${path}/`) ||
    (isKind(address) && folderOf.exec(file)?.[1] === address)
  );
}

/** The kind in whose folder a definition or a template lies. */
const folderOf = /^content\/(?:invitations\/)?([a-z]+)\/[^/]+$/;

/** The further addresses that a definition names; none in an unreadable one. */
function aliasesIn(source: SourceFile): string[] {
  const result = v.safeParse(aliased, readSource(source).value);
  return result.success ? result.output.aliases.map(({ path }) => path) : [];
}

const aliased = v.object({ aliases: v.array(v.object({ path: v.string() })) });

function unknownName({ files }: Content, name: string, address: string): UserError {
  const addresses = files.map(({ file }) =>
    file.replace(/^content\/(?:invitations\/)?(.*)\.json$/, "$1"),
  );
  const meant = nearest(address, [...addresses, ...kinds]);
  return notFound(`There is no file, folder or invitation "${name}".${didYouMean(meant)}`);
}
