import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import type { DashboardView } from "#app/features/dashboard/view.ts";
import { DashboardFrame } from "#app/features/dashboard/components/dashboard-frame.tsx";
import { ReplyTable } from "#app/features/dashboard/components/reply-table.tsx";
import { SilentList } from "#app/features/dashboard/components/silent-list.tsx";
import { Totals } from "#app/features/dashboard/components/totals.tsx";

/** A dashboard's first page: all replies to an invitation. Complete without script. */
export function DashboardPage(view: DashboardView) {
  const { t } = useTranslation();
  const { frame, unsent, rows, totals, earlier, newest } = view;
  const { about } = frame;
  return (
    <DashboardFrame frame={frame} current="answers">
      <Totals totals={totals} withChildren={view.fields.includes("children")} />
      {about.deadline && <p className="deadline">{t("desk:deadline", { date: about.deadline })}</p>}
      {unsent.dead > 0 && <p className="note failed">{t("desk:mail-note-dead")}</p>}
      {unsent.unconfirmed > 0 && <p className="note">{t("desk:mail-note-unconfirmed")}</p>}
      {unsent.dead === 0 && unsent.unconfirmed === 0 && unsent.pending > 0 && (
        <p className="note">{t("desk:mail-note-pending")}</p>
      )}

      <SilentList households={view.silent} />
      {totals.answers > 0 && <Filters filters={view.filters} />}
      {rows.length > 0 ? (
        <ReplyTable rows={rows} fields={view.fields} />
      ) : (
        <Empty first={totals.answers === 0} />
      )}
      {(newest || earlier) && (
        <p className="pages">
          {newest && <Link to={newest}>← {t("desk:newest")}</Link>}
          {earlier && <Link to={earlier}>{t("desk:more")} →</Link>}
        </p>
      )}

      <footer>
        <p className="actions">
          {totals.answers > 0 && (
            <a className="button" href="/replies.csv" download>
              {t("desk:download")}
            </a>
          )}
          {about.href && (
            <a className="button plain" href={about.href}>
              {t("desk:view-invitation")}
            </a>
          )}
        </p>
        <p className="private">{t("desk:private")}</p>
      </footer>
    </DashboardFrame>
  );
}

function Filters({ filters }: Pick<DashboardView, "filters">) {
  const { t } = useTranslation();
  return (
    <nav className="filters" aria-label={t("desk:fields.response")}>
      {filters.map(({ filter, href, count, current }) => (
        <Link key={filter} to={href} preventScrollReset aria-current={current ? "page" : undefined}>
          {t(`desk:filter.${filter}`)} <span>{count}</span>
        </Link>
      ))}
    </nav>
  );
}

/** @param first true when there are no replies at all; otherwise only the filter matches none. */
function Empty({ first }: { first: boolean }) {
  const { t } = useTranslation();
  return (
    <section className="empty">
      <h2>{t("desk:empty-title")}</h2>
      {first && <p>{t("desk:empty-text")}</p>}
    </section>
  );
}
