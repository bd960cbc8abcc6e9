import { readFile, writeFile } from "node:fs/promises";
import { basename } from "node:path";
import { isPaletteFile } from "#app/features/authoring/check-palettes.ts";
import type { Problem } from "#app/features/authoring/source-file.ts";
import { canonicalJson } from "#app/lib/canonical-json.ts";
import { jsonSchemas } from "#app/features/authoring/json-schema.ts";
import { pathOf, readContent, type Content } from "../content.ts";
import { printJson, say, type Options } from "../output.ts";

/** `studio schema`: writes the JSON Schemas that `$schema` in the files of `content/` names. */
export async function schema(options: Options): Promise<void> {
  const schemas = schemasFor(await readContent());
  for (const [file, content] of schemas) {
    await writeFile(pathOf(file), `${JSON.stringify(content, null, 2)}\n`);
    say(options, `${file} written.`);
  }
  if (options.json) printJson({ written: [...schemas.keys()] });
}

function schemasFor({ files }: Content): Map<string, object> {
  return jsonSchemas(files.filter(isPaletteFile).map(({ file }) => basename(file, ".json")));
}

/** The written schemas that no longer say what the checks say. */
export async function outdatedSchemas(content: Content): Promise<Problem[]> {
  const problems: Problem[] = [];
  for (const [file, wanted] of schemasFor(content)) {
    if (await holds(file, wanted)) continue;
    const message = "is out of date, write it anew with: npm run studio -- schema";
    problems.push({ file, path: "", message });
  }
  return problems;
}

/** Compared as values, because a formatter may have changed the file. */
async function holds(file: string, content: object): Promise<boolean> {
  try {
    const written: unknown = JSON.parse(await readFile(pathOf(file), "utf8"));
    return canonicalJson(written) === canonicalJson(content);
  } catch {
    // A missing or unreadable file is outdated too.
    return false;
  }
}
