import type { ReactNode } from "react";
import { useWords } from "#app/designs/kit/words.ts";
import { Kicker } from "#app/designs/kit/kicker.tsx";
import { Names } from "#app/designs/kit/names.tsx";
import type { OpeningView } from "#app/designs/contract.ts";

/** A salutation with more letters is written smaller. */
const longAddress = 48;

/**
 * The common part of every opening, above the complete page: its text, the button, and the link
 * that skips it. Shown while `html` has the class `opening`; the script adds `opened`, and removes
 * the opening after 1.8 s.
 * @param name the opening's, as a class of the drawing; the whole scene has `<name>-scene`.
 * @param names whether the hosts' names are on the cover; not where they are inside.
 * @param turn milliseconds from the tap to the moment when what is shared with the cover begins to
 * move to its place there; 0 where the opening itself uncovers the cover.
 * @param moves whether the names outside are what moves, and not those of the drawing.
 * @param hint a second line below the button.
 * @param behind fills the screen behind the text.
 * @param children the drawing that is tapped.
 */
export function OpeningShell({
  view,
  name,
  names = true,
  turn = 0,
  moves = turn === 0,
  hint,
  behind,
  children,
}: {
  view: OpeningView;
  name: string;
  names?: boolean;
  turn?: number;
  moves?: boolean;
  hint?: string;
  behind?: ReactNode;
  children?: ReactNode;
}) {
  const { t } = useWords();
  return (
    <div
      className={`opening-scene ${name}-scene`}
      data-opening
      data-turn={turn}
      role="dialog"
      aria-modal="true"
      aria-label={view.title}
    >
      {behind}
      <div className={moves ? "opening-words flies" : "opening-words"}>
        <Kicker text={view.title} language={view.language} />
        {names && <Names names={view.names} and={t("words:and")} />}
      </div>
      <button type="button" className="opening-button" data-open>
        {children && (
          <span className={name} aria-hidden="true">
            {children}
          </span>
        )}
        {view.guest && (
          <span
            className="opening-to paper display"
            data-long={view.guest.salutation.length > longAddress || undefined}
          >
            <bdi>{view.guest.salutation}</bdi>
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
