import { Link } from "react-router";
import type { ChangesView, ChangeView } from "#app/couple/changes/view.ts";
import { DashboardFrame } from "#app/couple/components/dashboard-frame.tsx";
import { useTranslation } from "#app/i18n/use-translation.ts";
import "./changes-page.css";

/** Changes of an invitation's guests, tables, answers, links and settings, with who made them. */
export function ChangesPage({ frame, changes, older }: ChangesView) {
  const { t } = useTranslation();
  return (
    <DashboardFrame frame={frame} current="settings" title={t("dashboard-changes:title")}>
      <section className="changes">
        <p className="lead">{t("dashboard-changes:lead")}</p>
        {changes.length === 0 ? (
          <p className="hint">{t("dashboard-changes:empty")}</p>
        ) : (
          <ol>
            {changes.map((change) => (
              <ChangeEntry key={change.id} change={change} />
            ))}
          </ol>
        )}
        {older && (
          <p>
            <Link to={older} className="button plain">
              {t("dashboard-changes:older")}
            </Link>
          </p>
        )}
      </section>
    </DashboardFrame>
  );
}

function ChangeEntry({
  change: { text, lines, person, isStudios, at: moment },
}: {
  change: ChangeView;
}) {
  const { t } = useTranslation();
  return (
    <li>
      <p>{text}</p>
      {lines.length > 0 && (
        <ul>
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
      <p className="by">
        {isStudios ? (
          t("dashboard-changes:by-studio")
        ) : (
          <bdi>{person ?? t("dashboard-changes:by-you")}</bdi>
        )}
        {" · "}
        <time dateTime={moment.iso}>{moment.text}</time>
      </p>
    </li>
  );
}
