import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import type { Reviews } from "#app/features/dashboard/answers/use-reviews.ts";
import type { HouseholdChoice, Todo } from "#app/features/dashboard/answers/view.ts";
// oxlint-disable-next-line import/no-unassigned-import -- Vite gives the page the CSS that lies here
import "./todo-list.css";

type TodoProps = {
  todo: readonly Todo[];
  /** Doubtful answers in all. */
  count: number;
  choices: readonly HouseholdChoice[];
  reviews: Reviews;
};

/** The answers that hosts should look at, each with what can be done about it. */
export function TodoList({ todo, count, choices, reviews }: TodoProps) {
  const { t } = useTranslation();
  if (todo.length === 0) return null;
  return (
    <section className="todo" aria-labelledby="todo">
      <h2 id="todo">
        {t("desk:todo.heading")} <b>{count}</b>
      </h2>
      <ul>
        {todo.map((item) => (
          <li key={item.entry.id}>
            <TodoItem item={item} choices={choices} reviews={reviews} />
          </li>
        ))}
      </ul>
      {count > todo.length && (
        <p>
          <Link to="/replies?answer=check#list">{t("desk:todo.all", { count })}</Link>
        </p>
      )}
    </section>
  );
}

function TodoItem({
  item: { entry, suggestion },
  choices,
  reviews: { Form, isBusy },
}: Pick<TodoProps, "choices" | "reviews"> & { item: Todo }) {
  const { t } = useTranslation();
  const { id, name, state, heads, doubt } = entry;
  const said =
    state === "yes" ? t("desk:entry.guests", { count: heads }) : t("desk:entry.not-coming");
  return (
    <Form method="post" action="/replies">
      <p>
        <Link to={`/replies/answers/${id}`}>
          <bdi>{name}</bdi>
        </Link>{" "}
        <span>{said}</span>
      </p>
      {doubt && <p className="why">{t(`desk:todo.why.${doubt}`)}</p>}
      <input type="hidden" name="id" value={id} />
      {doubt !== "seats" && choices.length > 0 && (
        <p className="assign">
          <select
            name="household"
            required
            defaultValue={suggestion ?? ""}
            aria-label={t("desk:todo.household")}
          >
            <option value="">{t("desk:todo.household")}</option>
            {choices.map((choice) => (
              <option key={choice.id} value={choice.id}>
                {choice.name}
              </option>
            ))}
          </select>
          <button type="submit" name="review" value="assign" disabled={isBusy}>
            {t("desk:review.assign")}
          </button>
        </p>
      )}
      <p className="decide">
        <button type="submit" name="review" value="accept" formNoValidate disabled={isBusy}>
          {t("desk:review.accept")}
        </button>
        <button type="submit" name="review" value="hide" formNoValidate disabled={isBusy}>
          {t("desk:review.hide")}
        </button>
      </p>
    </Form>
  );
}
