import { checkPalettes, isPaletteFile } from "#app/domain/authoring/check/palettes.ts";
import type { SourceFile } from "#app/domain/authoring/check/types.ts";
import type { Packs } from "#app/domain/authoring/resolve.ts";
import { kindOf } from "#app/platform/media/kinds.ts";
import type { Medium } from "#app/platform/media/library.ts";

/** The definitions, templates, palettes and the catalogue in `content/`. */
export const ownFiles: SourceFile[] = Object.entries(
  import.meta.glob<string>(
    [
      "/content/catalogue/*.json",
      "/content/invitations/**/*.json",
      "/content/templates/*.json",
      "/content/palettes/*.json",
    ],
    { eager: true, query: "?raw", import: "default" },
  ),
).map(([file, text]) => ({ file: file.slice(1), text }));

/** The numbers of the designs on sale. */
export const ownDesigns = ownFiles.flatMap(
  ({ file }) => /^content\/templates\/(\d+)\.json$/.exec(file)?.slice(1) ?? [],
);

export const { palettes: ownPalettes } = checkPalettes(ownFiles.filter(isPaletteFile));

/** The catalogue in `content/`. */
export const ownCatalogue: SourceFile[] = Object.entries(
  import.meta.glob<string>("/content/catalogue/*.json", {
    eager: true,
    query: "?raw",
    import: "default",
  }),
).map(([file, text]) => ({ file: file.slice(1), text }));

export const ownPacks: Packs = new Map(
  Object.entries(
    import.meta.glob<unknown>("/content/locales/*/*.json", { eager: true, import: "default" }),
  ).map(([file, pack]) => [
    file.slice("/content/locales/".length, -".json".length).replace("/", ":"),
    pack,
  ]),
);

/** The staff command reads these files; here it suffices that they exist and are large. */
export const ownMedia = new Map(
  Object.keys(import.meta.glob("/content/media/*")).map((file): [string, Medium] => {
    const name = file.slice("/content/".length);
    const hash = "0".repeat(32);
    return kindOf(name) === "picture"
      ? [name, { kind: "picture", hash, width: 2000, height: 2000 }]
      : [name, { kind: "sound", hash, extension: "mp3" }];
  }),
);
