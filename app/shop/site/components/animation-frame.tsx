import type { SiteLanguage } from "#app/i18n/languages.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";
import type { Animation } from "#app/shop/catalogue/schema.ts";
import { triedQuery } from "#app/shop/catalogue/picture/fields.ts";
import type { Personalisation } from "#app/domain/personalisation/schema.ts";

/** An animation in a phone's outline, and a link that replays it by reloading the frame. */
export function AnimationFrame({
  animation: { id, name },
  language,
  personalisation,
}: {
  animation: Animation;
  language: SiteLanguage;
  personalisation: Personalisation | null;
}) {
  const { t } = useTranslation();
  const address = `/animations/${id}/art?lng=${language}${triedQuery(personalisation)}`;
  return (
    <div className="animation">
      {/* oxlint-disable-next-line react/iframe-missing-sandbox -- this site's own page, and the script around it holds and replays it */}
      <iframe
        src={address}
        name={`animation-${id}`}
        title={t("site:animations.frame", { name: name[language] })}
        width="360"
        height="640"
        loading="lazy"
        data-animation
      />
      <a className="quiet-link replay" href={address} target={`animation-${id}`} data-replay>
        <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
          <path
            d="M19.5 12A7.5 7.5 0 1 1 16.6 6M17 2.5V6.5H13"
            fill="none"
            stroke="currentColor"
            strokeWidth="1.5"
            strokeLinecap="round"
            strokeLinejoin="round"
          />
        </svg>
        {t("site:animations.replay")}
        <span className="visually-hidden"> – {name[language]}</span>
      </a>
    </div>
  );
}
