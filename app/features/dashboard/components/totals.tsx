import { useTranslation } from "react-i18next";
import type { ReplyTotals } from "#app/features/reply/data.server.ts";

/** The number of guests to lay the table for, large; beside it the numbers of answers. */
export function Totals({
  totals,
  withChildren,
}: {
  totals: ReplyTotals;
  /** Whether the form asked for the number of children. */
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
