import { existsSync, globSync } from "node:fs";
import { basename, join } from "node:path";
import { pathToFileURL } from "node:url";
import { sectionTypes } from "#app/domain/invitation/sections/types.ts";
import { root } from "./paths.ts";
import { UserError } from "../cli/user-error.ts";

/**
 * Folder of the types of section as all read them with the definition, from the repository's root.
 */
const domain = "app/domain/invitation/sections";

/**
 * Folder of the types on the guest's page: a folder each, with `view.ts`, `section.tsx` and its
 * CSS.
 */
const guest = "app/guest/sections";

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
    [`${guest}/views.generated.ts`, viewsFile(types)],
    [`${guest}/parts.generated.ts`, partsFile(types)],
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

const camelWith = (type: string, ending: string) => {
  const name = camelOf(type);
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}${ending}`;
};

function viewsFile(types: readonly Type[]): string {
  return [
    head,
    ...types.map(
      ({ type, name }) =>
        `import { view as ${name}, type ${camelWith(type, "View")} } from "#app/guest/sections/${type}/view.ts";\n`,
    ),
    'import type { PublishedSection } from "#app/domain/invitation/schema.ts";\n',
    'import type { SectionType } from "#app/domain/invitation/sections/types.ts";\n',
    'import type { SectionOf, ViewContext } from "#app/guest/sections/section.ts";\n\n',
    "/** A section as a definition has it, in one language. */\n",
    "export type WrittenSectionView =\n",
    types.map(({ type }) => `  | ${camelWith(type, "View")}`).join("\n"),
    ";\n\n",
    "type Views = {\n",
    "  [Type in SectionType]: (section: SectionOf<Type>, context: ViewContext) => WrittenSectionView | null;\n",
    "};\n\nconst views: Views = {\n",
    ...types.map(({ type, name }) => `  ${JSON.stringify(type)}: ${name},\n`),
    "};\n\n",
    "export function viewIn(section: PublishedSection, context: ViewContext): WrittenSectionView | null {\n",
    "  switch (section.type) {\n",
    ...types.map(
      ({ type }) =>
        `    case ${JSON.stringify(type)}:\n      return views[${JSON.stringify(type)}](section, context);\n`,
    ),
    "  }\n}\n",
  ].join("");
}

/** Types without a `section.tsx` are shown together with others of their kind (blocks/rules.ts). */
function partsFile(types: readonly Type[]): string {
  const has = (file: string) => (entry: Type) => existsSync(join(root, guest, entry.type, file));
  const standaloneTypes = types.filter(has("section.tsx"));
  const styled = types.filter(has("styles.ts"));
  return [
    head,
    'import { createElement, type ReactNode } from "react";\n',
    ...standaloneTypes.map(
      ({ type }) =>
        `import { Section as ${camelWith(type, "Section")} } from "#app/guest/sections/${type}/section.tsx";\n`,
    ),
    ...styled.map(
      ({ type, name }) =>
        `import { styles as ${name}Styles } from "#app/guest/sections/${type}/styles.ts";\n`,
    ),
    'import type { SectionType } from "#app/domain/invitation/sections/types.ts";\n',
    'import type { RareStyles } from "#app/guest/sections/section.ts";\n',
    'import type { SectionProps } from "#app/guest/sections/types.ts";\n',
    'import type { WrittenSectionView } from "#app/guest/sections/views.generated.ts";\n\n',
    "/** A section that stands alone. */\n",
    "type Alone = Extract<\n  WrittenSectionView,\n  { type: ",
    standaloneTypes.map(({ type }) => JSON.stringify(type)).join(" | "),
    " }\n>;\n\n",
    "export function SectionContent({ section, ...props }: SectionProps<Alone>): ReactNode {\n",
    "  switch (section.type) {\n",
    ...standaloneTypes.map(
      ({ type }) =>
        `    case ${JSON.stringify(type)}:\n      return createElement(${camelWith(type, "Section")}, { section, ...props });\n`,
    ),
    "  }\n}\n\n",
    "/** The CSS of those that few invitations have. */\n",
    "export const sectionStyles: Readonly<Record<SectionType, RareStyles>> = {\n",
    ...types.map((sectionType) => {
      const styles = has("styles.ts")(sectionType) ? `${sectionType.name}Styles` : "{}";
      return `  ${JSON.stringify(sectionType.type)}: ${styles},\n`;
    }),
    "};\n",
  ].join("");
}
