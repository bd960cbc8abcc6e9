import { relative } from "node:path";
import * as v from "valibot";
import { languages } from "#app/i18n/languages.ts";
import { animationsSchema } from "#app/shop/catalogue/schema.ts";
import * as shapes from "../answer-shapes.ts";
import { defineCommand } from "../command.ts";
import { readContent } from "../content.ts";
import { say } from "../output.ts";
import { filmFiles, filmSteps } from "../pictures/film-files.ts";
import {
  requireCatalogue,
  requireProduct,
  sayGuessed,
  textOptions,
  typedTexts,
} from "../pictures/typed-texts.ts";
import { startProgress } from "../progress.ts";
import { typedPath } from "../files.ts";

export const command = defineCommand({
  after: "card",
  description: "make an animation of the catalogue with any names: a film for phones, its picture",
  arguments: ["<animation>"],
  options: {
    ...textOptions,
    "--silent": "without music",
    "--out <folder>": "where to; film-ANIMATION in this folder without it",
  },
  completes: { animation: "animations", "--languages": languages },
  examples: [
    'film petals --names "Արթուր, Լուսինե" --date "08.05.2027 16:00" --place Արարատ',
    'film loom --names "Hrant, Shushan" --languages en --silent',
  ],
  guarantee: { changes: "files", again: "same", offline: true },
  answer: v.strictObject({
    animation: v.string(),
    folder: v.string(),
    files: v.array(
      v.strictObject({
        film: v.string(),
        /** Its picture. */
        poster: v.string(),
        language: v.string(),
        /** False where the same film was there already. */
        isMade: v.boolean(),
      }),
    ),
    /** Texts that were written by rule, to be read again. */
    guessed: shapes.words,
  }),
  /** Makes an animation of the catalogue with any names and day as a film, and its picture. */
  async run(id, options) {
    const content = await readContent();
    const animation = requireProduct(
      "animation",
      id,
      requireCatalogue(content, "animations", animationsSchema).animations,
    );
    const { worded, guessed } = await typedTexts(animation.occasion, options, content.packs);
    const folder = typedPath(options.out ?? `film-${id}`);
    const files: { film: string; poster: string; language: string; isMade: boolean }[] = [];
    for (const wording of worded) {
      const progress = startProgress(
        filmSteps(),
        options,
        `Drawing and encoding ${wording.language}`,
      );
      const made = await filmFiles(
        { ...wording, animation, isSilent: options.silent ?? false },
        { out: folder, packs: content.packs, onStep: () => progress.advance("") },
      );
      if (made.isMade) progress.stop("Drawn and encoded");
      files.push({
        film: relative(folder, made.film),
        poster: relative(folder, made.poster),
        language: wording.language,
        isMade: made.isMade,
      });
    }
    for (const { film: file, poster, isMade } of files)
      say(options, isMade ? `${file}, and its picture ${poster}` : `${file} was there already.`);
    say(options, `In ${folder}`);
    sayGuessed(guessed, options);
    return { animation: id, folder, files, guessed };
  },
});
