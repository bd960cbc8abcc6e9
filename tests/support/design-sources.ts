import { kindOf } from "#app/platform/media/kinds.ts";
import type { Medium } from "#app/platform/media/library.ts";

/** The definitions of the catalogue's designs, by file. */
export const designSources = import.meta.glob<object>("/content/templates/[0-9]*.json", {
  eager: true,
  import: "default",
});

/** The language packs, by `am:invitation`. */
export const packs = new Map(
  Object.entries(
    import.meta.glob<unknown>("/content/locales/*/*.json", { eager: true, import: "default" }),
  ).map(([path, pack]): [string, unknown] => [
    path.replace(/^.*\/(\w+)\/([\w-]+)\.json$/, "$1:$2"),
    pack,
  ]),
);

/** A file that might exist: these tests are about pages, not pictures. */
export function mediumFor(src: string): Medium {
  const hash = "b".repeat(32);
  const kind = kindOf(src) ?? "picture";
  return kind === "picture"
    ? { kind, hash, width: 1200, height: 800 }
    : { kind, hash, extension: src.split(".").at(-1) ?? "" };
}
