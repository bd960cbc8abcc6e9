import { useRef, useState } from "react";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { useHydrated } from "#app/components/use-hydrated.ts";
import type { HouseholdValues } from "#app/couple/guest-list/household/fields.ts";
import { householdLimits } from "#app/domain/guests/schema.ts";

/** Empty rows below the names, so that some can be added without script; more in a new form. */
const spareRows = { new: 3, filled: 2 };

type Row = HouseholdValues["people"][number] & { key: number };

/**
 * The names of a household, one a row. With script rows are added and removed; without, a name is
 * removed by emptying its row.
 * @param onChange is called after a row was added or removed.
 */
export function PeopleRows({
  people,
  onChange,
}: {
  people: HouseholdValues["people"];
  onChange: () => void;
}) {
  const { t } = useTranslation();
  const isHydrated = useHydrated();
  const list = useRef<HTMLOListElement>(null);
  const [rows, setRows] = useState<Row[]>(() =>
    [...people, ...spares(people.length)].map((person, key) => ({ ...person, key })),
  );
  const change = (next: Row[]) => {
    setRows(next);
    // After React has changed the fields, from which the form is read.
    setTimeout(onChange);
  };
  const add = () => {
    const key = Math.max(-1, ...rows.map((row) => row.key)) + 1;
    change([...rows, { name: "", child: false, key }]);
    setTimeout(() => list.current?.querySelector<HTMLInputElement>("li:last-child input")?.focus());
  };
  return (
    <>
      <ol className="guest-people" ref={list}>
        {rows.map(({ key, name, child }, index) => (
          <li key={key}>
            <input
              type="text"
              name="person"
              defaultValue={name}
              aria-label={t("dashboard-guests:form.person", { number: index + 1 })}
              placeholder={t("dashboard-guests:form.person-example")}
              autoComplete="off"
              autoCapitalize="words"
              maxLength={householdLimits.name * 2}
              dir="auto"
            />
            <label className="guest-check">
              <input type="checkbox" name="child" value={index} defaultChecked={child} />
              {t("dashboard-guests:form.child")}
            </label>
            {isHydrated && rows.length > 1 && (
              <button
                type="button"
                className="guest-remove"
                aria-label={t("dashboard-guests:form.remove-row", { number: index + 1 })}
                onClick={() => change(rows.filter((row) => row.key !== key))}
              >
                ×
              </button>
            )}
          </li>
        ))}
      </ol>
      {isHydrated && rows.length < householdLimits.people && (
        <button type="button" className="button plain" onClick={add}>
          {t("dashboard-guests:form.add-row")}
        </button>
      )}
    </>
  );
}

function spares(count: number): HouseholdValues["people"] {
  const spareCount = count === 0 ? spareRows.new : spareRows.filled;
  const number = Math.min(spareCount, householdLimits.people - count);
  return Array.from({ length: number }, () => ({ name: "", child: false }));
}
