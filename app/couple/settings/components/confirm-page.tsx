import { useTranslation } from "#app/i18n/use-translation.ts";
import { Form } from "react-router";
import { Emblem } from "#app/components/emblem.tsx";
import { StudioColours } from "#app/designs/house/studio-colours.tsx";
import "#app/components/dashboard.css";
import "./confirm-page.css";

/** The page that confirms an address. */
export type ConfirmView =
  | { state: "ask"; address: string; names: string[] }
  | { state: "done"; address: string }
  | { state: "expired" | "wrong" };

/**
 * Asks before it confirms, because mail programs open links to check them. For people without a
 * dashboard.
 */
export function ConfirmPage(view: ConfirmView) {
  const { t } = useTranslation();
  const title = t(`dashboard-settings:confirm.${view.state}-title`);
  return (
    <main className="dashboard dashboard-error confirm-address" data-confirm={view.state}>
      <StudioColours />
      <title>{title}</title>
      <Emblem />
      <h1>{title}</h1>
      {"address" in view && (
        <p>
          <bdi>{view.address}</bdi>
        </p>
      )}
      {view.state === "ask" ? (
        <>
          <p>
            {t("dashboard-settings:confirm.ask-text", {
              names: view.names.join(` ${t("words:and")} `),
            })}
          </p>
          <Form method="post" className="actions">
            <button type="submit" className="button">
              {t("dashboard-settings:confirm.button")}
            </button>
          </Form>
          <p className="private">{t("dashboard-settings:confirm.hint")}</p>
        </>
      ) : (
        <p>{t(`dashboard-settings:confirm.${view.state}-text`)}</p>
      )}
    </main>
  );
}
