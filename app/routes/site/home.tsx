import { useTranslation } from "react-i18next";
import { NotFoundArt } from "#app/components/not-found-art.tsx";
import { callLinks } from "#app/features/invitation/call-links.ts";
import { PlainPage } from "#app/features/site/components/plain-page.tsx";
import studio from "#content/studio.json";

export default function Home() {
  const { t, i18n } = useTranslation();
  const name = i18n.language === "am" ? studio.name.am : studio.name.en;
  const links = callLinks({ phone: studio.phone });
  return (
    <PlainPage title={name}>
      <meta name="description" content={t("site:what")} />
      <NotFoundArt />
      <h1>{name}</h1>
      <p>{t("site:what")}</p>
      <p>
        <a href="/templates/1002">{t("site:see-design")}</a>
      </p>
      <p>
        <a href={links.call}>{links.phone}</a>
      </p>
    </PlainPage>
  );
}
