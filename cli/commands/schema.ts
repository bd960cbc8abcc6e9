import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Problem } from "#app/features/authoring/check.ts";
import { canonicalJson } from "#app/lib/canonical-json.ts";
import { jsonSchemas } from "#app/features/authoring/json-schema.ts";
import { root } from "../content.ts";
import { printJson, say, type Options } from "../output.ts";

/** `studio schema`: writes the JSON Schemas that `$schema` in definitions and templates names. */
export async function schema(options: Options): Promise<void> {
  for (const [file, content] of jsonSchemas()) {
    await writeFile(join(root, file), `${JSON.stringify(content, null, 2)}\n`);
    say(options, `${file} written.`);
  }
  if (options.json) printJson({ written: [...jsonSchemas().keys()] });
}

/** The written schemas that no longer say what the checks say. */
export async function outdatedSchemas(): Promise<Problem[]> {
  const problems: Problem[] = [];
  for (const [file, content] of jsonSchemas()) {
    if (await holds(file, content)) continue;
    const message = "is out of date, write it anew with: npm run studio -- schema";
    problems.push({ file, path: "", message });
  }
  return problems;
}

/** Compared as values, because a formatter may have been over the file. */
async function holds(file: string, content: object): Promise<boolean> {
  try {
    const written: unknown = JSON.parse(await readFile(join(root, file), "utf8"));
    return canonicalJson(written) === canonicalJson(content);
  } catch {
    // A missing or a broken file is out of date too.
    return false;
  }
}
