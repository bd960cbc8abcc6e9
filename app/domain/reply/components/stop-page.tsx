import { PlainPage } from "#app/designs/house/plain-page.tsx";
import { useTranslation } from "#app/i18n/use-translation.ts";

/** An address of guests, and whether its mails are wanted by whoever reads them. */
export type StoppedAddress = { address: string; isConfirmed: boolean };

/**
 * The page of a mail's link, on which its reader says whether further mails are wanted. Asks first,
 * because mail programs open links to check them.
 * @param given null once the address is forgotten.
 */
export function StopPage({ given }: { given: StoppedAddress | null }) {
  const { t } = useTranslation();
  const title = t(
    given === null
      ? "invitation:stop.done"
      : given.isConfirmed
        ? "invitation:stop.kept"
        : "invitation:stop.ask",
  );
  return (
    <PlainPage title={title}>
      <h1>{title}</h1>
      {given === null ? (
        <p>{t("invitation:stop.done-text")}</p>
      ) : (
        <form method="post">
          <p>
            <bdi>{given.address}</bdi>
          </p>
          {!given.isConfirmed && (
            <p>
              <button type="submit" name="intent" value="keep" className="button primary">
                {t("invitation:news.keep")}
              </button>
            </p>
          )}
          <p>
            <button type="submit" className={given.isConfirmed ? "button primary" : "button"}>
              {t("invitation:news.stop")}
            </button>
          </p>
        </form>
      )}
    </PlainPage>
  );
}
