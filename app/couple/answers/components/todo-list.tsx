import { useTranslation } from "#app/i18n/use-translation.ts";
import { Link, useDashboardAddress } from "#app/couple/components/dashboard-place.tsx";
import {
  RepeatedAnswer,
  RepeatedDecisions,
} from "#app/couple/answers/components/repeated-answer.tsx";
import type { Reviews } from "#app/couple/answers/components/use-reviews.ts";
import type { Todo } from "#app/couple/answers/view.ts";
import "./todo-list.css";

type TodoProps = {
  todo: readonly Todo[];
  /** Doubtful answers in all. */
  count: number;
  reviews: Reviews;
};

/** Doubtful answers that are shown at once. */
const atOnce = 3;

/** The answers that hosts should look at, each with what can be done about it. */
export function TodoList({ todo, count, reviews }: TodoProps) {
  const { t } = useTranslation();
  if (todo.length === 0) return null;
  const [first, others] = [todo.slice(0, atOnce), todo.slice(atOnce)];
  return (
    <section className="todo" aria-labelledby="todo">
      <h2 id="todo">
        {t("dashboard:todo.heading")} <b>{count}</b>
      </h2>
      <TodoItems todo={first} reviews={reviews} />
      {others.length > 0 && (
        <details>
          <summary>{t("dashboard:todo.all", { count })}</summary>
          <TodoItems todo={others} reviews={reviews} />
        </details>
      )}
    </section>
  );
}

function TodoItems({ todo, reviews }: Pick<TodoProps, "todo" | "reviews">) {
  return (
    <ul>
      {todo.map((item) => (
        <li key={item.entry.id}>
          <TodoItem item={item} reviews={reviews} />
        </li>
      ))}
    </ul>
  );
}

function TodoItem({
  item: { entry, suggestion },
  reviews: { Form, isBusy },
}: Pick<TodoProps, "reviews"> & { item: Todo }) {
  const { t } = useTranslation();
  const deskAddress = useDashboardAddress();
  const { id, name, state, heads, doubt, first } = entry;
  const answerText =
    state === "yes"
      ? t("dashboard:entry.guests", { count: heads })
      : t("dashboard:entry.not-coming");
  return (
    <Form method="post" action={deskAddress("/replies")}>
      <p>
        <Link to={`/replies/answers/${id}`}>
          <bdi>{name}</bdi>
        </Link>{" "}
        <span>{answerText}</span>
      </p>
      {first && (
        <p className="first">
          {t("dashboard:todo.answered")} <RepeatedAnswer first={first} />{" "}
          <b>{t("dashboard:todo.same")}</b>
        </p>
      )}
      {doubt && <p className="why">{t(`dashboard:todo.why.${doubt}`)}</p>}
      <input type="hidden" name="id" value={id} />
      {suggestion && (
        <p className="suggestion">
          <input type="hidden" name="household" value={suggestion.id} />
          {t("dashboard:todo.suggestion")} <bdi>{suggestion.name}</bdi>
        </p>
      )}
      <p className="decide">
        {first ? (
          <RepeatedDecisions first={first} isBusy={isBusy} />
        ) : (
          <>
            {suggestion && (
              <button type="submit" name="review" value="assign" disabled={isBusy}>
                {t("dashboard:review.assign")}
              </button>
            )}
            <button type="submit" name="review" value="accept" disabled={isBusy}>
              {t("dashboard:review.accept")}
            </button>
            <button type="submit" name="review" value="hide" disabled={isBusy}>
              {t("dashboard:review.hide")}
            </button>
          </>
        )}
      </p>
    </Form>
  );
}
