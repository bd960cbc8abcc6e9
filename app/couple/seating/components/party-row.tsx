import { memo } from "react";
import { useTranslation } from "#app/i18n/use-translation.ts";
import type { PartyView } from "#app/couple/seating/view.ts";

/** How a party is chosen and dragged; `drag` is null without script and for a read-only link. */
export type Choosing = {
  canChoose: boolean;
  onChoose: () => void;
  drag: { begin: (party: string) => void; end: () => void } | null;
};

/**
 * A party with its number of people, and the box that chooses it for a table. Memoised, because a
 * page may have 500 of them.
 */
export const PartyRow = memo(function PartyRow({
  party,
  canChoose,
  onChoose,
  drag,
}: Choosing & { party: PartyView }) {
  const { t } = useTranslation();
  const { id, name, heads, answer, side, tags } = party;
  const about = [answer === "silent" && t("dashboard-seating:silent"), side, ...tags].filter(
    Boolean,
  );
  const text = (
    <>
      <span className="party-name">
        <bdi>{name}</bdi>
        {answer === "declined" && <em>{t("dashboard-seating:declined")}</em>}
        {about.length > 0 && <small dir="auto">{about.join(" · ")}</small>}
      </span>
      <b className="heads" role="img" aria-label={t("dashboard-seating:people", { count: heads })}>
        {heads}
      </b>
    </>
  );
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the box and the select do without dragging
    <li
      className={`party ${answer}`}
      draggable={drag !== null}
      onDragStart={(event) => {
        event.dataTransfer.effectAllowed = "move";
        event.dataTransfer.setData("text/plain", name);
        drag?.begin(id);
      }}
      onDragEnd={drag?.end}
    >
      {canChoose ? (
        <label>
          <input type="checkbox" name="party" value={id} form="seat" onChange={onChoose} />
          {text}
        </label>
      ) : (
        text
      )}
    </li>
  );
});
