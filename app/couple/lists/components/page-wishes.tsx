import { Form } from "react-router";
import { useTranslation } from "#app/i18n/use-translation.ts";
import type { PageWish } from "#app/domain/reply/wish/data.server.ts";
import "./page-wishes.css";

/** The wishes on the invitation's page, each with a button that takes it off. Not printed. */
export function PageWishes({
  wishes,
  isReadOnly,
}: {
  wishes: readonly PageWish[];
  isReadOnly: boolean;
}) {
  const { t } = useTranslation();
  return (
    <section className="page-wishes" aria-labelledby="page-wishes">
      <h2 id="page-wishes">{t("dashboard-lists:wishes.on-page")}</h2>
      <p>{t("dashboard-lists:wishes.on-page-text")}</p>
      <ul>
        {wishes.map(({ id, name, text, hiddenAt }) => (
          <li key={id}>
            <p>
              <b>
                <bdi>{name}</bdi>
              </b>{" "}
              {hiddenAt !== null && <small>({t("dashboard-lists:wishes.hidden")})</small>}
            </p>
            <p className="text" dir="auto">
              {text}
            </p>
            {!isReadOnly && (
              <Form method="post">
                <input type="hidden" name="id" value={id} />
                <button
                  type="submit"
                  className="button plain"
                  name="wish"
                  value={hiddenAt === null ? "hide" : "show"}
                >
                  {t(`dashboard-lists:wishes.${hiddenAt === null ? "hide" : "show"}`)}
                </button>
              </Form>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
