import { Form } from "react-router";
import type { AskFailure, SentIntent } from "#app/shop/order/ask/submit.server.ts";
import { longest } from "#app/shop/order/limits.ts";
import type { Language } from "#app/i18n/languages.ts";
import { languageNames } from "#app/i18n/languages.ts";
import { studio } from "#app/i18n/studio.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { formatPhone } from "#app/lib/call-links.ts";

/** Further forms that an order's page offers. */
export type AskView = {
  /** Languages that the invitation does not have yet. */
  languages: readonly Language[];
  /** The change request that is open, to be completed. */
  known: string | null;
  /** The kind of the last form: it has arrived. */
  sent: SentIntent | null;
};

/**
 * The form by which a customer changes or adds something after work has begun: a change request, or
 * an order for another language or a card. Folded, because few need it.
 */
export function AskForm({ ask, failure }: { ask: AskView; failure: AskFailure | undefined }) {
  const { t } = useTranslation();
  const { languages, known: wish, sent } = ask;
  const ownFailure = failure?.intent === "ask" ? failure : undefined;
  const problem =
    ownFailure && t(`order:messages.${ownFailure.problem}`, { phone: formatPhone(studio.phone) });
  return (
    <details className="order-ask" open={ownFailure !== undefined || sent === "ask"}>
      <summary>{t("order:ask.open")}</summary>
      {sent === "ask" && <p role="status">{t("order:ask.sent")}</p>}
      {/* Anew once it was sent, so that the same is not sent twice. */}
      <Form key={sent} method="post" className="reply-form" noValidate>
        <input type="hidden" name="intent" value="ask" />
        {languages.length > 0 && (
          <fieldset className="order-ask-languages">
            <legend>{t("order:ask.languages")}</legend>
            {languages.map((language) => (
              <label key={language}>
                <input type="checkbox" name="languages" value={language} />
                {languageNames[language]}
              </label>
            ))}
          </fieldset>
        )}
        <div className="field">
          <label htmlFor="ask-text">{t("order:ask.text")}</label>
          <textarea
            id="ask-text"
            name="text"
            rows={3}
            // Longer than the limit, so that an overlong text is reported instead of cut off.
            maxLength={longest.lines * 2}
            defaultValue={ownFailure?.text ?? wish ?? ""}
            aria-invalid={ownFailure ? true : undefined}
            aria-describedby="ask-error"
          />
          <p className="error" id="ask-error" role={ownFailure && "alert"}>
            {problem}
          </p>
        </div>
        <p className="muted">{t("order:ask.price")}</p>
        <button type="submit" className="button">
          {t("order:ask.send")}
        </button>
      </Form>
    </details>
  );
}

/**
 * Mails a link to the address of this order: to its guests' replies, or to all of the customer's
 * orders.
 */
export function MailLinkForm({
  link,
  ask,
  failure,
}: {
  link: "replies" | "list";
  ask: AskView;
  failure: AskFailure | undefined;
}) {
  const { t } = useTranslation();
  const ownFailure = failure?.intent === link ? failure : undefined;
  if (ask.sent === link) return <p role="status">{t(`order:${link}.sent`)}</p>;
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="intent" value={link} />
      <button type="submit" className={link === "replies" ? "button" : "quiet-link"}>
        {t(`order:${link}.mail`)}
      </button>
      {ownFailure && (
        <p className="error" role="alert">
          {t(`order:messages.${ownFailure.problem}`, { phone: formatPhone(studio.phone) })}
        </p>
      )}
    </Form>
  );
}
