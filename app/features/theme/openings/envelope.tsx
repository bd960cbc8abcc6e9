import { useTranslation } from "react-i18next";
import { Names } from "#app/features/invitation/components/names.tsx";
import { capitals } from "#app/features/language/capitals.ts";
import type { OpeningProps } from "#app/features/theme/part-types.ts";

/**
 * A closed envelope over the finished page. Shown only while `html.opening`; the script adds `opened`
 * to it, and the letter is out after 1.8 s.
 */
export function EnvelopeOpening({ view, ornament: { Seal, Emblem, Corner } }: OpeningProps) {
  const { t } = useTranslation();
  const and = t("words:and");
  return (
    <div
      className="envelope-scene"
      data-opening
      role="dialog"
      aria-modal="true"
      aria-label={view.title}
    >
      <div className="envelope-words">
        <p className="kicker">{capitals(view.title, view.language)}</p>
        <Names names={view.names} and={and} />
      </div>
      <button type="button" className="envelope-button" data-open>
        <span className="envelope" aria-hidden="true">
          <span className="envelope-inside" />
          <span className="envelope-card paper">
            <Corner />
            <Corner />
            <Emblem />
            <span className="display">{monogram(view.names, and)}</span>
          </span>
          <span className="envelope-pocket">
            <span />
            <span />
            <span />
          </span>
          <span className="envelope-shade" />
          <span className="envelope-flap">
            <span className="envelope-lining" />
            <span className="envelope-paper" />
          </span>
          <span className="envelope-seal">
            <span>
              <Seal />
            </span>
            <span>
              <Seal />
            </span>
          </span>
        </span>
        <span className="envelope-label">{t("invitation:open")}</span>
        <span className="envelope-hint">{t("invitation:seal-hint")}</span>
      </button>
      <button type="button" className="envelope-skip" data-skip>
        {t("invitation:skip")}
      </button>
    </div>
  );
}

/** `Ա և Ա`. A single host has one letter, a company's guillemets none. */
function monogram(names: readonly string[], and: string) {
  const [first, second] = names.map((name) => /[\p{L}\p{N}]/u.exec(name)?.[0]);
  return (
    <>
      {first}
      {second && (
        <>
          <small>{and}</small>
          {second}
        </>
      )}
    </>
  );
}
