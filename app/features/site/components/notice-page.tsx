import { useTranslation } from "react-i18next";
import { NotFoundArt } from "#app/components/not-found-art.tsx";
import { formatPhone } from "#app/lib/call-links.ts";
import { siteLanguageOf } from "#app/i18n/languages.ts";
import { PlainPage } from "#app/design/plain-page.tsx";
import { sayLanguage } from "#app/i18n/site-address.ts";
import studio from "#content/studio.json";

/** The reason why a page is not shown. */
export type Notice =
  | "not-found"
  | "ended"
  | "broken"
  | "unavailable"
  | "too-many"
  | "too-large"
  | "bad-request"
  | "wrong-method";

/** A page shown in place of another. */
export function NoticePage({ kind }: { kind: Notice }) {
  const { t, i18n } = useTranslation();
  const title = t(`invitation:error.${kind}-title`);
  return (
    <PlainPage title={title}>
      <NotFoundArt />
      <h1>{title}</h1>
      <p>{t(`invitation:error.${kind}-text`, { phone: formatPhone(studio.phone) })}</p>
      <p>
        <a href={sayLanguage("/", siteLanguageOf(i18n.language))}>{t("invitation:error.home")}</a>
      </p>
    </PlainPage>
  );
}
