import type { CSSProperties } from "react";
import { useTranslation } from "react-i18next";
import { LiveFrame } from "#app/features/catalogue/components/live-frame.tsx";
import { cardHeight, cardWidth } from "#app/features/catalogue/picture-layout.ts";
import type { OccasionType } from "#app/features/order/occasion-type.ts";
import type { AnyField } from "#app/components/form-controls.tsx";

/** What may be ordered: a page, a picture or a film, each with its own picture. */
export type OrderOption = {
  /** As the order keeps it: `1007`, `card-seeds`, `animation-petals`. */
  id: string;
  kind: "design" | "card" | "animation";
  name: string;
  /** What an order of it is for, unless its customer says otherwise. */
  occasionType: OccasionType;
  /** Where its picture is. */
  picture: string;
  /** What is seen until that is there. */
  colours: { ground: string; ink: string };
};

/** The shop window's own names of what may be ordered. */
const groups = { design: "weblink", card: "cards", animation: "animations" } as const;

/**
 * The choice of a design by its picture. What is chosen already stands on top; all the others come when
 * they are asked for, so that the form is light for whoever knows, or leaves the choice to us.
 */
export function DesignPicker({
  field,
  designs,
}: {
  field: AnyField;
  designs: readonly OrderOption[];
}) {
  const { t } = useTranslation();
  const chosen = designs.find(({ id }) => id === field.initialValue);
  return (
    <fieldset className="choice" aria-describedby={field.descriptionId} data-template>
      <legend>{t("order:fields.template")}</legend>
      <p className="hint" id={field.descriptionId}>
        {t("order:hints.template")}
      </p>
      {chosen && (
        <div className="design-picks">
          <Pick field={field} design={chosen} isChosen />
        </div>
      )}
      <div className="options">
        <label className="option">
          <input type="radio" name={field.name} value="" defaultChecked={!chosen} />
          <span>{t("order:none")}</span>
        </label>
      </div>
      <details className="design-all">
        <summary>{t(chosen ? "order:choose-other" : "order:choose")}</summary>
        {(["design", "card", "animation"] as const).map((kind) => (
          <div key={kind} role="group" aria-labelledby={`pick-${kind}`}>
            <h3 id={`pick-${kind}`}>{t(`site:nav.${groups[kind]}`)}</h3>
            <div className="design-picks">
              {designs
                .filter((design) => design.kind === kind && design !== chosen)
                .map((design) => (
                  <Pick key={design.id} field={field} design={design} isChosen={false} />
                ))}
            </div>
          </div>
        ))}
      </details>
    </fieldset>
  );
}

function Pick({
  field,
  design: { id, kind, name, occasionType, picture, colours },
  isChosen,
}: {
  field: AnyField;
  design: OrderOption;
  isChosen: boolean;
}) {
  const style: CSSProperties & Record<`--${string}`, string> = {
    "--cover-ground": colours.ground,
    "--cover-ink": colours.ink,
  };
  return (
    <label className="design-pick" data-occasion={occasionType}>
      <input type="radio" name={field.name} value={id} defaultChecked={isChosen} />
      <span className={`tile-cover ${kind}-cover`} style={style}>
        {kind === "card" ? (
          <img
            src={picture}
            alt=""
            width={cardWidth}
            height={cardHeight}
            loading="lazy"
            decoding="async"
          />
        ) : (
          <LiveFrame src={picture} />
        )}
      </span>
      <span>{name}</span>
    </label>
  );
}
