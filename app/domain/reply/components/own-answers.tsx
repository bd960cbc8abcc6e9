import { useTranslation } from "#app/i18n/use-translation.ts";
import { CopyButton } from "#app/components/copy-button.tsx";
import type { OwnAnswer, ReplyAnswer } from "#app/domain/reply/state.ts";

/** A reply in full: name, answer, and all further fields. */
export function Answer({ answer }: { answer: ReplyAnswer }) {
  return (
    <>
      <p className="answer">
        <b>{answer.name}</b>
        <br />
        <Said answer={answer} />
      </p>
      <Details answer={answer} />
    </>
  );
}

/** Further replies from this browser, each collapsed to its name, with a link to change it. */
export function OtherAnswers({ answers }: { answers: readonly OwnAnswer[] }) {
  const { t } = useTranslation();
  if (answers.length === 0) return null;
  return (
    <section className="other-answers">
      <h4>{t("form:others")}</h4>
      <ul>
        {answers.map((answer) => (
          <li key={answer.mark}>
            <OtherAnswer answer={answer} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function OtherAnswer({ answer }: { answer: OwnAnswer }) {
  const { t } = useTranslation();
  return (
    <details>
      <summary>
        <b>{answer.name}</b>{" "}
        <span>
          <Said answer={answer} />
        </span>
      </summary>
      <Details answer={answer} />
      {answer.changeLink && (
        <>
          <a className="change" href={answer.changeHref}>
            {t("form:change-this")}
          </a>
          <ChangeLink href={answer.changeLink} />
        </>
      )}
    </details>
  );
}

/** The address at which a reply can be changed in another browser, with a copy button. */
export function ChangeLink({ href }: { href: string }) {
  const { t } = useTranslation();
  return (
    <div className="change-link">
      <p>{t("form:change-elsewhere")}</p>
      <input type="text" readOnly value={href} aria-label={t("form:change-elsewhere")} />
      <CopyButton text={href} label={t("form:copy-link")} done={t("form:copied-link")} />
    </div>
  );
}

function Said({ answer: { response, withPartner, guestsNumber } }: { answer: ReplyAnswer }) {
  const { t } = useTranslation();
  const phraseKey =
    response === "No" ? "sent-no" : withPartner ? "sent-yes-with-partner" : "sent-yes";
  return (
    <>
      {t(`form:${phraseKey}`)}
      {guestsNumber !== null && (
        <>
          {" · "}
          <span className="guests">{t("form:sent-guests", { count: guestsNumber })}</span>
        </>
      )}
    </>
  );
}

function Details({ answer: { details } }: { answer: ReplyAnswer }) {
  if (details.length === 0) return null;
  return (
    <dl>
      {details.map(({ field, label, text }) => (
        <div key={field} className={field}>
          <dt>{label}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
