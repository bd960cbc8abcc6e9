import * as v from "valibot";
import { contrastFindings } from "#app/designs/palettes/palette-contrast.ts";
import {
  coloursOf,
  paletteFileSchema,
  paletteName,
  type PalettePart,
} from "#app/designs/palettes/palette-schema.ts";
import { findingsOf, suggestion } from "#app/domain/authoring/check/issues.ts";
import { readSource } from "#app/domain/authoring/check/json.ts";
import type { SourceFile } from "#app/domain/authoring/check/types.ts";
import type { Finding } from "#app/domain/invitation/finding.ts";

/** Palettes by name; null for a palette whose file has mistakes. */
export type Palettes = ReadonlyMap<string, PalettePart | null>;

const folder = "content/palettes/";

export function isPaletteFile({ file }: Pick<SourceFile, "file">): boolean {
  return file.startsWith(folder);
}

/** The name of a palette by its file; null for another file. */
export function paletteNameOf(file: string): string | null {
  return isPaletteFile({ file }) ? file.slice(folder.length).replace(/\.json$/, "") : null;
}

/** Checks palette files against their schema and for the contrast of text with its backgrounds. */
export function checkPalettes(files: readonly SourceFile[]): {
  palettes: Palettes;
  found: { file: string; findings: Finding[] }[];
} {
  const palettes = new Map<string, PalettePart | null>();
  const reports = files.map((source) => {
    const { file } = source;
    const name = paletteNameOf(file) ?? "";
    const { value, findings } = readSource(source);
    const result = value === undefined ? undefined : v.safeParse(paletteFileSchema, value);
    const all: Finding[] = [
      ...nameFindings(name),
      ...findings,
      ...(result?.success
        ? contrastFindings(result.output)
        : findingsOf(result?.issues ?? [], paletteFileSchema)),
    ];
    palettes.set(name, result?.success && all.length === 0 ? coloursOf(result.output) : null);
    return { file, findings: all };
  });
  return { palettes, found: reports };
}

function nameFindings(name: string): Finding[] {
  const issues = v.safeParse(paletteName, name).issues ?? [];
  return issues.map(({ message }) => ({ path: [], message: `the file's name: ${message}` }));
}

/**
 * Finds every `palette` field in `node` (a theme, or one of a catalogue's products) whose palette is missing or
 * has mistakes.
 * @param path where `node` lies in its file.
 */
export function paletteFindings(
  node: unknown,
  palettes: Palettes,
  path: Finding["path"] = [],
): Finding[] {
  if (typeof node !== "object" || node === null) return [];
  return Object.entries(node).flatMap(([name, value]): Finding[] => {
    const nodePath = [...path, Array.isArray(node) ? Number(name) : name];
    if (name === "palette" && typeof value === "string")
      return unusableName(value, palettes).map((message) => ({ path: nodePath, message }));
    return paletteFindings(value, palettes, nodePath);
  });
}

function unusableName(name: string, palettes: Palettes): string[] {
  const palette = palettes.get(name);
  if (palette === null) return [`${folder}${name}.json has problems of its own`];
  if (palette) return [];
  const names = [...palettes.keys()].toSorted();
  return [
    `there is no palette "${name}" (${folder}${name}.json); there are ${names.join(", ")}${suggestion(name, names)}`,
  ];
}

/** A copy of `node` in which every object with a known `palette` also has that palette's `colours`. */
export function withColours(node: unknown, palettes: Palettes): unknown {
  if (Array.isArray(node)) return node.map((item) => withColours(item, palettes));
  if (typeof node !== "object" || node === null) return node;
  const written = Object.fromEntries(
    Object.entries(node).map(([name, value]) => [name, withColours(value, palettes)]),
  );
  const colours = typeof written.palette === "string" ? palettes.get(written.palette) : undefined;
  return colours ? { ...written, colours } : written;
}
