import { Form } from "react-router";
import { Link, useDashboardAddress } from "#app/couple/components/dashboard-place.tsx";
import { useTranslation } from "#app/i18n/use-translation.ts";
import "./demo-note.css";

/** Things to try on each page, in the order of a couple's work. */
const tries = [
  { page: "answers", to: "/replies" },
  { page: "phone", to: "/replies/answers/new" },
  { page: "tables", to: "/replies/tables" },
  { page: "queue", to: "/replies/reminders" },
] as const;

/** Says on each page that the family is made up and nothing is sent, and where there is more to try. */
export function DemoNote() {
  const { t } = useTranslation();
  return (
    <aside className="demo-note" id="demo" aria-label={t("site:demo.label")}>
      <p>
        <b>{t("site:demo.label")}.</b> {t("site:demo.note")}
      </p>
      <ul>
        {tries.map(({ page, to }) => (
          <li key={page}>
            <Link to={to}>{t(`site:demo.tries.${page}`)}</Link>
          </li>
        ))}
      </ul>
    </aside>
  );
}

/** The way out: begin anew, read what else there is, or order. */
export function DemoFoot() {
  const { t } = useTranslation();
  const deskAddress = useDashboardAddress();
  return (
    <div className="demo-foot">
      {/* Plain links: the shop's pages are documents of their own. */}
      <a className="button" href="/order">
        {t("site:nav.order")}
      </a>
      <a className="button plain" href="/for-hosts">
        {t("site:demo.back")}
      </a>
      <Form method="post" action={deskAddress("/replies")}>
        <button type="submit" className="button plain" name="again" value="1">
          {t("site:demo.again")}
        </button>
      </Form>
    </div>
  );
}
