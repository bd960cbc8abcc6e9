import type { ReactNode } from "react";
import { Emblem } from "#app/components/emblem.tsx";
import { useTranslation } from "#app/i18n/use-translation.ts";
import "./dashboard.css";

/**
 * Says that this browser's session has ended; one that goes on is ended here.
 * @param pack whose texts are shown.
 * @param colours the style whose colours dashboard.css names.
 */
export function LeavePage({
  isIn,
  pack,
  colours,
}: {
  isIn: boolean;
  pack: "dashboard" | "staff";
  colours: ReactNode;
}) {
  const { t } = useTranslation();
  // Only one of the packs is loaded.
  const { button, done, text } =
    pack === "staff"
      ? {
          button: t("staff:leave.button"),
          done: t("staff:leave.done"),
          text: t("staff:leave.text"),
        }
      : {
          button: t("dashboard:leave.button"),
          done: t("dashboard:leave.done"),
          text: t("dashboard:leave.text"),
        };
  const title = isIn ? button : done;
  return (
    <main className="dashboard dashboard-error" data-left={isIn ? undefined : ""}>
      {colours}
      <title>{title}</title>
      <Emblem />
      <h1>{title}</h1>
      <p>{text}</p>
      {isIn && (
        <form method="post" className="actions">
          <button type="submit" className="button">
            {button}
          </button>
        </form>
      )}
    </main>
  );
}
