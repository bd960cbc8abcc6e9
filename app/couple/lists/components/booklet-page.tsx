import { Link } from "react-router";
import type { BookletView } from "#app/couple/lists/booklet/view.ts";
import {
  KeepsakeDivider,
  KeepsakeEmblem,
  KeepsakeParts,
} from "#app/couple/lists/components/keepsake-parts.tsx";
import { PrintedPage } from "#app/couple/lists/components/printed-page.tsx";
import type { KeepsakeLook } from "#app/couple/lists/keepsake/view.server.tsx";
import type { DashboardFrame as Frame } from "#app/couple/frame/view.ts";
import { QrCode } from "#app/domain/guests/components/qr-code.tsx";
import { useTranslation } from "#app/i18n/use-translation.ts";
import "./keepsake-parts.css";
import "./booklet-page.css";

/**
 * The invitation for who reads on paper: one sheet of A4, printed on both sides and folded. On the
 * screen its four pages follow one another; the sheets have them as they come to lie.
 */
export function BookletPage({
  frame,
  look,
  view,
}: {
  frame: Frame;
  look: KeepsakeLook;
  view: BookletView;
}) {
  const { t } = useTranslation();
  const { front, letter, places, back, lang } = view;
  return (
    <PrintedPage frame={frame} title={t("dashboard-lists:list.booklet.name")} sheet="folded">
      <div className="on-screen">
        {view.languages.length > 1 && (
          <nav className="booklet-languages" aria-label={t("dashboard-lists:booklet.languages")}>
            {view.languages.map(({ name, href, lang: linkLang, isShown }) => (
              <Link
                key={href}
                to={href}
                lang={linkLang}
                aria-current={isShown ? "page" : undefined}
              >
                {name}
              </Link>
            ))}
          </nav>
        )}
        <p className="booklet-how">{t("dashboard-lists:booklet.how")}</p>
      </div>
      <div className="keepsake booklet" lang={lang}>
        <KeepsakeParts look={look} />
        <div className="booklet-sheet">
          <section className="booklet-back">
            <div className="booklet-face">
              {back.text && <p className="booklet-words">{back.text}</p>}
              <KeepsakeDivider />
              <Code drawing={back.code} label={back.scan} />
              <p className="booklet-address">{back.address}</p>
              {back.contact.length > 0 && <p>{back.contact.join(" · ")}</p>}
            </div>
          </section>
          <section className="booklet-front">
            <div className="booklet-face">
              <KeepsakeEmblem />
              <p className="booklet-kicker">{front.kicker}</p>
              <p className="booklet-names">
                {front.names.map((name, index) => (
                  <span key={name}>
                    {index > 0 && <small>{front.and}</small>}
                    {name}
                  </span>
                ))}
              </p>
              <KeepsakeDivider />
              <p className="booklet-date">{front.date}</p>
              {front.place && <p>{front.place}</p>}
            </div>
          </section>
        </div>
        <div className="booklet-sheet">
          <section className="booklet-letter">
            <div className="booklet-face" data-size={letter.size}>
              {letter.text && <p className="booklet-words">{letter.text}</p>}
              {letter.by && <p className="booklet-by">{letter.by}</p>}
              {letter.hours.length > 0 && (
                <>
                  <h2>{letter.heading}</h2>
                  <dl>
                    {letter.hours.map(({ time, title }) => (
                      <div key={`${time} ${title}`}>
                        <dt>{time}</dt>
                        <dd>{title}</dd>
                      </div>
                    ))}
                  </dl>
                </>
              )}
            </div>
          </section>
          <section className="booklet-places">
            <div className="booklet-face" data-size={places.size}>
              {places.places.map(({ title, time, name, address, note, code }) => (
                <article key={`${title} ${name}`}>
                  <div>
                    <p className="booklet-hour">{[title, time].filter(Boolean).join(" · ")}</p>
                    <h2>{name}</h2>
                    {address && <p>{address}</p>}
                    {note && <p className="booklet-note">{note}</p>}
                  </div>
                  <Code drawing={code} label={places.scan} />
                </article>
              ))}
            </div>
          </section>
        </div>
      </div>
    </PrintedPage>
  );
}

function Code({ drawing, label }: { drawing: BookletView["back"]["code"]; label: string }) {
  return (
    <figure className="booklet-code">
      <QrCode drawing={drawing} label={label} />
      <figcaption>{label}</figcaption>
    </figure>
  );
}
