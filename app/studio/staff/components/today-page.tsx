import { Form, Link } from "react-router";
import { StaffFrame } from "#app/studio/staff/components/staff-frame.tsx";
import type { TodayLine, TodaySection } from "#app/studio/staff/today/view.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";

/** Work that waits for somebody, as `studio today` says it, on a phone. */
export function TodayPage({
  person,
  day,
  sections,
  isUnknown,
}: {
  person: string;
  /** Today, where the studio is. */
  day: string;
  sections: readonly TodaySection[];
  /** An order was looked for that is not there. */
  isUnknown: boolean;
}) {
  const { t } = useTranslation();
  return (
    <StaffFrame person={person} title={t("staff:title")}>
      <p className="staff-day">{day}</p>
      <Form className="staff-find" method="get" action="/studio">
        <label htmlFor="order">{t("staff:find")}</label>
        <input
          id="order"
          name="order"
          inputMode="numeric"
          autoComplete="off"
          maxLength={9}
          aria-describedby="order-error"
          aria-invalid={isUnknown ? true : undefined}
        />
        <button className="button plain" type="submit">
          {t("staff:open")}
        </button>
        <p className="error" id="order-error" role={isUnknown ? "alert" : undefined}>
          {isUnknown && t("staff:unknown")}
        </p>
      </Form>
      {sections.length === 0 && (
        <div className="empty">
          <h2>{t("staff:nothing")}</h2>
        </div>
      )}
      {sections.map(({ name, isLate, lines }) => (
        <section
          key={name}
          className="staff-section"
          data-late={isLate ? "" : undefined}
          data-section={name}
        >
          <h2>
            {/* The number stays with the last word. */}
            {t(`staff:sections.${name}`)}
            {"\u00A0"}
            <small>{lines.length}</small>
          </h2>
          <ul>
            {lines.map((line) => (
              <li key={line.key}>
                <Line line={line} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </StaffFrame>
  );
}

function Line({ line: { title, notes, href } }: { line: TodayLine }) {
  const content = (
    <>
      <strong>{title}</strong>
      {notes.map((note) => (
        <span key={note}>{note}</span>
      ))}
    </>
  );
  return href === null ? (
    <div className="staff-line">{content}</div>
  ) : (
    <Link className="staff-line" to={href}>
      {content}
    </Link>
  );
}
