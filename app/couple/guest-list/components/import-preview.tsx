import { createContext, useContext, type ReactNode } from "react";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { Form, Link, useNavigation } from "react-router";
import { ImportReading } from "#app/couple/guest-list/components/import-reading.tsx";
import { useShownFromTop } from "#app/couple/guest-list/components/use-shown-from-top.ts";
import type { ChangedRow, DoubleRow, NewRow } from "#app/couple/guest-list/import/view.ts";
import { placeOf } from "#app/domain/guests/import/place.ts";
import type { ImportAnswer } from "#app/couple/guest-list/import/submit.server.ts";

/** Doubtful rows that are linked. */
const mostLinked = 20;

/** Names of the sheets that are read; a line names its own where they are several. */
const SheetNames = createContext<readonly string[]>([]);

/**
 * Changes that a table would make, with a box for each double. Nothing is saved before it is sent.
 */
export function ImportPreviewForm({
  preview,
  source,
  fingerprint,
  taken,
  isChanged,
}: Extract<ImportAnswer, { preview: unknown }>) {
  const { t } = useTranslation();
  useShownFromTop();
  const isSending = useNavigation().state === "submitting";
  const { added, changed, same, doubles, problems, reading } = preview;
  const canTake = added.length + changed.length + doubles.length > 0;
  const names = reading.parts.map(({ name }) => name);
  return (
    <SheetNames value={names}>
      <Form className="guest-import" method="post" encType="multipart/form-data">
        <input type="hidden" name="source" value={source} />
        <input type="hidden" name="fingerprint" value={fingerprint} />
        <p className="note" role={isChanged ? "alert" : "status"}>
          {t(
            isChanged
              ? "dashboard-guests:preview.changed-meanwhile"
              : "dashboard-guests:preview.lead",
          )}{" "}
          {!canTake && t("dashboard-guests:preview.none")}
        </p>
        <ImportReading reading={reading} isSending={isSending} />
        <Doubtful rows={[...added, ...changed, ...doubles]} />
        <Part title={t("dashboard-guests:preview.added")} count={added.length} className="added">
          {added.map((row) => (
            <Entered key={row.line} row={row} />
          ))}
        </Part>
        <Part
          title={t("dashboard-guests:preview.changed")}
          count={changed.length}
          className="changed"
        >
          {changed.map((row) => (
            <Changed key={row.line} row={row} />
          ))}
        </Part>
        <Part
          title={t("dashboard-guests:preview.doubles")}
          text={t("dashboard-guests:preview.doubles-text")}
          count={doubles.length}
          className="doubles"
        >
          {doubles.map((row) => (
            <Double key={row.line} row={row} isTaken={taken.includes(row.line)} />
          ))}
        </Part>
        <Part
          title={t("dashboard-guests:preview.problems")}
          count={problems.length}
          className="problems"
        >
          {problems.map(({ line, problem }) => (
            <li key={line}>
              <Line line={line} /> {t(`dashboard-guests:preview.problem.${problem}`)}
            </li>
          ))}
        </Part>
        {same.length > 0 && (
          <details className="same">
            <summary>
              {t("dashboard-guests:preview.same")} <span className="count">{same.length}</span>
            </summary>
            <ul>
              {same.map((name, index) => (
                <li key={index}>
                  <bdi>{name}</bdi>
                </li>
              ))}
            </ul>
          </details>
        )}
        <p className="guest-ways guest-take">
          {canTake ? (
            <button type="submit" className="button" disabled={isSending}>
              {t("dashboard-guests:preview.take")}
            </button>
          ) : (
            <Link className="button" to="/replies/guests">
              {t("dashboard-guests:back")}
            </Link>
          )}
        </p>
      </Form>
    </SheetNames>
  );
}

/** Line numbers of doubtful rows, since a list may be long. */
function Doubtful({ rows }: { rows: readonly Pick<NewRow, "line" | "doubts">[] }) {
  const { t } = useTranslation();
  const lines = rows.filter(({ doubts }) => doubts.length > 0).map(({ line }) => line);
  if (lines.length === 0) return null;
  return (
    <p className="doubtful">
      {t("dashboard-guests:preview.doubtful", { count: lines.length })}{" "}
      {lines.slice(0, mostLinked).map((line) => (
        <a key={line} href={`#row-${line}`}>
          <Line line={line} />
        </a>
      ))}
      {lines.length > mostLinked && "…"}
    </p>
  );
}

function Part({
  title,
  text,
  count,
  className,
  children,
}: {
  title: string;
  text?: string;
  count: number;
  className: string;
  children: ReactNode;
}) {
  if (count === 0) return null;
  return (
    <section className={className}>
      <h2>
        {title} <span className="count">{count}</span>
      </h2>
      {text && <p>{text}</p>}
      <ul>{children}</ul>
    </section>
  );
}

function Line({ line }: { line: number }) {
  const { t } = useTranslation();
  const place = usePlace(line);
  return (
    <span className="line">
      {place.sheet} {t("dashboard-guests:preview.line", { line: place.line })}
    </span>
  );
}

/** The line in its sheet, and the sheet's name where several are read. */
function usePlace(line: number): { line: number; sheet: ReactNode } {
  const names = useContext(SheetNames);
  const { part, line: lineNumber } = placeOf(line);
  return { line: lineNumber, sheet: names.length > 1 && <bdi>{names[part]}</bdi> };
}

function Entered({ row }: { row: NewRow }) {
  return (
    <li id={`row-${row.line}`}>
      <Understanding row={row} />
    </li>
  );
}

function Understanding({ row }: { row: NewRow }) {
  const { t } = useTranslation();
  const { line, people, salutation, seats, children, details, doubts } = row;
  const facts = [
    t("dashboard-guests:seats", { count: seats }),
    ...(children > 0 ? [t("dashboard-guests:children", { count: children })] : []),
    ...details,
  ];
  return (
    <>
      <span className="who">
        <bdi>{people}</bdi> <Line line={line} />
      </span>
      <bdi className="greeting">{salutation}</bdi>
      <bdi className="facts">{facts.join(" · ")}</bdi>
      <Doubts doubts={doubts} />
    </>
  );
}

function Changed({ row: { line, name, changes, doubts } }: { row: ChangedRow }) {
  const { t } = useTranslation();
  return (
    <li id={`row-${line}`}>
      <span className="who">
        <bdi>{name}</bdi> <Line line={line} />
      </span>
      <dl>
        {changes.map(({ field, before, after }) => (
          <div key={field}>
            <dt>{t(`dashboard-guests:fields.${field}`)}</dt>
            <dd>
              <del>{before}</del> → <ins>{after}</ins>
            </dd>
          </div>
        ))}
      </dl>
      <Doubts doubts={doubts} />
    </li>
  );
}

function Double({ row, isTaken }: { row: DoubleRow; isTaken: boolean }) {
  const { t } = useTranslation();
  return (
    <li id={`row-${row.line}`}>
      <Understanding row={row} />
      <span className="facts">
        {t(`dashboard-guests:preview.reason.${row.reason}`)},{" "}
        {"line" in row.of ? (
          <AsLine line={row.of.line} />
        ) : (
          <>
            {t("dashboard-guests:preview.as-household")} <bdi>{row.of.name}</bdi>
          </>
        )}
      </span>
      <label className="guest-check">
        <input type="checkbox" name="double" value={row.line} defaultChecked={isTaken} />
        {t("dashboard-guests:preview.take-double")}
      </label>
    </li>
  );
}

function AsLine({ line }: { line: number }) {
  const { t } = useTranslation();
  const place = usePlace(line);
  return (
    <>
      {t("dashboard-guests:preview.as-line", { line: place.line })} {place.sheet}
    </>
  );
}

function Doubts({ doubts }: Pick<NewRow, "doubts">) {
  const { t } = useTranslation();
  return doubts.map(({ kind, text }) => (
    <span key={kind + text} className="doubt">
      {t(`dashboard-guests:preview.doubt.${kind}`)} <bdi>{text}</bdi>
    </span>
  ));
}
