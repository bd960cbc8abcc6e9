import { StaffForms, type StaffAnswer } from "#app/studio/staff/components/staff-forms.tsx";
import { StaffFrame } from "#app/studio/staff/components/staff-frame.tsx";
import type { StaffOrderView } from "#app/studio/staff/order/view.server.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { formatPhone } from "#app/lib/call-links.ts";

/** An order on the phone of one of the staff. */
export function StaffOrderPage({
  person,
  order,
  answer,
}: {
  person: string;
  order: StaffOrderView;
  /** The result of the form that was sent last. */
  answer: StaffAnswer | undefined;
}) {
  const { t } = useTranslation();
  const { names, number, state, phone, email, madeBy, due, day, fields, preview, page } = order;
  const rows: [string, string | null][] = [
    [t("staff:fields.day"), day],
    [t("staff:fields.due"), due],
    [t("staff:fields.madeBy"), madeBy],
    ...fields.map(([name, value]): [string, string | null] => [t(`staff:fields.${name}`), value]),
  ];
  return (
    <StaffFrame person={person} title={names} isInner>
      <p className="staff-state" data-state={state}>
        {t("staff:order", { number })} · {t(`staff:states.${state}`)}
      </p>
      {order.isSuspect && <p className="note failed">{t("staff:suspect")}</p>}
      <p className="staff-ways">
        <a className="button" href={`tel:${phone}`}>
          {formatPhone(phone)}
        </a>
        <a className="button plain" href={`mailto:${email}`}>
          {t("staff:write")}
        </a>
        {preview && (
          <a className="button plain" href={preview}>
            {t("staff:preview")}
          </a>
        )}
        {order.invitation && (
          <a className="button plain" href={`/${order.invitation}`}>
            {t("staff:invitation")}
          </a>
        )}
        <a className="button plain" href={page}>
          {t("staff:page")}
        </a>
      </p>
      <StaffForms order={order} answer={answer}>
        <section className="staff-section">
          <h2>{t("staff:details")}</h2>
          <dl>
            {rows.map(
              ([label, value]) =>
                value && (
                  <div key={label}>
                    <dt>{label}</dt>
                    <dd>{value}</dd>
                  </div>
                ),
            )}
          </dl>
        </section>
        <section className="staff-section">
          <h2>{t("staff:material")}</h2>
          <Material files={order.files} isCoverLeft={order.isCoverLeft} />
        </section>
      </StaffForms>
      {order.history.length > 0 && (
        <section className="staff-section">
          <h2>{t("staff:history")}</h2>
          <ol className="staff-history">
            {order.history.map(({ key, at: moment, kind, person: by, text }) => (
              <li key={key}>
                <span className="muted">
                  {[moment, by ?? t("staff:customer"), kind && t(`staff:events.${kind}`)]
                    .filter(Boolean)
                    .join(" · ")}
                </span>
                {text && <p>{text}</p>}
              </li>
            ))}
          </ol>
        </section>
      )}
    </StaffFrame>
  );
}

function Material({ files, isCoverLeft }: Pick<StaffOrderView, "files" | "isCoverLeft">) {
  const { t } = useTranslation();
  if (files.length === 0) return <p className="muted">{t("staff:no-material")}</p>;
  return (
    <ul className="staff-files">
      {files.map(({ hash, kind, name, caption, isCover, href, small }) => (
        <li key={hash} data-kind={kind}>
          <a href={href} target="_blank" rel="noreferrer">
            {small ? <img src={small} alt={caption ?? name} loading="lazy" /> : <span>{name}</span>}
          </a>
          {isCover && (
            <p>
              <strong>{t("staff:cover")}</strong>
              {isCoverLeft && <> · {t("staff:no-cover")}</>}
            </p>
          )}
          {caption && <p>{caption}</p>}
        </li>
      ))}
    </ul>
  );
}
