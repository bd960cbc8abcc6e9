import { useTranslation } from "#app/i18n/use-translation.ts";
import { Link } from "#app/couple/components/dashboard-place.tsx";
import {
  RepeatedAnswer,
  RepeatedDecisions,
} from "#app/couple/answers/components/repeated-answer.tsx";
import { UndoNotices } from "#app/couple/answers/components/undo-notices.tsx";
import type { AnswerView } from "#app/couple/answers/history/view.ts";
import type { ReviewResult } from "#app/couple/answers/review/kinds.ts";
import { useReviews, type Reviews } from "#app/couple/answers/components/use-reviews.ts";
import { DashboardFrame } from "#app/couple/components/dashboard-frame.tsx";
import { When } from "#app/couple/components/when.tsx";
import "./answer-page.css";

/** An answer: its text, its changes with their times, how the word of it went out. */
export function AnswerPage({ posted, ...view }: AnswerView & { posted?: ReviewResult }) {
  const { t } = useTranslation();
  const { frame, id, name, household, said: lines, isHidden } = view;
  const reviews = useReviews(posted);
  return (
    <DashboardFrame frame={frame} current="answers" title={name}>
      <UndoNotices reviews={reviews} />
      {isHidden && <p className="note">{t("dashboard:answer-page.hidden")}</p>}
      {view.first && view.doubt !== "double" && (
        <p className="note">
          {t("dashboard:answer-page.aside")} <RepeatedAnswer first={view.first} />
        </p>
      )}
      {view.isCounted && <p className="note">{t("dashboard:answer-page.counted")}</p>}
      {view.unreadable && (
        <p className="note">{t("dashboard:unreadable", { fields: view.unreadable })}</p>
      )}
      <dl className="said-fields">
        {lines.map(({ field, text }) => (
          <div key={field} className={field}>
            <dt>{t(`dashboard:fields.${field}`)}</dt>
            <dd dir="auto">{text}</dd>
          </div>
        ))}
        <div>
          <dt>{t("dashboard:csv.language")}</dt>
          <dd>{view.language}</dd>
        </div>
        {household && (
          <div>
            <dt>{t("dashboard:answer-page.household")}</dt>
            <dd>
              <Link to={`/replies/guests/${household.id}`}>
                <bdi>{household.name}</bdi>
              </Link>
              {household.tags.length > 0 && ` · ${household.tags.join(", ")}`}
            </dd>
          </div>
        )}
        {household?.note && (
          <div>
            <dt>{t("dashboard:answer-page.note")}</dt>
            <dd className="message">{household.note}</dd>
          </div>
        )}
      </dl>
      {!frame.isReadOnly && (
        <>
          <Decisions view={view} reviews={reviews} />
          {view.answered.length > 0 && <Replace view={view} reviews={reviews} />}
          <p className="actions">
            <Link className="button plain" to={`/replies/answers/new?for=${id}`}>
              {t("dashboard:answer-page.correct")}
            </Link>
          </p>
        </>
      )}
      <History view={view} />
      <p>
        <Link to="/replies">← {t("dashboard:answer-page.back")}</Link>
      </p>
    </DashboardFrame>
  );
}

function Decisions({ view, reviews: { Form, isBusy } }: { view: AnswerView; reviews: Reviews }) {
  const { t } = useTranslation();
  const { id, doubt, first, isHidden, isCounted, choices } = view;
  const offered = [
    ...(doubt && !first ? (["accept"] as const) : []),
    ...(isCounted ? (["uncount"] as const) : []),
    ...(first && doubt !== "double" ? (["count"] as const) : []),
    isHidden ? ("show" as const) : ("hide" as const),
  ];
  return (
    <Form method="post" className="decisions">
      {doubt === "double" && first && (
        <p>
          {t("dashboard:todo.answered")} <RepeatedAnswer first={first} />{" "}
          <b>{t("dashboard:todo.same")}</b>
        </p>
      )}
      {doubt && <p className="why">{t(`dashboard:todo.why.${doubt}`)}</p>}
      <input type="hidden" name="id" value={id} />
      {doubt === "double" && first && (
        <p>
          <RepeatedDecisions first={first} isBusy={isBusy} />
        </p>
      )}
      {choices.length > 0 && !first && (
        <p>
          <HouseholdSelect choices={choices} />
          <button type="submit" name="review" value="assign" disabled={isBusy}>
            {t("dashboard:review.assign")}
          </button>
        </p>
      )}
      <p>
        {offered.map((review) => (
          <button
            key={review}
            type="submit"
            name="review"
            value={review}
            formNoValidate
            disabled={isBusy}
          >
            {t(`dashboard:review.${review}`)}
          </button>
        ))}
      </p>
    </Form>
  );
}

function HouseholdSelect({ choices }: { choices: AnswerView["choices"] }) {
  const { t } = useTranslation();
  return (
    <select name="household" required aria-label={t("dashboard:todo.household")} defaultValue="">
      <option value="">{t("dashboard:todo.household")}</option>
      {choices.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </select>
  );
}

/** Puts the answer in the place of the one that its household gave before. */
function Replace({
  view: { id, answered },
  reviews: { Form, isBusy },
}: {
  view: AnswerView;
  reviews: Reviews;
}) {
  const { t } = useTranslation();
  return (
    <Form method="post" className="decisions">
      <p className="why">{t("dashboard:answer-page.merge")}</p>
      <input type="hidden" name="id" value={id} />
      <p>
        <HouseholdSelect choices={answered} />
        <button type="submit" name="review" value="replace" disabled={isBusy}>
          {t("dashboard:review.replace")}
        </button>
      </p>
    </Form>
  );
}

function History({ view: { history, frame } }: { view: AnswerView }) {
  const { t } = useTranslation();
  const first = history.at(-1);
  return (
    <section className="history" aria-labelledby="history">
      <h2 id="history">{t("dashboard:answer-page.history")}</h2>
      <ol>
        {history.map((step, index) => (
          <li key={step.revision}>
            <p className="when">
              <When instant={step.at} timeZone={frame.about.timeZone} />{" "}
              {t(step === first ? "dashboard:answer-page.first" : "dashboard:answer-page.changed")}
              {step.enteredBy !== null &&
                ` · ${step.enteredBy === "" ? t("dashboard:entry.entered-by-you") : t("dashboard:entry.entered-by", { name: step.enteredBy })}`}
            </p>
            {step.changes.length > 0 && (
              <ul>
                {step.changes.map(({ field, before, after }) => (
                  <li key={field} dir="auto">
                    {t(`dashboard:fields.${field}`)} – <del>{before ?? "–"}</del>{" "}
                    <ins>{after ?? "–"}</ins>
                  </li>
                ))}
              </ul>
            )}
            {/* An earlier version without a message of its own was told with a later one. */}
            {(step.mail !== "none" || (step.enteredBy === null && index === 0)) && (
              <p className={`word ${step.mail}`}>
                {step.byTelegram
                  ? t("telegram:dashboard-state", { state: t(`dashboard:mail.${step.mail}`) })
                  : `${t("dashboard:columns.mail")} – ${t(`dashboard:mail.${step.mail}`)}`}
              </p>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
