import { useTranslation } from "#app/i18n/use-translation.ts";
import { Kicker } from "#app/designs/kit/kicker.tsx";
import { PlaceDrawing } from "#app/designs/places/place-drawing.tsx";
import { ProgrammeMark } from "#app/domain/invitation/components/programme-mark.tsx";
import type { VenueView } from "#app/guest/sections/venue/view.ts";
import type { Language } from "#app/i18n/languages.ts";

/** The venues, one niche each, in the order of the day. */
export function VenueGroup({
  id,
  venues,
  language,
}: {
  /** The target of links to the venues; only the first group has it. */
  id?: string;
  venues: readonly VenueView[];
  language: Language;
}) {
  const { t } = useTranslation();
  const isGroup = venues.length > 1;
  return (
    <section
      className={isGroup ? "venues several" : "venues"}
      data-wide={isGroup ? "" : undefined}
      id={id}
    >
      <h2 className="visually-hidden">{t("invitation:venue.heading")}</h2>
      {venues.map((venue) => (
        <Venue key={`${venue.title} ${venue.name}`} venue={venue} language={language} />
      ))}
    </section>
  );
}

function Venue({ venue, language }: { venue: VenueView; language: Language }) {
  const { t } = useTranslation();
  const { maps, name } = venue;
  return (
    <article className="venue">
      <ProgrammeMark programmeItem={venue.programmeItem ?? "event-start"} />
      <Kicker text={venue.title} language={language} />
      {(venue.date || venue.time) && (
        <p className="display venue-time">
          {venue.date && <small>{venue.date}</small>}
          <time dateTime={venue.moment}>
            {venue.time}
            {venue.clock && <small className="clock">{venue.clock}</small>}
          </time>
        </p>
      )}
      <h3 className="display">{name}</h3>
      {venue.address && <p className="muted">{venue.address}</p>}
      {venue.note && <p className="lines">{venue.note}</p>}
      {(["entrance", "parking"] as const).map(
        (field) =>
          venue[field] && (
            <p key={field} className="lines">
              <span className="muted">{t(`invitation:venue.${field}`)}</span> {venue[field]}
            </p>
          ),
      )}
      <p className="actions">
        <a className="button primary" href={maps.view} target="_blank" rel="noopener">
          {t("invitation:venue.view-on-map")}
        </a>
        <a className="button" href={maps.route} target="_blank" rel="noopener">
          {t("invitation:venue.how-to-get")}
        </a>
        <span className="map-apps">
          <a className="quiet-link" href={maps.yandex} target="_blank" rel="noopener">
            {t("invitation:venue.yandex")}
          </a>
          <a className="quiet-link apple-maps" href={maps.apple} target="_blank" rel="noopener">
            {t("invitation:venue.apple")}
          </a>
        </span>
      </p>
      <div className="map">
        <PlaceDrawing place={venue.drawing} />
        {maps.embed && (
          <a
            className="button"
            href={maps.view}
            target="_blank"
            rel="noopener"
            data-map-embed={maps.embed}
            data-map-title={t("invitation:venue.map-title", { place: name })}
          >
            {t("invitation:venue.show-map")}
          </a>
        )}
        {maps.embed && <div data-map-slot />}
      </div>
    </article>
  );
}
