import { useTranslation } from "#app/i18n/use-translation.ts";
import type { OrnamentPart } from "#app/designs/contract.ts";
import type { TableFinder, TableSearch } from "#app/domain/seating/search/view.server.ts";
import { tableTitle } from "#app/domain/seating/format.ts";

/**
 * On the day of the event: the table of a personal link, or a form that finds a guest's table by
 * their name. The form is posted, so that the name is in no address.
 * @param search the answer to a posted name.
 */
export function FindTableSection({
  finder: { to, own: guestTable },
  search,
  ornament: { Emblem, Corner },
}: {
  finder: TableFinder;
  search: TableSearch | null;
  ornament: OrnamentPart;
}) {
  const { t } = useTranslation();
  const table = search?.state === "found" ? search.table : guestTable;
  const isFound = table !== null;
  return (
    <section id="table" className="reply paper find-table" data-wide="">
      <Emblem />
      {["a", "b", "c", "d"].map((corner) => (
        <Corner key={corner} />
      ))}
      <h2 className="display">{t(isFound ? "find-table:yours" : "find-table:heading")}</h2>
      {isFound ? (
        <p className="table-name display" role="status">
          <bdi>{tableTitle(table, t)}</bdi>
        </p>
      ) : (
        <SearchForm to={to} problem={search?.state === "problem" ? search : null} />
      )}
      {isFound && guestTable === null && (
        <details>
          <summary>{t("find-table:again")}</summary>
          <SearchForm to={to} problem={null} />
        </details>
      )}
    </section>
  );
}

function SearchForm({
  to,
  problem,
}: {
  to: string;
  problem: Extract<TableSearch, { state: "problem" }> | null;
}) {
  const { t } = useTranslation();
  return (
    <form className="reply-form" method="post" action={`${to}#table`}>
      <div className="field">
        <label htmlFor="table-guest">{t("find-table:label")}</label>
        <input
          type="text"
          id="table-guest"
          name="guest"
          required
          minLength={3}
          maxLength={100}
          autoComplete="name"
          autoCapitalize="words"
          defaultValue={problem?.typed}
          aria-invalid={problem ? true : undefined}
          aria-describedby="table-hint table-problem"
        />
        <p className="hint" id="table-hint">
          {t("find-table:hint")}
        </p>
        <p className="error" id="table-problem" role="alert">
          {problem && t(`find-table:problem.${problem.problem}`)}
        </p>
      </div>
      <button type="submit" className="send">
        {t("find-table:button")}
      </button>
    </form>
  );
}
