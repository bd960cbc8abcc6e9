import { useTranslation } from "#app/i18n/use-translation.ts";
import { choiceFields } from "#app/couple/guest-list/kinds.ts";
import type {
  ColumnView,
  PartView,
  ReadingView,
} from "#app/couple/guest-list/import/reading-view.ts";
import { fields } from "#app/domain/guests/import/fields.ts";

/**
 * How a list was read: its first rows with what each column is, what was left out, and a select for
 * each guess. Changes are read again on the server, so that they need no script.
 */
export function ImportReading({
  reading,
  isSending,
}: {
  reading: ReadingView;
  isSending: boolean;
}) {
  const { t } = useTranslation();
  const { parts, letters, delimiter, sheets } = reading;
  return (
    <section className="reading" aria-labelledby="import-reading">
      <h2 id="import-reading">{t("dashboard-guests:reading.title")}</h2>
      <p>{t("dashboard-guests:reading.lead")}</p>
      <input type="hidden" name="shown" value={reading.shown} />
      {sheets.length > 1 && <Sheets sheets={sheets} />}
      {parts.map((part) => (
        <PartTable key={part.header.name} part={part} isNamed={parts.length > 1} />
      ))}
      <div className="reading-choices">
        {letters.offered.length > 0 && (
          <label className={letters.isDoubtful ? "field doubt" : "field"}>
            {t("dashboard-guests:reading.letters")}
            <span className="hint">
              {letters.chosen === "as-is" || letters.chosen === "mended"
                ? t("dashboard-guests:reading.letters-broken")
                : t(
                    `dashboard-guests:reading.letters-${letters.isDoubtful ? "doubtful" : "guessed"}`,
                  )}
            </span>
            <select name={choiceFields.letters} defaultValue={letters.chosen}>
              {letters.offered.map((way) => (
                <option key={way} value={way}>
                  {t(`dashboard-guests:reading.encoding.${way}`)}
                </option>
              ))}
            </select>
          </label>
        )}
        {delimiter && (
          <label className="field">
            {t("dashboard-guests:reading.delimiter")}
            <select name={choiceFields.delimiter} defaultValue={delimiter.chosen}>
              {delimiter.offered.map((sign) => (
                <option key={sign} value={sign}>
                  {t(`dashboard-guests:reading.sign.${sign}`)}
                </option>
              ))}
            </select>
          </label>
        )}
        {parts.map(({ header, name }) => (
          <label key={header.name} className="field">
            {t("dashboard-guests:reading.header")}
            {parts.length > 1 && <bdi> {name}</bdi>}
            <select name={header.name} defaultValue={header.chosen}>
              <option value={0}>{t("dashboard-guests:reading.no-header")}</option>
              {header.lines.map(({ line, text }) => (
                <option key={line} value={line}>
                  {`${t("dashboard-guests:preview.line", { line })}: ${text}`}
                </option>
              ))}
            </select>
          </label>
        ))}
      </div>
      <p>
        <button type="submit" name="again" value="1" className="button plain" disabled={isSending}>
          {t("dashboard-guests:reading.again")}
        </button>
      </p>
    </section>
  );
}

function Sheets({ sheets }: Pick<ReadingView, "sheets">) {
  const { t } = useTranslation();
  return (
    <fieldset className="reading-sheets">
      <legend>{t("dashboard-guests:reading.sheets")}</legend>
      {sheets.map(({ index, name, rows, isRead }) => (
        <label key={index} className="guest-check">
          <input type="checkbox" name={choiceFields.sheet} value={index} defaultChecked={isRead} />
          <span>
            <bdi>{name || index + 1}</bdi>{" "}
            <span className="hint">
              {t("dashboard-guests:reading.rows", { count: rows })}
              {!isRead && ` · ${t("dashboard-guests:reading.left-out")}`}
            </span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}

function PartTable({ part, isNamed }: { part: PartView; isNamed: boolean }) {
  const { t } = useTranslation();
  const { name, columns, sample, unused, above } = part;
  return (
    <>
      {/* Wider than a phone it is moved by itself; its selects are what the keyboard stops at. */}
      <div className="reading-table">
        <table aria-label={isNamed ? undefined : t("dashboard-guests:reading.first-rows")}>
          {isNamed && (
            <caption>
              <bdi>{name}</bdi>
            </caption>
          )}
          <thead>
            <tr>
              <td>
                <span className="visually-hidden">{t("dashboard-guests:reading.row")}</span>
              </td>
              {columns.map((column) => (
                <th key={column.name} scope="col" className={column.field ? "" : "unused"}>
                  <Heading column={column} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {sample.map(({ line, cells }) => (
              <tr key={line}>
                <td className="line">{line}</td>
                {cells.map((cell, index) => (
                  <td
                    key={columns[index]?.name ?? index}
                    dir="auto"
                    className={columns[index]?.field ? "" : "unused"}
                  >
                    {cell}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {unused.length > 0 && (
        <p className="unused">
          {t("dashboard-guests:reading.unused")} <bdi>{unused.join(", ")}</bdi>
        </p>
      )}
      {above > 0 && (
        <p className="above">{t("dashboard-guests:reading.above", { count: above })}</p>
      )}
    </>
  );
}

function Heading({ column: { name, column, field, heading } }: { column: ColumnView }) {
  const { t } = useTranslation();
  return (
    <label>
      <span dir="auto">
        {heading || t("dashboard-guests:reading.column", { number: column + 1 })}
      </span>
      <select name={name} defaultValue={field}>
        <option value="">{t("dashboard-guests:reading.not-used")}</option>
        {fields.map((choice) => (
          <option key={choice} value={choice}>
            {t(`dashboard-guests:reading.field.${choice}`)}
          </option>
        ))}
      </select>
    </label>
  );
}
