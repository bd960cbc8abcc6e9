import { useTranslation } from "#app/i18n/use-translation.ts";
import { Link } from "#app/couple/components/dashboard-place.tsx";
import { ProgressLine } from "#app/components/progress-line.tsx";
import { Ring } from "#app/components/answers-ring.tsx";
import type { Overview } from "#app/couple/answers/overview/view.ts";
import "#app/components/answers-overview.css";

type PanelProps = {
  overview: Overview;
  /** The day until which guests may reply, as text. */
  deadline: string | null;
  /** Guests may be reminded. */
  asks: boolean;
  /** The form asks for the number of children. */
  withChildren: boolean;
  /** The link may only read, and therefore remind nobody. */
  isReadOnly: boolean;
};

/** The first screen's numbers: for how many to lay the table, who is missing, and until when. */
export function OverviewPanel({ overview, deadline, asks, withChildren, isReadOnly }: PanelProps) {
  const { t } = useTranslation();
  const { guests, children, doubtful, silent, silentSeats, daysLeft } = overview;
  const parts = (["yes", "no", "silent"] as const).filter(
    (part) => part !== "silent" || silent > 0,
  );
  return (
    <section className="overview" aria-label={t("dashboard:overview.label")}>
      <Ring overview={overview} />
      <div>
        <ul className="parts">
          {parts.map((part) => (
            <li key={part} className={part}>
              <Link to={`/replies?answer=${part}#list`} preventScrollReset>
                <b>{overview[part]}</b>{" "}
                <span>{t(`dashboard:overview.${part}`, { count: overview[part] })}</span>
              </Link>
            </li>
          ))}
        </ul>
        {doubtful > 0 && (
          <p className="doubtful">
            <Link to="/replies?answer=check#list" preventScrollReset>
              {t("dashboard:overview.doubtful", { count: doubtful })}
            </Link>
          </p>
        )}
        {withChildren && guests > 0 && (
          <p className="ages">
            {t("dashboard:overview.adults", { count: guests - children })} ·{" "}
            {t("dashboard:overview.children", { count: children })}
          </p>
        )}
        {deadline && (
          <p className="deadline">
            {daysLeft === 0 && <b>{t("dashboard:overview.last-day")} </b>}
            {daysLeft !== null && daysLeft > 0 && (
              <b>{`${t("dashboard:overview.days-left", { count: daysLeft })} `}</b>
            )}
            {t(daysLeft === null ? "dashboard:overview.closed" : "dashboard:deadline", {
              date: deadline,
            })}
          </p>
        )}
      </div>
      <ProgressLine days={overview.days} />
      {silent > 0 && (
        <p className="missing">
          <Link to="/replies?answer=silent#list" preventScrollReset>
            {t("dashboard:overview.missing", { count: silent })}
          </Link>{" "}
          <span>{t("dashboard:silent.seats", { count: silentSeats })}</span>{" "}
          {asks && !isReadOnly && (
            <Link className="button" to="/replies/reminders">
              {t("dashboard:overview.remind")}
            </Link>
          )}
        </p>
      )}
    </section>
  );
}
