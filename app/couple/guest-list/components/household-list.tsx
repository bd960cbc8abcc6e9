import { useDeferredValue, useEffect, useMemo, useRef, useState } from "react";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { Form, Link } from "#app/couple/components/dashboard-place.tsx";
import { useHydrated } from "#app/components/use-hydrated.ts";
import type { ListedHousehold } from "#app/couple/guest-list/view.ts";
import { isFound, searchKeyOf, searchQueryOf } from "#app/couple/search/rules.ts";

/**
 * The households with a search field: with script it filters at each letter, without it is sent.
 * @param query what is searched for when the page is opened.
 */
export function HouseholdList({
  households,
  query,
}: {
  households: readonly ListedHousehold[];
  query: string;
}) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState(query);
  const phrase = useDeferredValue(typed);
  const keys = useMemo(
    () =>
      households.map((one) => ({
        one,
        key: searchKeyOf([one.name, one.salutation, one.side, one.sender, ...one.tags], one.phone),
      })),
    [households],
  );
  const matches = useMemo(() => {
    const search = searchQueryOf(phrase);
    return keys.filter(({ key }) => isFound(key, search)).map(({ one }) => one);
  }, [keys, phrase]);
  return (
    <>
      <Search query={query} onType={setTyped} />
      <p className="guest-found" role="status">
        {phrase.trim() &&
          (matches.length > 0
            ? t("dashboard-guests:list.found", { count: matches.length })
            : t("dashboard-guests:list.none-found"))}
      </p>
      <ul className="households">
        {matches.map((household) => (
          <HouseholdRow key={household.id} household={household} />
        ))}
      </ul>
    </>
  );
}

function Search({ query, onType }: { query: string; onType: (typed: string) => void }) {
  const { t } = useTranslation();
  const isHydrated = useHydrated();
  const field = useRef<HTMLInputElement>(null);
  // Something may have been typed before the script arrived.
  useEffect(() => onType(field.current?.value ?? ""), [onType]);
  return (
    <Form className="guest-search" method="get" action="/replies/guests" role="search">
      <label htmlFor="guest-search">{t("dashboard-guests:list.search")}</label>
      <input
        ref={field}
        id="guest-search"
        type="search"
        name="q"
        defaultValue={query}
        autoComplete="off"
        onInput={(event) => onType(event.currentTarget.value)}
      />
      {!isHydrated && (
        <button type="submit" className="button plain">
          {t("dashboard-guests:list.find")}
        </button>
      )}
    </Form>
  );
}

function HouseholdRow({ household }: { household: ListedHousehold }) {
  const { t } = useTranslation();
  const { id, name, salutation, seats, children, language, side, tags, link, hasReplied } =
    household;
  const state = hasReplied ? "replied" : link;
  const facts = [
    t("dashboard-guests:seats", { count: seats }),
    ...(children > 0 ? [t("dashboard-guests:children", { count: children })] : []),
    ...(language ? [language] : []),
    ...(side ? [side] : []),
    ...(household.sender ? [household.sender] : []),
    ...(household.distinction ? [household.distinction] : []),
    ...(household.lastVisit ? [household.lastVisit] : []),
  ];
  return (
    <li>
      <Link to={`/replies/guests/${id}`}>
        <span className="who">
          <bdi>{name}</bdi>
        </span>
        <span className={`state ${state}`}>{t(`dashboard-guests:state.${state}`)}</span>
        {salutation && <bdi className="greeting">{salutation}</bdi>}
        <span className="facts">
          <bdi>{facts.join(" · ")}</bdi>
          {tags.map((tag) => (
            <bdi key={tag} className="tag">
              {tag}
            </bdi>
          ))}
        </span>
      </Link>
    </li>
  );
}
