import { useTranslation } from "#app/i18n/use-translation.ts";
import { Link } from "#app/couple/components/dashboard-place.tsx";
import type { PartTotals } from "#app/domain/reply/parts/totals.ts";
import "./part-panel.css";

/** How many come to each part of the day: for the church, the restaurant and the bus. */
export function PartPanel({ parts, unsaid }: PartTotals) {
  const { t } = useTranslation();
  return (
    <section className="part-totals" aria-label={t("dashboard:parts.label")}>
      <ul>
        {parts.map(({ place, heads }) => (
          <li key={place} className={place}>
            <Link to={`/replies?place=${place}#list`} preventScrollReset>
              <b>{heads}</b> <span>{t(`dashboard:place.${place}`)}</span>
            </Link>
          </li>
        ))}
      </ul>
      {unsaid.heads > 0 && <p>{t("dashboard:parts.unsaid", { count: unsaid.heads })}</p>}
    </section>
  );
}
