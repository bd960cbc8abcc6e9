/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role --
   On a phone CSS shows the table as cards, and browsers then take its roles away unless they are written. */
import { useTranslation } from "react-i18next";
import type { DashboardRow, DashboardView } from "#app/features/dashboard/view.ts";
// oxlint-disable-next-line import/no-unassigned-import -- Vite gives the page the CSS that lies here
import "./reply-table.css";

/**
 * A table; on a phone each row is laid out as a card. Details without a column of their own are on
 * a line below.
 */
export function ReplyTable({ rows, fields }: Pick<DashboardView, "rows" | "fields">) {
  const { t } = useTranslation();
  const columns = (["name", "response", "guestsNumber", "emailTo"] as const).filter((field) =>
    fields.includes(field),
  );
  const heads = [
    ...columns.map((field) => t(`desk:fields.${field}`)),
    t("desk:columns.when"),
    t("desk:columns.mail"),
  ];
  return (
    <table className="replies" role="table">
      <caption>{t("desk:title")}</caption>
      <thead role="rowgroup">
        <tr role="row">
          {heads.map((head) => (
            <th key={head} scope="col" role="columnheader">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      {rows.map((row) => (
        <tbody key={row.id} role="rowgroup">
          <ReplyRow row={row} sides={fields.includes("emailTo")} />
          {row.details.length > 0 && <Details details={row.details} columns={heads.length} />}
        </tbody>
      ))}
    </table>
  );
}

function Details({ details, columns }: Pick<DashboardRow, "details"> & { columns: number }) {
  const { t } = useTranslation();
  return (
    <tr role="row" className="more">
      <td role="cell" colSpan={columns}>
        <dl>
          {details.map(({ field, text }) => (
            <div key={field} className={field}>
              <dt>{t(`desk:fields.${field}`)}</dt>
              <dd dir="auto">{text}</dd>
            </div>
          ))}
        </dl>
      </td>
    </tr>
  );
}

function ReplyRow({ row, sides }: { row: DashboardRow; sides: boolean }) {
  const { t } = useTranslation();
  return (
    <tr role="row">
      <th scope="row" role="rowheader" className="name">
        <bdi>{row.name}</bdi>
        {row.suspect && <em className="check">{t("desk:check")}</em>}
        {row.changed && <Changed {...row.changed} />}
        {row.unreadable && (
          <span className="unreadable">{t("desk:unreadable", { fields: row.unreadable })}</span>
        )}
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
          {row.emailTo ?? "–"}
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

/** A phone's card has no column heads, so a word or a sign is beside the value. */
function Guests({ count }: { count: number }) {
  const { t } = useTranslation();
  return (
    <>
      <span className="label" aria-hidden="true">{`${t("desk:fields.guestsNumber")} `}</span>
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

function Changed({ at, before }: NonNullable<DashboardRow["changed"]>) {
  const { t } = useTranslation();
  return (
    <span className="changed">
      <em>{t("desk:changed")}</em> <time dateTime={at.iso}>{at.text}</time>
      {before && <span> · {t("mail:was", { value: before })}</span>}
    </span>
  );
}
