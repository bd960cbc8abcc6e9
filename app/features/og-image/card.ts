import type { TFunction } from "i18next";
import type { ResolvedInvitation } from "#app/features/authoring/resolve.ts";
import { capitals } from "#app/i18n/capitals.ts";
import type { Language } from "#app/i18n/languages.ts";
import { familyOf, namedHosts } from "#app/features/invitation/hosts.ts";
import { isOnShow } from "#app/features/invitation/kinds.ts";
import { occasionOf, type Occasion } from "#app/features/invitation/occasions.ts";
import { pick } from "#app/features/invitation/written-text.ts";
import { formatDate, wallTimeOf } from "#app/i18n/dates.ts";
import type { Theme } from "#app/design/parts.ts";

/** All that a preview picture shows, written out: the same card is the same picture. */
export type OgImageCard = {
  language: Language;
  theme: Pick<Theme, "palette" | "pairing" | "ornament" | "hero">;
  occasion: Occasion;
  kicker: string | null;
  names: string[];
  /** Between two names. */
  and: string;
  /** Below a name that stands alone. */
  surname: string | null;
  age: { figure: string; text: string } | null;
  /** What a poster says as large as it can. */
  figure: string;
  /** Null for what is on show, whose day moves on while its picture stays. */
  date: string | null;
  place: string | null;
};

/** Reads a font by the address its face has; answers TTF or OTF, as satori knows no WOFF2. */
export type ReadFont = (url: string) => Promise<ArrayBuffer>;

/**
 * What the preview picture of an invitation says in one of its languages.
 * @param t a translator of that language.
 * @returns null for an invitation behind a password: nothing of it may be seen from outside.
 */
export function ogImageCard(
  draft: ResolvedInvitation,
  language: Language,
  t: TFunction,
): OgImageCard | null {
  if (draft.access) return null;
  const { palette, pairing, ornament, hero } = draft.theme;
  const { event, saveTheDate } = draft;
  const start = wallTimeOf(event.start);
  const names = namedHosts(draft).map(({ name }) => pick(name, language));
  const { age, surnames } = familyOf(draft, language);
  const occasion = occasionOf(draft);
  return {
    language,
    theme: { palette, pairing, ornament, hero },
    occasion,
    // One picture serves before and after the date alone is told: it says what is true of both.
    kicker: saveTheDate ? null : capitals(pick(draft.title, language), language),
    names,
    and: t("words:and"),
    surname: (names.length === 1 && surnames[0]) || null,
    age: age === null ? null : { figure: String(age), text: t("kinds:age", { count: age }) },
    figure: occasion === "engagement" ? t("words:yes") : String(age ?? start.day),
    date: isOnShow(draft) ? null : formatDate(t, start, "long"),
    place: event.place && !saveTheDate ? pick(event.place, language) : null,
  };
}
