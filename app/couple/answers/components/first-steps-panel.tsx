import { Form, Link } from "#app/couple/components/dashboard-place.tsx";
import { stepAddresses, type FirstStep } from "#app/couple/answers/steps/rules.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";
import "./first-steps-panel.css";

/** First steps of a new couple, until all is done or they fold it. */
export function FirstStepsPanel({ steps }: { steps: readonly FirstStep[] }) {
  const { t } = useTranslation();
  const next = steps.find(({ isDone }) => !isDone);
  return (
    <section className="first-steps" aria-labelledby="first-steps">
      <h2 id="first-steps">{t("dashboard:steps.heading")}</h2>
      <ol>
        {steps.map((step) => (
          <li
            key={step.name}
            className={step.isDone ? "done" : undefined}
            aria-current={step === next ? "step" : undefined}
          >
            <Link to={stepAddresses[step.name]}>
              <b>{t(`dashboard:steps.${step.name}.title`)}</b>
              {step.isDone ? (
                <span className="visually-hidden">, {t("dashboard:steps.done")}</span>
              ) : (
                <span>{t(`dashboard:steps.${step.name}.text`)}</span>
              )}
            </Link>
          </li>
        ))}
      </ol>
      <Form method="post" action="/replies">
        <button type="submit" name="steps" value="fold">
          {t("dashboard:steps.fold")}
        </button>
      </Form>
    </section>
  );
}
