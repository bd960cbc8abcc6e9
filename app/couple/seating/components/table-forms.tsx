import { useEffect, useRef } from "react";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { Form } from "react-router";
import type { ChangeForm } from "#app/couple/seating/components/use-seating.ts";
import type { SeatingView, TableView } from "#app/couple/seating/view.ts";
import type { SeatingAnswer } from "#app/domain/seating/submit.server.ts";
import { tableLimits } from "#app/domain/seating/limits.ts";

/** Seats of a new table where there is none before it. */
const usualSeats = 10;

/** Adds one table, by a name, or several numbered ones. */
export function AddTables({
  formKey,
  tables,
  form,
  added,
}: {
  formKey: string;
  tables: readonly TableView[];
  form: ChangeForm;
  /** The answer that tables were added: the form begins anew then. */
  added: SeatingAnswer | null;
}) {
  const { t } = useTranslation();
  const element = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (added) element.current?.reset();
  }, [added]);
  const tablesLeft = tableLimits.tables - tables.length;
  if (tablesLeft <= 0) return <p className="lead">{t("dashboard-seating:problem.limit")}</p>;
  return (
    <Form {...form} ref={element} className="add-tables">
      <h3>{t("dashboard-seating:add.heading")}</h3>
      <input type="hidden" name="intent" value="add" />
      <input type="hidden" name="key" value={formKey} />
      <label>
        {t("dashboard-seating:add.count")}
        <input
          type="number"
          name="count"
          inputMode="numeric"
          required
          min={1}
          max={tablesLeft}
          defaultValue={tables.length === 0 ? 10 : 1}
        />
      </label>
      <label>
        {t("dashboard-seating:add.seats")}
        <input
          type="number"
          name="seats"
          inputMode="numeric"
          required
          min={1}
          max={tableLimits.seats}
          defaultValue={tables.at(-1)?.seats ?? usualSeats}
        />
      </label>
      <label className="wide">
        {t("dashboard-seating:add.name")}
        <input
          type="text"
          name="name"
          maxLength={tableLimits.name}
          placeholder={t("dashboard-seating:add.example")}
          autoComplete="off"
        />
      </label>
      <button type="submit" className="button">
        {t("dashboard-seating:add.button")}
      </button>
    </Form>
  );
}

/**
 * Renames a table, changes its seats, its place among the tables, or deletes it.
 * @param place its own, from 1.
 * @param tables the number of tables.
 * @param onChanged called after the form is sent.
 */
export function ChangeTable({
  table,
  place,
  tables,
  form,
  onChanged,
}: {
  table: TableView;
  place: number;
  tables: number;
  form: ChangeForm;
  onChanged: () => void;
}) {
  const { t } = useTranslation();
  return (
    <Form
      {...form}
      onSubmit={() => {
        form.onSubmit();
        queueMicrotask(onChanged);
      }}
    >
      <input type="hidden" name="table" value={table.id} />
      <label className="wide">
        {t("dashboard-seating:name")}
        <input
          type="text"
          name="name"
          required
          maxLength={tableLimits.name}
          defaultValue={table.name}
          autoComplete="off"
        />
      </label>
      <label>
        {t("dashboard-seating:seats")}
        <input
          type="number"
          name="seats"
          inputMode="numeric"
          required
          min={1}
          max={tableLimits.seats}
          defaultValue={table.seats}
        />
      </label>
      <label>
        {t("dashboard-seating:place")}
        <input
          type="number"
          name="place"
          inputMode="numeric"
          required
          min={1}
          max={tables}
          defaultValue={place}
        />
      </label>
      <button type="submit" className="button" name="intent" value="change">
        {t("dashboard-seating:save")}
      </button>
      <button type="submit" className="button plain" name="intent" value="delete" formNoValidate>
        {t("dashboard-seating:delete")}
      </button>
    </Form>
  );
}

/** Deleted tables, each with a button that restores it with its parties. */
export function DeletedTables({
  deleted,
  form,
}: Pick<SeatingView, "deleted"> & { form: ChangeForm }) {
  const { t } = useTranslation();
  if (deleted.length === 0) return null;
  return (
    <div className="deleted-tables">
      <h3>{t("dashboard-seating:deleted")}</h3>
      {deleted.map(({ id, title, people }) => (
        <Form {...form} key={id}>
          <input type="hidden" name="intent" value="restore" />
          <input type="hidden" name="table" value={id} />
          <span>
            <bdi>{title}</bdi> · {t("dashboard-seating:people", { count: people })}
          </span>
          <button type="submit" className="button plain">
            {t("dashboard-seating:restore")}
          </button>
        </Form>
      ))}
    </div>
  );
}

/** The switch by which guests find their table on the invitation's page on the day of the event. */
export function GuestsFind({ isOn, form }: { isOn: boolean; form: ChangeForm }) {
  const { t } = useTranslation();
  return (
    <Form {...form} className="guests-find">
      <h3>{t("dashboard-seating:find.heading")}</h3>
      <p>{t("dashboard-seating:find.text")}</p>
      <p>
        <b>{t(isOn ? "dashboard-seating:find.is-on" : "dashboard-seating:find.is-off")}</b>
      </p>
      <input type="hidden" name="intent" value="find" />
      <button
        type="submit"
        className={isOn ? "button plain" : "button"}
        name="find"
        value={isOn ? "off" : "on"}
      >
        {t(isOn ? "dashboard-seating:find.turn-off" : "dashboard-seating:find.turn-on")}
      </button>
    </Form>
  );
}
