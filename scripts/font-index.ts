import { armenianFallbacks } from "#app/designs/letters/armenian-fallbacks.generated.ts";
import { europeanFallbacks } from "#app/designs/letters/european-fallbacks.generated.ts";
import { families } from "#app/designs/letters/families.ts";

/**
 * The generated file of font families by its path from the repository's root: their faces with the
 * addresses of their files. A bundle has only the families that it uses.
 */
export async function fontIndex(): Promise<Map<string, string>> {
  const addresses = new Map<string, string>();
  const rows = Object.entries(families).map(([name, { cut, files }]) => {
    const urls = Object.entries(files).map(([kind, file]) => {
      const local = addresses.get(file) ?? `file${addresses.size}`;
      addresses.set(file, local);
      return `${kind}: ${local}`;
    });
    const tables = Object.entries({ armenianFallbacks, europeanFallbacks })
      .filter(([, table]) => name in table)
      .map(([table]) => `, ${table}.${name}`);
    return `export const ${name} = /* @__PURE__ */ family(${JSON.stringify(cut)}, { ${urls.join(", ")} }${tables.join("")});\n`;
  });
  const imports = [...addresses].map(([file, local]) => `import ${local} from "${file}?url";\n`);
  const text = [
    "// Written by `npm run designs` from families.ts.\n",
    ...imports,
    'import { armenianFallbacks } from "#app/designs/letters/armenian-fallbacks.generated.ts";\n',
    'import { europeanFallbacks } from "#app/designs/letters/european-fallbacks.generated.ts";\n',
    'import { family } from "#app/designs/letters/family.ts";\n\n',
    ...rows,
  ];
  return new Map([["app/designs/letters/families.generated.ts", text.join("")]]);
}
