import { useState } from "react";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { PartyRow, type Choosing } from "#app/couple/seating/components/party-row.tsx";
import { sayFree } from "#app/couple/seating/texts.ts";
import { ChangeTable } from "#app/couple/seating/components/table-forms.tsx";
import { useDropTarget } from "#app/couple/seating/components/use-drop-target.ts";
import type { ChangeForm } from "#app/couple/seating/components/use-seating.ts";
import type { PartyView, TableView } from "#app/couple/seating/view.ts";
import { headsOfAll } from "#app/domain/seating/parties.ts";

/**
 * A table with its seats and parties.
 * @param place its place among the tables, from 1.
 * @param tables the number of tables.
 * @param form null for a link that may only read.
 * @param coming number of people that are being dragged.
 * @param drop seats them here; null while nothing is dragged.
 */
export function TableCard({
  table,
  place,
  tables,
  parties,
  form,
  coming,
  drop,
  ...choosing
}: Choosing & {
  table: TableView;
  place: number;
  tables: number;
  parties: readonly PartyView[];
  form: ChangeForm | null;
  coming: number;
  drop: (() => void) | null;
}) {
  const { t } = useTranslation();
  const { isOver, target } = useDropTarget(drop);
  const [isChanging, setChanging] = useState(false);
  const occupancy = headsOfAll(parties);
  const free = table.seats - occupancy;
  const isShort = isOver && coming > free;
  return (
    <article
      className={["table-card", free < 0 && "overfull", isOver && "is-over"]
        .filter(Boolean)
        .join(" ")}
      aria-labelledby={`table-${table.id}`}
      {...target}
    >
      <header>
        <h3 id={`table-${table.id}`}>
          <bdi>{table.title}</bdi>
        </h3>
        <p className="seats">
          <span>
            {occupancy} / {table.seats}
          </span>{" "}
          <b>{sayFree(free, t)}</b>
        </p>
      </header>
      {isShort && (
        <p className="short">
          {t("dashboard-seating:short", {
            table: table.title,
            free: Math.max(0, free),
            people: coming,
          })}
        </p>
      )}
      {parties.length > 0 && (
        <ul className="parties">
          {parties.map((party) => (
            <PartyRow key={party.id} party={party} {...choosing} />
          ))}
        </ul>
      )}
      {form && (
        <details
          open={isChanging}
          onToggle={(event) => setChanging(event.currentTarget.open)}
          className="change-table"
        >
          <summary>{t("dashboard-seating:change")}</summary>
          <ChangeTable
            table={table}
            place={place}
            tables={tables}
            form={form}
            onChanged={() => setChanging(false)}
          />
        </details>
      )}
    </article>
  );
}
