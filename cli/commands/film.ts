import { resolve } from "node:path";
import * as v from "valibot";
import { animationsSchema, type Animation } from "#app/features/catalogue/schema.ts";
import { nearest } from "#app/lib/nearest.ts";
import { readContent, type Content } from "../content.ts";
import { notFound, printJson, say, UserError, type Options } from "../output.ts";
import { filmFiles } from "../pictures/film.ts";
import { typedText, type TextOptions } from "../pictures/typed-text.ts";
import { startProgress, type Progress } from "../progress.ts";
import { root } from "../root.ts";

type FilmOptions = Options & TextOptions & { silent?: boolean; out?: string };

/** `studio film ANIMATION`: makes a film and its picture, of the sample or of other names. */
export async function film(id: string, options: FilmOptions): Promise<void> {
  const content = await readContent();
  const animation = requireAnimation(id, content);
  const { text, language } = await typedText(animation, options, content);
  const out = resolve(process.env.INIT_CWD ?? root, options.out ?? "films");
  let progress: Progress | undefined;
  const made = await filmFiles(
    { animation, text, language, isSilent: options.silent ?? false },
    {
      out,
      onStep: (steps) => {
        progress ??= startProgress(steps, options, "Drawing and encoding");
        progress.advance("");
      },
    },
  );
  progress?.stop("Drawn and encoded");
  if (options.json) return printJson(made);
  say(options, made.isMade ? `${made.film} written.` : `${made.film} is there already.`);
  say(options, `Its picture: ${made.poster}`);
}

/** @throws UserError for an id of no animation, with the one that was perhaps meant. */
function requireAnimation(id: string, { documents }: Content): Animation {
  const read = v.safeParse(animationsSchema, documents.get("catalogue:animations"));
  if (!read.success)
    throw new UserError("content/catalogue/animations.json has mistakes: npm run studio -- check");
  const { animations } = read.output;
  const found = animations.find((animation) => animation.id === id);
  if (found) return found;
  const ids = animations.map((animation) => animation.id);
  const meant = nearest(id, ids);
  throw notFound(
    `There is no animation "${id}".${meant ? ` Did you mean "${meant}"?` : ""} There are: ${ids.join(", ")}.`,
  );
}
