import { Link } from "#app/couple/components/dashboard-place.tsx";
import { When } from "#app/couple/components/when.tsx";
import type { QueueRow, SendingView } from "#app/couple/reminders/queue-view.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";

/** The households of the filter, in their turn; a tap brings one onto the card. */
export function QueueRows({
  view: { rows, more },
  timeZone,
}: {
  view: SendingView;
  timeZone: string;
}) {
  const { t } = useTranslation();
  if (rows.length === 0) return null;
  return (
    <section className="queue-list">
      <h2>{t("dashboard-sending:list")}</h2>
      <ol>
        {rows.map((row) => (
          <li key={row.id}>
            {row.href === null ? (
              <bdi className="who">{row.name}</bdi>
            ) : (
              <Link className="who" to={row.href}>
                <bdi>{row.name}</bdi>
              </Link>
            )}
            <State row={row} timeZone={timeZone} />
          </li>
        ))}
      </ol>
      {more > 0 && <p className="more">{t("dashboard-sending:more", { count: more })}</p>}
    </section>
  );
}

function State({ row: { state, sentAt }, timeZone }: { row: QueueRow; timeZone: string }) {
  const { t } = useTranslation();
  return (
    <span className={`state ${state}`}>
      {t(`dashboard-sending:state.${state}`)}
      {sentAt !== null && state !== "answered" && (
        <>
          {" · "}
          <When instant={sentAt} timeZone={timeZone} />
        </>
      )}
    </span>
  );
}
