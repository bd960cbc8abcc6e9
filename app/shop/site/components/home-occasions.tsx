import { useTranslation } from "#app/i18n/use-translation.ts";
import { LineMark, ProgrammeMark } from "#app/domain/invitation/components/programme-mark.tsx";
import type { ProgrammeItem } from "#app/domain/invitation/programme-items.ts";
import { sitePages } from "#app/shop/site/pages.ts";

/** The occasions, each with the drawing of its programme that says it best. */
const occasions = {
  wedding: "wedding-party",
  engagement: "ring-ceremony",
  "wedding-and-engagement": "civil-ceremony",
  baptism: "baptism",
  birthday: "cake-ceremony",
  kids: "games",
  gender: null,
  event: "speeches",
  commercial: "event-start",
  other: "first-tooth",
} as const satisfies Record<string, ProgrammeItem | null>;

const names = [
  "wedding",
  "engagement",
  "wedding-and-engagement",
  "baptism",
  "birthday",
  "kids",
  "gender",
  "event",
  "commercial",
  "other",
] as const satisfies readonly (keyof typeof occasions)[];

/** Occasions of invitations, as a wall of drawings that lead to the designs. */
export function HomeOccasions() {
  const { t } = useTranslation();
  return (
    <section className="band home-occasions">
      <h2 className="display">{t("site:home.occasions.heading")}</h2>
      <ul>
        {names.map((name) => (
          <li key={name}>
            <a className="display" href={`${sitePages.assortment.path}?occasion=${name}`}>
              <OccasionMark programmeItem={occasions[name]} />
              {t(`site:home.occasions.${name}`)}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A pram where no programme has a drawing: nobody knows yet who will lie in it. */
function OccasionMark({ programmeItem }: { programmeItem: ProgrammeItem | null }) {
  if (programmeItem) return <ProgrammeMark programmeItem={programmeItem} />;
  return (
    <LineMark
      lines="M10 30h40a20 16 0 0 1-40 0ZM30 30V10a20 20 0 0 1 20 20M30 30 44 16M50 30l5-11h5M22 46l-5 5M38 46l5 5M14 49.5a5 5 0 1 0 .1 0M46 49.5a5 5 0 1 0 .1 0"
      filled={<path d="M30 10a20 20 0 0 1 14 6L30 30Z" />}
    />
  );
}
