import type { TFunction } from "i18next";
import type { PalettePart } from "#app/designs/palettes/palette-schema.ts";
import type { OgImageCard } from "#app/guest/chat-pictures/view.ts";
import { capitals } from "#app/i18n/capitals.ts";
import {
  defaultSiteLanguage,
  siteLanguages,
  type Language,
  type SiteLanguage,
} from "#app/i18n/languages.ts";
import { languageInScript, scriptOfText } from "#app/i18n/scripts.ts";
import { studio } from "#app/i18n/studio.ts";
import { studioName } from "#app/i18n/studio-texts.ts";
import { canonicalJson } from "#app/lib/canonical-json.ts";
import { sha256Hex } from "#app/lib/crypto.ts";

/** The letters on the studio's icons, with their colours. */
export type BrandIcon = {
  letters: string;
  /** Chooses the letters' font. */
  language: Language;
  ink: string;
  background: string;
};

/** The content of the studio's own pictures. Equal brands give equal pictures. */
export type Brand = {
  icon: BrandIcon;
  /** The shop window's pictures for chats, one a language. */
  cards: OgImageCard[];
};

/** Raised when the drawings change, so that pictures drawn before are out of date. */
const drawings = 2;

/**
 * The content of the pictures that `studio brand` draws.
 * @param colours of the studio's palette.
 * @param translators of the site's languages.
 */
export function brandOf(
  colours: PalettePart,
  translators: ReadonlyMap<SiteLanguage, TFunction>,
): Brand {
  const theme = {
    palette: studio.palette ?? "vellum",
    colours,
    pairing: "didot-italic",
    ornament: "pomegranate",
    hero: "arch",
  } as const;
  const letters = studio.letters ?? Array.from(studioName(defaultSiteLanguage))[0] ?? "";
  return {
    icon: {
      letters,
      language: languageOf(letters),
      ink: colours.onAccent,
      background: colours.accent,
    },
    cards: siteLanguages.flatMap((language) => {
      const t = translators.get(language);
      return t ? [cardOf(language, theme, t)] : [];
    }),
  };
}

/** Changes with each brand that gives other pictures. */
export async function brandHash(brand: Brand): Promise<string> {
  return sha256Hex(canonicalJson({ drawings, brand }));
}

function cardOf(language: SiteLanguage, theme: OgImageCard["theme"], t: TFunction): OgImageCard {
  return {
    language,
    theme,
    occasion: "other",
    kicker: capitals(studioName(language), language),
    names: [t("site:home.heading")],
    and: t("words:and"),
    surname: null,
    age: null,
    figure: "",
    date: null,
    place: null,
  };
}

function languageOf(letters: string): Language {
  return languageInScript(scriptOfText(letters) ?? "Latin") ?? defaultSiteLanguage;
}
