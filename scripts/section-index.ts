import { existsSync, globSync } from "node:fs";
import { basename, join } from "node:path";
import { pathToFileURL } from "node:url";
import { sectionTypes } from "#app/domain/invitation/sections/types.ts";
import { root } from "./paths.ts";
import { UserError } from "./user-error.ts";

/** What a type of section is to all who read the definition, from the repository's root. */
const domain = "app/domain/invitation/sections";

/** Files of the folder that are no type. */
const ground = ["section", "types", "index.generated"];

const head = "// Written by `npm run designs` from app/domain/invitation/sections/types.ts.\n";

/** A type with its name in code. */
type Type = { type: string; name: string; takesText: boolean };

/**
 * The generated files of sections by their paths from the repository's root.
 * @throws UserError where a type has no file, or a file no type.
 */
export async function sectionIndex(): Promise<Map<string, string>> {
  const types = await readTypes();
  return new Map([
    [`${domain}/index.generated.ts`, domainFile(types)],
    ["app/domain/authoring/section-guides.generated.ts", guidesFile(types)],
  ]);
}

async function readTypes(): Promise<Type[]> {
  const listed: readonly string[] = sectionTypes;
  for (const file of globSync(`${domain}/*.ts`, { cwd: root })) {
    const type = basename(file, ".ts");
    if (!ground.includes(type) && !type.endsWith(".test") && !listed.includes(type))
      throw new UserError(`${file} is of no type in ${domain}/types.ts.`);
  }
  return Promise.all(
    sectionTypes.map(async (type) => {
      const file = join(root, domain, `${type}.ts`);
      if (!existsSync(file)) throw new UserError(`The type "${type}" lacks ${domain}/${type}.ts.`);
      const { schema }: { schema: (...text: never[]) => object } = await import(
        pathToFileURL(file).href
      );
      return { type, name: camelOf(type), takesText: schema.length > 0 };
    }),
  );
}

const camelOf = (type: string) =>
  type.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

function domainFile(types: readonly Type[]): string {
  return [
    head,
    'import * as v from "valibot";\n',
    ...types.map(
      ({ type, name }) =>
        `import { schema as ${name}, traits as ${name}Traits } from "#app/domain/invitation/sections/${type}.ts";\n`,
    ),
    'import type { SectionTraits, TextSchema } from "#app/domain/invitation/sections/section.ts";\n',
    'import type { SectionType } from "#app/domain/invitation/sections/types.ts";\n\n',
    "/** The sections of a page. `text` is the schema of a text. */\n",
    "export function sectionSchema<Text extends TextSchema>(text: Text) {\n",
    '  return v.variant("type", [\n',
    ...types.map(({ name, takesText }) => `    ${name}(${takesText ? "text" : ""}),\n`),
    "  ]);\n}\n\n",
    "export const sectionTraits: Readonly<Record<SectionType, SectionTraits>> = {\n",
    ...types.map(({ type, name }) => `  ${JSON.stringify(type)}: ${name}Traits,\n`),
    "};\n",
  ].join("");
}

function guidesFile(types: readonly Type[]): string {
  return [
    head,
    ...types.map(
      ({ type, name }) =>
        `import { guide as ${name} } from "#app/domain/invitation/sections/${type}.ts";\n`,
    ),
    'import type { SectionGuide } from "#app/domain/invitation/sections/section.ts";\n',
    'import type { SectionType } from "#app/domain/invitation/sections/types.ts";\n\n',
    "export const sectionGuides: Readonly<Record<SectionType, SectionGuide>> = {\n",
    ...types.map(({ type, name }) => `  ${JSON.stringify(type)}: ${name},\n`),
    "};\n",
  ].join("");
}
