import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Kicker } from "#app/design/kicker.tsx";
import { Names } from "#app/features/invitation-page/components/names.tsx";
import type { InvitationView } from "#app/features/invitation-page/view.ts";

/**
 * What every opening has over the finished page: its words, the button, the way past it. Shown only
 * while `html.opening`; the script adds `opened` to it, and the page is free after 1.8 s.
 * @param look names the drawing's class, and `<look>-scene` that of the whole.
 * @param names whether the hosts stand on the cover; not where they are inside.
 * @param hint a second line under the button.
 * @param behind what fills the screen behind the words.
 * @param children the drawing that is tapped.
 */
export function OpeningShell({
  view,
  look,
  names = true,
  hint,
  behind,
  children,
}: {
  view: InvitationView;
  look: string;
  names?: boolean;
  hint?: string;
  behind?: ReactNode;
  children?: ReactNode;
}) {
  const { t } = useTranslation();
  return (
    <div
      className={`opening-scene ${look}-scene`}
      data-opening
      role="dialog"
      aria-modal="true"
      aria-label={view.title}
    >
      {behind}
      <div className="opening-words">
        <Kicker text={view.title} language={view.language} />
        {names && <Names names={view.names} and={t("words:and")} />}
      </div>
      <button type="button" className="opening-button" data-open>
        {children && (
          <span className={look} aria-hidden="true">
            {children}
          </span>
        )}
        <span className="opening-label">{t("invitation:open")}</span>
        {hint && <span className="opening-hint">{hint}</span>}
      </button>
      <button type="button" className="opening-skip" data-skip>
        {t("invitation:skip")}
      </button>
    </div>
  );
}
