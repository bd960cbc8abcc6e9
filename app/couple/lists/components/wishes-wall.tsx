import { useTranslation } from "#app/i18n/use-translation.ts";
import {
  KeepsakeDivider,
  KeepsakeEmblem,
  KeepsakeParts,
} from "#app/couple/lists/components/keepsake-parts.tsx";
import { PageWishes } from "#app/couple/lists/components/page-wishes.tsx";
import { PrintedPage } from "#app/couple/lists/components/printed-page.tsx";
import type { KeepsakeLook } from "#app/couple/lists/keepsake/view.server.tsx";
import type { Wish } from "#app/couple/lists/wishes/view.ts";
import type { PageWish } from "#app/domain/reply/wish/data.server.ts";
import type { DashboardFrame as Frame } from "#app/couple/frame/view.ts";
import "./keepsake-parts.css";
import "./wishes-wall.css";

type WallProps = {
  frame: Frame;
  wishes: readonly Wish[];
  /** Wishes on the invitation's page, also hidden ones. */
  onPage: readonly PageWish[];
  /** The invitation's own, or the studio's for one that is no longer published. */
  look: KeepsakeLook;
};

/** The guests' wishes, newest first, in the look of the invitation: to read, and to keep on paper. */
export function WishesWall({ frame, wishes, onPage, look }: WallProps) {
  const { t } = useTranslation();
  const { names, date } = frame.about;
  if (wishes.length === 0 && onPage.length === 0)
    return (
      <PrintedPage frame={frame} title={t("dashboard:fields.message")}>
        <section className="empty">
          <h2>{t("dashboard-lists:wishes.empty-title")}</h2>
          <p>{t("dashboard-lists:wishes.empty-text")}</p>
        </section>
      </PrintedPage>
    );
  return (
    <PrintedPage frame={frame} title={t("dashboard:fields.message")} sheet="whole">
      {onPage.length > 0 && <PageWishes wishes={onPage} isReadOnly={frame.isReadOnly} />}
      <div className="keepsake keepsake-page wall">
        <KeepsakeParts look={look} />
        <div className="wall-head">
          <KeepsakeEmblem />
          <p className="wall-names">
            {names.map((name, index) => (
              <span key={name}>
                {index > 0 && <small>{` ${t("words:and")} `}</small>}
                {name}
              </span>
            ))}
          </p>
          <p className="wall-title">{t("dashboard-lists:wishes.title")}</p>
          {date && <p className="wall-date">{date}</p>}
          <KeepsakeDivider />
        </div>
        <ul className="wishes">
          {wishes.map(({ id, name, message, size, lang }) => (
            <li key={id}>
              <figure className={`wish ${size}`}>
                <blockquote dir="auto" lang={lang}>
                  {message}
                </blockquote>
                <figcaption>
                  <bdi>{name}</bdi>
                </figcaption>
              </figure>
            </li>
          ))}
        </ul>
      </div>
    </PrintedPage>
  );
}
