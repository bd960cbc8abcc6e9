import { Fragment } from "react";
import { includedRounds, type Addition, type Round } from "#app/shop/order/rounds/view.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";

/** The rounds of changes, each with what was asked and what was done. */
export function Rounds({ rounds }: { rounds: readonly Round[] }) {
  const { t } = useTranslation();
  return (
    <section className="order-rounds" aria-labelledby="rounds-heading">
      <h2 className="display" id="rounds-heading">
        {t("order:rounds.heading", {
          round: Math.min(rounds.length, includedRounds),
          of: includedRounds,
        })}
      </h2>
      <ol>
        {rounds.map(({ asked, done, answers }, index) => (
          // Rounds are only added, so their places identify them.
          <li key={index}>
            <Asked asked={asked} answers={answers} />
            <p className="muted">{t(done === null ? "order:rounds.doing" : "order:rounds.done")}</p>
            {done && <blockquote className="order-change-request">{done}</blockquote>}
          </li>
        ))}
      </ol>
      {rounds.length >= includedRounds && <p>{t("order:rounds.beyond", { of: includedRounds })}</p>}
    </section>
  );
}

/** Requests after publication, each with its answers. */
export function Additions({ additions }: { additions: readonly Addition[] }) {
  const { t } = useTranslation();
  return (
    <section className="order-rounds" aria-labelledby="additions-heading">
      <h2 className="display" id="additions-heading">
        {t("order:ask.asked")}
      </h2>
      <ol>
        {additions.map((addition, index) => (
          // They are only added, so their places identify them.
          <li key={index}>
            <Asked {...addition} />
          </li>
        ))}
      </ol>
    </section>
  );
}

function Asked({ asked, answers }: Addition) {
  const { t } = useTranslation();
  return (
    <>
      <p className="muted">{t("order:rounds.asked")}</p>
      <blockquote className="order-change-request">{asked}</blockquote>
      {answers.map((answer) => (
        <Fragment key={answer}>
          <p className="muted">{t("order:rounds.answered")}</p>
          <blockquote className="order-change-request">{answer}</blockquote>
        </Fragment>
      ))}
    </>
  );
}
