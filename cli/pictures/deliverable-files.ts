import { createHash } from "node:crypto";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pictureTextOf } from "#app/shop/catalogue/picture/definition-texts.ts";
import type { Packs } from "#app/domain/authoring/resolve.ts";
import { localeOf } from "#app/domain/invitation/invitation-locale.ts";
import type { PublishedInvitation } from "#app/domain/invitation/schema.ts";
import type { Deliverable } from "#app/shop/order/deliverables/data.server.ts";
import { drawnHash } from "#app/shop/order/deliverables/drawn.ts";
import type { Language } from "#app/i18n/languages.ts";
import { startProgress } from "../progress.ts";
import type { Options } from "../output.ts";
import { translatorOf } from "../translator.ts";

/** A file with what is recorded of it. */
export type MadeFile = Deliverable & { content: Buffer };

type Making = {
  packs: Packs;
  /** The song of an animation, as it was published; null: the studio's own music. */
  music: Buffer | null;
  options: Options;
};

/**
 * Draws the files of a published card or animation in some of its languages, on this machine: a second
 * for a card, about a minute for each film, of which progress is shown.
 * @throws UserError where this machine has no browser.
 */
export async function makeFiles(
  invitation: PublishedInvitation,
  languages: readonly Language[],
  making: Making,
): Promise<MadeFile[]> {
  const made: MadeFile[] = [];
  if (invitation.picture?.kind === "card")
    made.push(...(await cardsOf(invitation, languages, making)));
  else for (const language of languages) made.push(...(await filmOf(invitation, language, making)));
  return made;
}

async function textOf(invitation: PublishedInvitation, language: Language, packs: Packs) {
  const t = await translatorOf(localeOf(invitation, language), packs);
  return pictureTextOf(invitation, language, t);
}

async function cardsOf(
  invitation: PublishedInvitation,
  languages: readonly Language[],
  { packs, options }: Making,
): Promise<MadeFile[]> {
  const { cardFiles, cardFormNames } = await import("./cards.ts");
  const { picture, theme } = invitation;
  if (picture?.kind !== "card") return [];
  const card = { theme, layout: picture.layout };
  const cards = await Promise.all(
    languages.map(async (language) => ({
      card,
      language,
      text: await textOf(invitation, language, packs),
    })),
  );
  const progress = startProgress(cards.length * cardFormNames.length, options, "Drawing");
  const files = await cardFiles(cards, { packs, advance: (name) => progress.advance(name) });
  progress.stop("Drawn");
  return Promise.all(
    files.map(({ form, language, type, bytes }) =>
      recorded(invitation, { language, kind: form, extension: extensions[type], content: bytes }),
    ),
  );
}

const extensions = { "image/png": "png", "application/pdf": "pdf" } as const;

async function filmOf(
  invitation: PublishedInvitation,
  language: Language,
  { packs, music, options }: Making,
): Promise<MadeFile[]> {
  const { filmFiles, filmSteps } = await import("./film-files.ts");
  const { picture, theme } = invitation;
  if (picture?.kind !== "animation") return [];
  const out = await mkdtemp(join(tmpdir(), "film-"));
  try {
    const song = join(out, "song");
    if (music) await writeFile(song, music);
    const progress = startProgress(filmSteps(), options, `Drawing and encoding, ${language}`);
    const files = await filmFiles(
      {
        animation: { id: picture.product, theme, motion: picture.motion },
        text: await textOf(invitation, language, packs),
        language,
        isSilent: false,
        ...(music ? { music: song } : {}),
      },
      { out, packs, onStep: () => progress.advance("") },
    );
    progress.stop("Drawn and encoded");
    const film = { language, kind: "film", extension: "mp4" } as const;
    const poster = { language, kind: "poster", extension: "png" } as const;
    return await Promise.all([
      recorded(invitation, { ...film, content: await readFile(files.film) }),
      recorded(invitation, { ...poster, content: await readFile(files.poster) }),
    ]);
  } finally {
    await rm(out, { recursive: true, force: true });
  }
}

async function recorded(
  invitation: PublishedInvitation,
  file: Pick<MadeFile, "language" | "kind" | "extension" | "content">,
): Promise<MadeFile> {
  return {
    ...file,
    hash: createHash("sha256").update(file.content).digest("hex").slice(0, 32),
    bytes: file.content.length,
    drawn: await drawnHash(invitation, file.language),
    version: invitation.version,
  };
}
