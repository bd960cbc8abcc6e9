import type { TFunction } from "i18next";
import type { ResolvedInvitation } from "#app/domain/authoring/resolve.ts";
import { coverFormsOf } from "#app/designs/cover-forms.ts";
import { capitals } from "#app/i18n/capitals.ts";
import type { Language } from "#app/i18n/languages.ts";
import { familyOf, namedHosts } from "#app/domain/invitation/hosts.ts";
import { calledOff } from "#app/domain/invitation/lifecycle.ts";
import { isDemo } from "#app/domain/invitation/kinds.ts";
import { partFor, tagsOf } from "#app/domain/invitation/parts/rules.ts";
import { occasionOf, type Occasion } from "#app/domain/invitation/occasions.ts";
import { pick } from "#app/domain/invitation/written-text.ts";
import { formatDate, wallTimeOf } from "#app/i18n/dates.ts";
import type { cardLayouts, Theme } from "#app/designs/part-names.ts";

/** The content of an og-image. Equal cards give equal pictures. */
export type OgImageCard = {
  language: Language;
  theme: Pick<Theme, "palette" | "colours" | "pairing" | "ornament"> & {
    /** A cover, or the layout of a card that none is like. */
    hero: Theme["hero"] | "sprays" | "boughs" | "roundels" | "frame";
  };
  occasion: Occasion;
  kicker: string | null;
  names: string[];
  /** The conjunction between two names. */
  and: string;
  /** Shown below a single name. */
  surname: string | null;
  age: { figure: string; text: string } | null;
  /** The large figure of a poster. */
  figure: string;
  /**
   * In its place what became of the day, once it was called off. Null for demos, whose dates move
   * while the picture stays, and where households begin on different days.
   */
  date: string | null;
  /** Null too where the day begins at different places for different households. */
  place: string | null;
  /** The hosts' photo; absent without one, so that pictures without it keep their address. */
  cover?: Pick<
    NonNullable<ResolvedInvitation["cover"]>,
    "src" | "form" | "focus" | "zoom" | "formats"
  > & { width: number; height: number };
};

/** Reads a font by its face's address. Answers TTF or OTF, because satori does not read WOFF2. */
export type ReadFont = (url: string) => Promise<ArrayBuffer>;

/**
 * The content of an invitation's og-image in one language.
 * @param t a translator of that language.
 * @returns null for an invitation behind a password, which must not be visible from outside.
 */
export function ogImageCard(
  draft: ResolvedInvitation,
  language: Language,
  t: TFunction,
): OgImageCard | null {
  if (draft.access) return null;
  const { palette, colours, pairing, ornament, hero } = draft.theme;
  const { event, saveTheDate } = draft;
  const start = wallTimeOf(event.start);
  const names = namedHosts(draft).map(({ name }) => pick(name, language));
  const { age, surnames } = familyOf(draft, language);
  const occasion = occasionOf(draft);
  const off = calledOff(draft);
  // The same picture is sent to all, with and without a greeting: it says what is right for each of
  // them.
  const events = [[], ...tagsOf(draft).map((tag) => [tag])].map(
    (tags) => partFor(draft, tags).event,
  );
  const isShared = (part: (one: typeof event) => string | undefined) =>
    new Set(events.map(part)).size === 1;
  return {
    language,
    theme: { palette, colours, pairing, ornament, hero: cardHeroOf(draft) ?? hero },
    occasion,
    // The same picture is shown during and after the save-the-date phase, so it must suit both.
    kicker: saveTheDate || off ? null : capitals(pick(draft.title, language), language),
    names,
    and: t("words:and"),
    surname: (names.length === 1 && surnames[0]) || null,
    age: age === null ? null : { figure: String(age), text: t("kinds:age", { count: age }) },
    figure: occasion === "engagement" ? t("words:yes") : String(age ?? start.day),
    date: off
      ? t(`kinds:status.${off}.title`)
      : isDemo(draft) || !isShared(({ start: eventStart }) => eventStart.slice(0, 10))
        ? null
        : formatDate(t, start, "long"),
    place:
      event.place && !saveTheDate && !off && isShared(({ place }) => place?.[language])
        ? pick(event.place, language)
        : null,
    ...coverOf(draft),
  };
}

/** The layout of a card's chat picture that has its drawing in the same place. */
const cardHeroes: Record<(typeof cardLayouts)[number], OgImageCard["theme"]["hero"]> = {
  arch: "arch",
  roundel: "roundels",
  field: "field",
  half: "field",
  corner: "sprays",
  scene: "horizon",
  initial: "letter",
  branch: "boughs",
  frame: "frame",
};

function cardHeroOf({ picture }: ResolvedInvitation) {
  return picture?.kind === "card" ? cardHeroes[picture.layout] : null;
}

/** The photo, unless the day is cancelled or the design's cover cannot take it. */
function coverOf(draft: ResolvedInvitation): Pick<OgImageCard, "cover"> {
  const { cover, theme } = draft;
  if (cover?.width === undefined || cover.height === undefined) return {};
  if (calledOff(draft) === "cancelled" || !coverFormsOf(theme.hero).includes(cover.form)) return {};
  const { src, form, focus, zoom, formats, width, height } = cover;
  return { cover: { src, form, focus, zoom, formats, width, height } };
}
