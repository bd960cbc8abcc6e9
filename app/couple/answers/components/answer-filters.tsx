import type { MouseEvent } from "react";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { Form, Link } from "#app/couple/components/dashboard-place.tsx";
import {
  addressOfEntries,
  answerFilters,
  readEntryQuery,
  type AnswerFilter,
  type EntryQuery,
} from "#app/couple/answers/types.ts";
import type { FilterOptions } from "#app/couple/answers/view.ts";
import "./answer-filters.css";

type FiltersProps = {
  query: EntryQuery;
  counts: Readonly<Record<AnswerFilter, number>>;
  options: FilterOptions;
  /** Called before the first use, so that all entries are there. */
  onUse: () => void;
  onAsk: (query: EntryQuery, by: "typing" | "choice") => void;
};

/** Search and filters. With script they apply as one types, without it by a button. */
export function AnswerFilters({ query, counts, options, onUse, onAsk }: FiltersProps) {
  const { t } = useTranslation();
  const { sides, tags, places, hasDiets } = options;
  const filters = answerFilters.filter(
    (filter) =>
      filter === "all" ||
      filter === "yes" ||
      filter === "no" ||
      counts[filter] > 0 ||
      filter === query.answer,
  );
  return (
    <Form
      className="answer-filters"
      action="/replies#list"
      preventScrollReset
      onFocus={onUse}
      onChange={(event) => {
        onUse();
        const next = queryOf(event.currentTarget);
        if (next) onAsk(next, "typing");
      }}
    >
      <nav className="pills" aria-label={t("dashboard:fields.response")}>
        {filters.map((filter) => (
          <Link
            key={filter}
            to={addressOfEntries(withAnswer(query, filter))}
            preventScrollReset
            onClick={(event) => {
              if (isForNewTab(event)) return;
              event.preventDefault();
              onAsk(withAnswer(query, filter), "choice");
            }}
            aria-current={filter === query.answer ? "page" : undefined}
          >
            {t(`dashboard:filter.${filter}`)} <span>{counts[filter]}</span>
          </Link>
        ))}
      </nav>
      {query.answer !== "all" && <input type="hidden" name="answer" value={query.answer} />}
      <div className="fields">
        <input
          type="search"
          name="q"
          key={`q ${query.answer}`}
          defaultValue={query.q}
          placeholder={t("dashboard:list.search")}
          aria-label={t("dashboard:list.search")}
          autoComplete="off"
          enterKeyHint="search"
        />
        {sides.length > 1 && (
          <Choice
            name="side"
            label={t("dashboard:fields.side")}
            value={query.side}
            choices={sides}
          />
        )}
        {places.length > 1 && (
          <Choice
            name="place"
            label={t("dashboard:fields.attending")}
            value={query.place}
            choices={places.map((place) => ({
              value: place,
              label: t(`dashboard:place.${place}`),
            }))}
          />
        )}
        {tags.length > 0 && (
          <Choice name="tag" label={t("dashboard:list.tag")} value={query.tag} choices={tags} />
        )}
        <Choice
          name="order"
          label={t("dashboard:list.newest")}
          value={query.order === "name" ? "name" : ""}
          choices={[{ value: "name", label: t("dashboard:list.by-name") }]}
        />
        {hasDiets && <Tick name="diet" label={t("dashboard:list.diet")} checked={query.diet} />}
        <Tick name="changed" label={t("dashboard:list.changed")} checked={query.changed} />
        <noscript>
          <button type="submit">{t("dashboard:list.apply")}</button>
        </noscript>
      </div>
    </Form>
  );
}

function withAnswer(query: EntryQuery, answer: AnswerFilter): EntryQuery {
  return { ...query, answer, page: 1 };
}

/** True if a click opens a link beside the page, which is the browser's affair. */
function isForNewTab({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return metaKey || ctrlKey || shiftKey || altKey;
}

function queryOf(form: HTMLFormElement): EntryQuery | null {
  const fields = [...new FormData(form)].map(([name, value]) => [name, String(value)]);
  return readEntryQuery(new URLSearchParams(fields));
}

/** A choice whose empty value, named as the label, is none. */
function Choice({
  name,
  label,
  value,
  choices,
}: {
  name: string;
  label: string;
  value: string;
  choices: readonly { value: string; label: string }[];
}) {
  return (
    <select name={name} defaultValue={value} aria-label={label}>
      <option value="">{label}</option>
      {choices.map((choice) => (
        <option key={choice.value} value={choice.value}>
          {choice.label}
        </option>
      ))}
    </select>
  );
}

function Tick({ name, label, checked }: { name: string; label: string; checked: boolean }) {
  return (
    <label className="tick">
      <input type="checkbox" name={name} value="1" defaultChecked={checked} /> {label}
    </label>
  );
}
