import { useTranslation } from "react-i18next";
import type { ReplyTotals } from "#app/features/reply/data.server.ts";

/** The guests to lay the table for, large; beside them how many answered what. */
export function Totals({
  totals,
  withChildren,
}: {
  totals: ReplyTotals;
  /** Whether guests were asked how many children come. */
  withChildren: boolean;
}) {
  const { t } = useTranslation();
  const counts = ["guests", "answers", "yes", "no"] as const;
  return (
    <dl className="totals">
      {counts.map((count) => (
        <div key={count} className={count}>
          <dt>{t(`desk:totals.${count}`)}</dt>
          <dd>{totals[count]}</dd>
          {count === "guests" && withChildren && (
            <dd className="children">{`${t("desk:totals.children")} – ${totals.children}`}</dd>
          )}
        </div>
      ))}
    </dl>
  );
}
