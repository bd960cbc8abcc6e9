import { Link } from "#app/couple/components/dashboard-place.tsx";
import type { SendingView } from "#app/couple/reminders/queue-view.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";

/** How far the invitations have come, and who sends them: each number is a filter. */
export function QueueFilters({ view: { states, senders, isEmpty } }: { view: SendingView }) {
  const { t } = useTranslation();
  if (isEmpty) return null;
  return (
    <div className="queue-filters">
      <nav className="states" aria-label={t("dashboard-sending:state.label")}>
        {states.map(({ state, count, href, isCurrent }) => (
          <Link key={state ?? "all"} to={href} aria-current={isCurrent ? "true" : undefined}>
            <b>{count}</b> {t(`dashboard-sending:state.${state ?? "all"}`)}
          </Link>
        ))}
      </nav>
      {senders.length > 0 && (
        <nav className="senders" aria-label={t("dashboard-sending:from.label")}>
          {senders.map(({ label, unsent, href, isCurrent }) => (
            <Link key={href} to={href} aria-current={isCurrent ? "true" : undefined}>
              <bdi>{label}</bdi>
              {unsent > 0 && <span className="count">{unsent}</span>}
            </Link>
          ))}
        </nav>
      )}
    </div>
  );
}
