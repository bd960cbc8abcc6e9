import { useTranslation } from "#app/i18n/use-translation.ts";
import { useLocation } from "react-router";
import { callLinks } from "#app/lib/call-links.ts";
import { languageOfLocale, siteLanguageOf } from "#app/i18n/languages.ts";
import { NoticeArt, type NoticePicture } from "#app/designs/house/notice-art.tsx";
import { PlainPage } from "#app/designs/house/plain-page.tsx";
import { sayLanguage } from "#app/i18n/site-address.ts";
import { noticeOf, readerOf, type Fault } from "#app/shop/site/notices.ts";
import css from "#app/shop/site/components/notice-page.css?inline";
import { studio } from "#app/i18n/studio.ts";

const pictures: Record<Fault, NoticePicture> = {
  "not-found": "lost",
  ended: "past",
  broken: "wait",
  unavailable: "wait",
  "too-many": "wait",
  "bad-request": "letter",
  refused: "letter",
  "too-large": "letter",
  "wrong-method": "letter",
};

/**
 * A page shown in place of another: what happened, what to do, and one link. Works without script.
 */
export function NoticePage({ fault }: { fault: Fault }) {
  const { t, i18n } = useTranslation();
  const location = useLocation();
  const language = languageOfLocale(i18n.language);
  const { key, label, href } = noticeOf(fault, location, language);
  const { call, phone } = callLinks(studio);
  const title = t(`${key}.title`);
  return (
    <PlainPage title={title}>
      <style href="notice" precedence="design">
        {css}
      </style>
      <NoticeArt picture={pictures[fault]} />
      <h1>{title}</h1>
      <p className="notice">{t(`${key}.text`)}</p>
      <a className="button primary way" href={href}>
        {t(label, { phone })}
      </a>
      <p className="reach">
        {href !== call && (
          <>
            {t("invitation:error.help")} <a href={call}>{phone}</a>
          </>
        )}
        {/* Guests should contact their hosts, not the studio. */}
        {readerOf(location.pathname, language) !== "guest" ? (
          <a className="mail" href={`mailto:${studio.email}`}>
            {studio.email}
          </a>
        ) : (
          href === call && (
            <a href={sayLanguage("/", siteLanguageOf(language))}>{t("invitation:error.home")}</a>
          )
        )}
      </p>
    </PlainPage>
  );
}
