import { glob, readFile, stat } from "node:fs/promises";
import { basename, join, relative, resolve, sep } from "node:path";
import type { Problem } from "#app/features/authoring/source-file.ts";
import type { SourceFile } from "#app/features/authoring/source-file.ts";
import { checkCatalogue } from "#app/features/catalogue/check.ts";
import { checkPalettes, isPaletteFile } from "#app/features/authoring/check-palettes.ts";
import { pathText } from "#app/features/authoring/check-issues.ts";
import { readJson } from "#app/features/authoring/check-json.ts";
import { packTextProblems, textFindings } from "#app/features/authoring/check-texts.ts";
import type { Documents } from "#app/features/authoring/publish-documents.ts";
import type { Packs } from "#app/features/authoring/resolve.ts";
import { UserError } from "./output.ts";

/** The repository's root; paths shown to staff are relative to it. */
export const root = join(import.meta.dirname, "..");

/**
 * The content folder. CONTENT_DIR sets another one; its files are shown as `content/…` all the
 * same.
 */
export const contentDir = resolve(root, process.env.CONTENT_DIR || "content");

/** All files of staff: definitions, templates and palettes as text, language packs as values. */
export type Content = {
  files: SourceFile[];
  packs: Packs;
  /** The documents of KV besides invitations, by key: language packs and the catalogue. */
  documents: Documents;
  documentProblems: Problem[];
};

/**
 * Reads `content/`. A broken language pack or catalogue is a problem, not an error, and so is what
 * reads badly in them.
 */
export async function readContent(): Promise<Content> {
  const files = await readFiles([
    "invitations/**/*.json",
    "templates/**/*.json",
    "palettes/*.json",
  ]);
  const packs = new Map<string, unknown>();
  const documentProblems: Problem[] = [];
  for (const { file, text } of await readFiles(["locales/*/*.json"])) {
    const { value, findings } = readJson(text);
    documentProblems.push(
      ...findings.map(({ path, message }) => ({ file, path: path.join("."), message })),
    );
    const [, , language] = file.split("/");
    if (findings.length === 0) packs.set(`${language}:${basename(file, ".json")}`, value);
  }
  const templates = files.filter(({ file }) => file.startsWith("content/templates/"));
  const catalogue = checkCatalogue(
    await readFiles(["catalogue/*.json"]),
    templates,
    checkPalettes(files.filter(isPaletteFile)).palettes,
  );
  return {
    files,
    packs,
    documents: new Map([
      ...[...packs].map(([id, pack]) => [`locale:${id}`, pack] as const),
      ...catalogue.documents,
    ]),
    documentProblems: [
      ...documentProblems,
      ...packTextProblems(packs),
      ...catalogue.problems,
      ...(await readFiles(["studio.json"])).flatMap(studioProblems),
    ],
  };
}

function studioProblems({ file, text }: SourceFile): Problem[] {
  const { value, findings } = readJson(text);
  return [...findings, ...textFindings(value)].map(({ path, message }) => ({
    file,
    path: pathText(path),
    message,
  }));
}

async function readFiles(patterns: string[]): Promise<SourceFile[]> {
  const names = await Array.fromAsync(glob(patterns, { cwd: contentDir }));
  return Promise.all(
    names.toSorted().map(async (name) => ({
      file: nameOf(join(contentDir, name)),
      text: await readFile(join(contentDir, name), "utf8"),
    })),
  );
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
 * The files that staff select: by file, folder, or address as in `wedding/anna-arman`. A file
 * outside `content/` is added, so that it is checked against the others.
 * @throws UserError for a name that is none of these.
 */
export async function chooseFiles(
  content: Content,
  names: readonly string[],
): Promise<Set<string>> {
  const chosen = new Set<string>();
  for (const name of names) {
    const path = resolve(process.env.INIT_CWD ?? root, name);
    const file = nameOf(path);
    const known = content.files.filter((source) => matches(source.file, file, name));
    if (known.length === 0) {
      if (!(await isFile(path)))
        throw new UserError(`There is no file, folder or invitation "${name}".`);
      const outside = { file, text: await readFile(path, "utf8") };
      content.files.push(outside);
      known.push(outside);
    }
    for (const source of known) chosen.add(source.file);
  }
  return chosen;
}

function matches(file: string, path: string, name: string): boolean {
  const address = name.replace(/^\/|\/$/g, "");
  return (
    [path, `content/invitations/${address}.json`, `content/${address}.json`].includes(file) ||
    file.startsWith(`${path}/`)
  );
}

async function isFile(path: string): Promise<boolean> {
  try {
    return (await stat(path)).isFile();
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return false;
    throw error;
  }
}
