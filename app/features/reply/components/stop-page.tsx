import { PlainPage } from "#app/design/plain-page.tsx";
import { useTranslation } from "#app/i18n/use-translation.ts";

/**
 * Where a guest has an address forgotten, from a mail's link. Asks first, because mail programs open
 * links to check them.
 * @param address null once it is forgotten.
 */
export function StopPage({ address }: { address: string | null }) {
  const { t } = useTranslation();
  const title = t(address === null ? "invitation:stop.done" : "invitation:stop.ask");
  return (
    <PlainPage title={title}>
      <h1>{title}</h1>
      {address === null ? (
        <p>{t("invitation:stop.done-text")}</p>
      ) : (
        <form method="post">
          <p>
            <bdi>{address}</bdi>
          </p>
          <button type="submit" className="button primary">
            {t("invitation:stop.button")}
          </button>
        </form>
      )}
    </PlainPage>
  );
}
