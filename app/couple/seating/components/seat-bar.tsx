import { useState } from "react";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { Form } from "react-router";
import { sayFree } from "#app/couple/seating/texts.ts";
import type { ChangeForm } from "#app/couple/seating/components/use-seating.ts";
import type { PartyView, TableView } from "#app/couple/seating/view.ts";
import { noTable } from "#app/domain/seating/limits.ts";
import { headsOfAll } from "#app/domain/seating/parties.ts";

/**
 * Seats the chosen parties. Stays at the foot of the screen, because parties and tables are far
 * apart on a phone.
 * @param chosen ids of the parties whose box is ticked; empty without script.
 * @param onSeat called after the form is sent.
 */
export function SeatBar({
  tables,
  parties,
  chosen,
  form,
  onSeat,
}: {
  tables: readonly TableView[];
  parties: readonly PartyView[];
  chosen: readonly string[];
  form: ChangeForm;
  onSeat: () => void;
}) {
  const { t } = useTranslation();
  const [tableId, setTableId] = useState("");
  const moved = parties.filter(({ id }) => chosen.includes(id));
  const people = headsOfAll(moved);
  const freeAt = ({ id, seats }: TableView) =>
    seats - headsOfAll(parties.filter((party) => party.table === id && !moved.includes(party)));
  const table = tables.find(({ id }) => id === tableId);
  const free = table ? freeAt(table) : 0;
  return (
    <Form
      {...form}
      id="seat"
      className={chosen.length > 0 ? "seat-bar chosen" : "seat-bar"}
      onSubmit={() => {
        form.onSubmit();
        // The form's fields are read after this handler.
        queueMicrotask(onSeat);
      }}
    >
      <input type="hidden" name="intent" value="seat" />
      <p className="chosen-people" role="status">
        {chosen.length > 0 ? (
          <>
            {t("dashboard-seating:chosen", { count: people })}
            {table && people > free && (
              <strong>
                {" "}
                {t("dashboard-seating:short", {
                  table: table.title,
                  free: Math.max(0, free),
                  people,
                })}
              </strong>
            )}
          </>
        ) : (
          t("dashboard-seating:choose-parties")
        )}
      </p>
      <label>
        <span className="visually-hidden">{t("dashboard-seating:to-table")}</span>
        <select
          name="table"
          required
          value={tableId}
          onChange={(event) => setTableId(event.target.value)}
        >
          <option value="">{t("dashboard-seating:choose-table")}</option>
          {tables.map((seatingTable) => (
            <option key={seatingTable.id} value={seatingTable.id}>
              {`${seatingTable.title} · ${sayFree(freeAt(seatingTable), t)}`}
            </option>
          ))}
          <option value={noTable}>{t("dashboard-seating:no-table")}</option>
        </select>
      </label>
      <button type="submit" className="button">
        {t("dashboard-seating:seat")}
      </button>
    </Form>
  );
}
