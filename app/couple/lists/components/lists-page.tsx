import { useTranslation } from "#app/i18n/use-translation.ts";
import { Link } from "react-router";
import { DashboardFrame } from "#app/couple/components/dashboard-frame.tsx";
import type { DashboardFrame as Frame } from "#app/couple/frame/view.ts";
import type { PrintsOffered } from "#app/couple/prints/view.ts";
import "./lists-page.css";

/** Cards have personal links, which answer for their households. */
const prints = [
  { list: "caterer", href: "/replies/caterer", isForReaders: true },
  { list: "door", href: "/replies/door", isForReaders: true },
  { list: "wishes", href: "/replies/wishes", isForReaders: true },
  { list: "cards", href: "/replies/cards", isForReaders: false },
  { list: "booklet", href: "/replies/booklet", isForReaders: true },
] as const;

/** Files for sending have personal links too. */
const files = [
  { list: "workbook", href: "/replies.xlsx", isForReaders: true },
  { list: "csv", href: "/replies.csv", isForReaders: true },
  { list: "merge", href: "/replies/invitations.csv", isForReaders: false },
  { list: "contacts", href: "/replies/invitations.vcf", isForReaders: false },
] as const;

/** Everything that a couple can take away, to print or as a file, each with its purpose. */
export function ListsPage({ frame, prints: ofEvent }: { frame: Frame; prints: PrintsOffered }) {
  const { t } = useTranslation();
  const mayHave = ({ isForReaders }: { isForReaders: boolean }) =>
    isForReaders || !frame.isReadOnly;
  const offered = prints.filter(mayHave);
  return (
    <DashboardFrame frame={frame} current="lists" title={t("dashboard:pages.lists")}>
      <p className="lists-intro">{t("dashboard-lists:intro")}</p>
      <section className="lists">
        <h2>{t("dashboard-lists:prints")}</h2>
        <ul>
          {offered.map(({ list, href }) => (
            <li key={list}>
              <Link to={href}>
                <b>{t(`dashboard-lists:list.${list}.name`)}</b>
                <span>{t(`dashboard-lists:list.${list}.text`)}</span>
              </Link>
            </li>
          ))}
        </ul>
      </section>
      <section className="lists">
        <h2>{ofEvent.heading}</h2>
        <ul>
          {ofEvent.list.map(({ href, name, text }) => (
            <li key={href}>
              <Link to={href}>
                <b>{name}</b>
                <span>{text}</span>
              </Link>
            </li>
          ))}
        </ul>
      </section>
      <section className="lists">
        <h2>{t("dashboard-lists:files")}</h2>
        <ul>
          <li>
            <Link to="/replies/archive">
              <b>{t("dashboard-lists:list.archive.name")}</b>
              <span>{t("dashboard-lists:list.archive.text")}</span>
            </Link>
          </li>
          {files.filter(mayHave).map(({ list, href }) => (
            <li key={list}>
              <a href={href} download>
                <b>{t(`dashboard-lists:list.${list}.name`)}</b>
                <span>{t(`dashboard-lists:list.${list}.text`)}</span>
              </a>
            </li>
          ))}
        </ul>
      </section>
    </DashboardFrame>
  );
}
