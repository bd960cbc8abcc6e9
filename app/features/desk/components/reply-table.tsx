/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role --
   On a phone CSS shows the table as cards, and browsers then take its roles away unless they are written. */
import { useTranslation } from "react-i18next";
import type { DeskRow, DeskView } from "#app/features/desk/view.ts";
// oxlint-disable-next-line import/no-unassigned-import -- Vite gives the page the CSS that lies here
import "./reply-table.css";

const columnNames = ["name", "answer", "guests", "email-to", "when", "mail"] as const;

/**
 * A table; on a phone each row is laid out as a card.
 */
export function ReplyTable({ rows, sides }: Pick<DeskView, "rows" | "sides">) {
  const { t } = useTranslation();
  const columns = columnNames.filter((column) => sides || column !== "email-to");
  return (
    <table className="replies" role="table">
      <caption>{t("desk:title")}</caption>
      <thead role="rowgroup">
        <tr role="row">
          {columns.map((column) => (
            <th key={column} scope="col" role="columnheader">
              {t(`desk:columns.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map((row) => (
          <ReplyRow key={row.id} row={row} sides={sides} />
        ))}
      </tbody>
    </table>
  );
}

function ReplyRow({ row, sides }: { row: DeskRow; sides: boolean }) {
  const { t } = useTranslation();
  return (
    <tr role="row">
      <th scope="row" role="rowheader" className="name">
        <bdi>{row.name}</bdi>
        {row.suspect && <em className="check">{t("desk:check")}</em>}
        {row.changed && <Changed {...row.changed} />}
      </th>
      <td role="cell" className="answer">
        <span className={row.coming ? "yes" : "no"}>
          {t(row.coming ? "desk:answer.yes" : "desk:answer.no")}
        </span>
      </td>
      <td role="cell" className={row.guests === null ? "guests none" : "guests"}>
        {row.guests === null ? "–" : <Guests count={row.guests} />}
      </td>
      {sides && (
        <td role="cell" className="side">
          {row.side ? t(`desk:side.${row.side}`) : "–"}
        </td>
      )}
      <td role="cell" className="when">
        <time dateTime={row.at.iso}>{row.at.text}</time>
      </td>
      <td role="cell" className={`mail ${row.mail}`}>
        <Letter />
        {row.byTelegram
          ? t("telegram:desk-state", { state: t(`desk:mail.${row.mail}`) })
          : t(`desk:mail.${row.mail}`)}
      </td>
    </tr>
  );
}

/** A phone's card has no column heads: there a word or a sign stands beside the value. */
function Guests({ count }: { count: number }) {
  const { t } = useTranslation();
  return (
    <>
      <span className="label" aria-hidden="true">{`${t("desk:columns.guests")} `}</span>
      {count}
    </>
  );
}

function Letter() {
  return (
    <svg
      className="letter"
      viewBox="-1 -1 18 14"
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
    >
      <path d="M.5.5h15v11H.5zl7.5 6 7.5-6" />
    </svg>
  );
}

function Changed({ at, before }: NonNullable<DeskRow["changed"]>) {
  const { t } = useTranslation();
  return (
    <span className="changed">
      <em>{t("desk:changed")}</em> <time dateTime={at.iso}>{at.text}</time>
      {before && <span> · {t("mail:was", { value: before })}</span>}
    </span>
  );
}
