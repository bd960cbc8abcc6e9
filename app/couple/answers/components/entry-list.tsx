import { memo, startTransition, useEffect, useState } from "react";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { Link } from "#app/couple/components/dashboard-place.tsx";
import { addressOfEntries, type Entry, type EntryQuery } from "#app/couple/answers/types.ts";
import type { FilterOptions } from "#app/couple/answers/view.ts";
import { When } from "#app/couple/components/when.tsx";
import { partsText } from "#app/domain/reply/parts/rules.ts";
import { givenPeopleText } from "#app/domain/reply/people/format.ts";
import "./entry-list.css";

type ListProps = {
  entries: readonly Entry[];
  query: EntryQuery;
  /** The words for sides and tags. */
  labels: Pick<FilterOptions, "sides" | "tags">;
  timeZone: string;
  /** Entries that came later are marked as new. Milliseconds since 1970 in UTC. */
  newSince: number;
};

/** Lines that a change shows at once: more than a phone's screen has. */
const shownAtOnce = 12;

/** Milliseconds without another letter, after which the lines below the screen are rendered. */
const calm = 300;

/** Answers and silent households, one a line; each opens its own page. */
export function EntryList({ entries, query, ...shared }: ListProps) {
  const address = addressOfEntries(query);
  // After another query the lines below the screen follow later, so that typing does not wait. A
  // deferred value would render them between the letter and its picture.
  const [settled, setSettled] = useState(address);
  const isLate = settled !== address;
  useEffect(() => {
    if (!isLate) return undefined;
    const timer = setTimeout(() => startTransition(() => setSettled(address)), calm);
    return () => clearTimeout(timer);
  }, [address, isLate]);
  return (
    <ul className="entries">
      {(isLate ? entries.slice(0, shownAtOnce) : entries).map((entry) => (
        <li key={entry.id} className={(entry.createdAt ?? 0) > shared.newSince ? "new" : undefined}>
          <EntryLine entry={entry} labels={shared.labels} timeZone={shared.timeZone} />
        </li>
      ))}
    </ul>
  );
}

const EntryLine = memo(function EntryLine({
  entry,
  labels,
  timeZone,
}: Pick<ListProps, "labels" | "timeZone"> & { entry: Entry }) {
  const { t } = useTranslation();
  const { id, state, name, household, heads, createdAt, changedAt, doubt, enteredBy, message } =
    entry;
  const isLeftOut = !entry.counts && state !== "hidden";
  const isSilent = state === "silent";
  return (
    <>
      <div className="who">
        <Link to={isSilent ? `/replies/guests/${id}` : `/replies/answers/${id}`}>
          <bdi>{name}</bdi>
        </Link>
        {household && (
          <span className="household">
            <bdi>{household}</bdi>
          </span>
        )}
        <Details entry={entry} labels={labels} />
        {message && (
          <span className="message" dir="auto">
            {message}
          </span>
        )}
      </div>
      <div className="said">
        <span className={`state ${isLeftOut ? "hidden" : state}`}>
          {state === "yes" && t("dashboard:entry.guests", { count: heads })}
          {state === "no" && t("dashboard:entry.not-coming")}
          {state === "hidden" && t("dashboard:entry.hidden")}
          {isSilent && t("dashboard:silent.seats", { count: heads })}
        </span>
        {createdAt !== null && <When instant={createdAt} timeZone={timeZone} />}
        {isLeftOut && (
          <span className="left-out">
            {t(doubt === "double" ? "dashboard:entry.doubtful" : "dashboard:entry.aside")}
          </span>
        )}
        {doubt && <em className="check">{t("dashboard:check")}</em>}
        {changedAt !== null && (
          <span className="changed">
            <em>{t("dashboard:changed")}</em> <When instant={changedAt} timeZone={timeZone} />
          </span>
        )}
        {enteredBy !== null && (
          <span className="entered">
            {enteredBy === ""
              ? t("dashboard:entry.entered-by-you")
              : t("dashboard:entry.entered-by", { name: enteredBy })}
          </span>
        )}
      </div>
    </>
  );
});

/** The rest of what was said, in one line. */
function Details({ entry, labels }: Pick<ListProps, "labels"> & { entry: Entry }) {
  const { t } = useTranslation();
  const {
    people,
    children,
    side,
    tags,
    places,
    parts: numbers,
    diet,
    otherGuest,
    joinFrom,
    withPartner,
    link,
  } = entry;
  const parts = [
    people && givenPeopleText(people, t),
    withPartner ? t("dashboard:fields.withPartner") : null,
    otherGuest,
    children > 0 ? t("dashboard:overview.children", { count: children }) : null,
    side === null ? null : wordFor(side, labels.sides),
    ...(numbers ? [partsText(numbers, t)] : places.map((place) => t(`dashboard:place.${place}`))),
    joinFrom && t(`dashboard:join-from.${joinFrom}`),
    ...tags.map((tag) => wordFor(tag, labels.tags)),
    diet,
    link === null ? null : t(`dashboard:silent.link.${link}`),
  ].filter((part) => part !== null);
  if (parts.length === 0) return null;
  return (
    <span className="details" dir="auto">
      {parts.join(" · ")}
    </span>
  );
}

function wordFor(choice: string, words: FilterOptions["tags"]): string {
  return words.find(({ value }) => value === choice)?.label ?? choice;
}
