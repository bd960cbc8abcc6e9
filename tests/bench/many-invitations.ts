import { cp, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import * as v from "valibot";
import { languages } from "#app/i18n/languages.ts";
import { root } from "../../scripts/paths.ts";

const definitionSchema = v.looseObject({ slug: v.string() });

export type Definition = v.InferOutput<typeof definitionSchema>;

/**
 * Copies `content/` into a folder, with as many weddings as wanted in place of its invitations: the
 * demo of five to six screens in all languages, each with an address of its own and one alias.
 */
export async function writeInvitations(content: string, count: number): Promise<void> {
  await cp(join(root, "content"), content, { recursive: true });
  await rm(join(content, "invitations"), { recursive: true });
  await mkdir(join(content, "invitations/wedding"), { recursive: true });
  const example = await readExample();
  for (let number = 1; number <= count; number += 1)
    await write(content, invitationOf(example, number, "Demo"));
}

/** Writes some of them anew with another description, which publishing has to notice. */
export async function changeInvitations(
  content: string,
  numbers: number[],
  word: string,
): Promise<void> {
  const example = await readExample();
  for (const number of numbers) await write(content, invitationOf(example, number, word));
}

/** The address of one, by its number from 1. */
export function pathOf(number: number): string {
  return `wedding/bench-${number}`;
}

async function readExample(): Promise<Definition> {
  const file = join(root, "content/invitations/wedding/anna-arman.json");
  return v.parse(v.pipe(v.string(), v.parseJson(), definitionSchema), await readFile(file, "utf8"));
}

function invitationOf(example: Definition, number: number, word: string): Definition {
  const slug = `bench-${number}`;
  const definition = inAllLanguages({ ...example, description: { en: `${word} ${number}` } });
  return {
    ...v.parse(definitionSchema, definition),
    slug,
    languages: [...languages],
    aliases: [{ path: `wedding/${slug}-am`, language: "am" }],
  };
}

/** Completes the definition's own texts with English where a language is missing. */
function inAllLanguages(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(inAllLanguages);
  if (typeof node !== "object" || node === null) return node;
  const entries = Object.entries(node);
  const english = entries.find(([name]) => name === "en")?.[1];
  if (typeof english === "string")
    return { ...Object.fromEntries(languages.map((code) => [code, english])), ...node };
  return Object.fromEntries(entries.map(([name, value]) => [name, inAllLanguages(value)]));
}

async function write(content: string, definition: Definition): Promise<void> {
  const file = join(content, `invitations/wedding/${definition.slug}.json`);
  await writeFile(file, JSON.stringify(definition, null, 2));
}
