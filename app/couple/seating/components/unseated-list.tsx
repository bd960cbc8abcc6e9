import { useState } from "react";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { Form } from "react-router";
import { filtered, type PartyFilter } from "#app/couple/seating/filter.ts";
import { PartyRow, type Choosing } from "#app/couple/seating/components/party-row.tsx";
import { useDropTarget } from "#app/couple/seating/components/use-drop-target.ts";
import type { PartyView } from "#app/couple/seating/view.ts";
import { headsOfAll } from "#app/domain/seating/parties.ts";

/**
 * Parties that come or are silent and have no table, with a search. Without script the filter is a form that loads the page again.
 * @param everyone all parties, whose sides and tags can be chosen.
 * @param tables the number of tables, which a phone shows below the list.
 * @param drop takes dragged parties from their tables; null while nothing is dragged.
 */
export function UnseatedList({
  parties,
  everyone,
  initialFilter,
  tables,
  drop,
  ...choosing
}: Choosing & {
  parties: readonly PartyView[];
  everyone: readonly PartyView[];
  initialFilter: PartyFilter;
  tables: number;
  drop: (() => void) | null;
}) {
  const { t } = useTranslation();
  const [filter, setFilter] = useState(initialFilter);
  const { isOver, target } = useDropTarget(drop);
  const visibleParties = filtered(parties, filter);
  const sides = [...new Set(everyone.flatMap(({ side }) => side ?? []))];
  const tags = [...new Set(everyone.flatMap(({ tags: partyTags }) => partyTags))];
  const set = (name: keyof PartyFilter) => (event: { target: { value: string } }) =>
    setFilter({ ...filter, [name]: event.target.value });
  return (
    <section
      className={isOver ? "unseated is-over" : "unseated"}
      aria-labelledby="unseated-heading"
      {...target}
    >
      <div className="seating-head">
        <h2 id="unseated-heading">
          {t("dashboard-seating:unseated")}{" "}
          <b>{t("dashboard-seating:people", { count: headsOfAll(parties) })}</b>
        </h2>
        {tables > 0 && (
          <a className="jump" href="#tables">
            {`${t("dashboard-seating:tables")} ↓`}
          </a>
        )}
      </div>
      <Form className="party-filter" role="search" onSubmit={(event) => event.preventDefault()}>
        <label className="wide">
          <span className="visually-hidden">{t("dashboard-seating:search")}</span>
          <input
            type="search"
            name="q"
            placeholder={t("dashboard-seating:search")}
            defaultValue={initialFilter.q}
            autoComplete="off"
            onChange={set("q")}
          />
        </label>
        <Choice
          name="show"
          label={t("dashboard-seating:filter.show")}
          value={initialFilter.show}
          options={(["coming", "silent"] as const).map((value) => ({
            value,
            text: t(`dashboard-seating:filter.${value}`),
          }))}
          onChange={set("show")}
        />
        {sides.length > 1 && (
          <Choice
            name="side"
            label={t("dashboard-seating:filter.side")}
            value={initialFilter.side}
            options={sides.map((side) => ({ value: side, text: side }))}
            onChange={set("side")}
          />
        )}
        {tags.length > 0 && (
          <Choice
            name="tag"
            label={t("dashboard-seating:filter.tag")}
            value={initialFilter.tag}
            options={tags.map((tag) => ({ value: tag, text: tag }))}
            onChange={set("tag")}
          />
        )}
        <noscript>
          <button type="submit" className="button plain">
            {t("dashboard-seating:filter.apply")}
          </button>
        </noscript>
      </Form>
      {visibleParties.length > 0 ? (
        <ul className="parties">
          {visibleParties.map((party) => (
            <PartyRow key={party.id} party={party} {...choosing} />
          ))}
        </ul>
      ) : (
        <p className="lead">
          {t(
            parties.length === 0 ? "dashboard-seating:all-seated" : "dashboard-seating:none-found",
          )}
        </p>
      )}
    </section>
  );
}

function Choice({
  name,
  label,
  value,
  options,
  onChange,
}: {
  name: string;
  label: string;
  value: string;
  options: readonly { value: string; text: string }[];
  onChange: (event: { target: { value: string } }) => void;
}) {
  return (
    <label className={name}>
      <span className="visually-hidden">{label}</span>
      <select name={name} defaultValue={value} onChange={onChange}>
        <option value="">{label}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.text}
          </option>
        ))}
      </select>
    </label>
  );
}
