import { Form } from "react-router";
import type { AskFailure } from "#app/shop/order/ask/submit.server.ts";
import { longest } from "#app/shop/order/limits.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { studio } from "#app/i18n/studio.ts";
import { formatPhone } from "#app/lib/call-links.ts";

/** The form by which a customer cancels, folded, because few do. */
export function CancelForm({ failure }: { failure: AskFailure | undefined }) {
  const { t } = useTranslation();
  const cancelFailure = failure?.intent === "cancel" ? failure : undefined;
  const problem =
    cancelFailure &&
    t(`order:messages.${cancelFailure.problem}`, { phone: formatPhone(studio.phone) });
  return (
    <details className="order-cancel" open={cancelFailure !== undefined}>
      <summary>{t("order:cancel.open")}</summary>
      <Form method="post" className="reply-form" noValidate>
        <input type="hidden" name="intent" value="cancel" />
        <p>{t("order:cancel.text")}</p>
        <div className="field">
          <label htmlFor="reason">{t("order:cancel.reason")}</label>
          <textarea
            id="reason"
            name="reason"
            rows={3}
            required
            // Longer than the limit, so that an overlong text is reported instead of cut off.
            maxLength={longest.lines * 2}
            defaultValue={cancelFailure?.text ?? ""}
            aria-invalid={cancelFailure ? true : undefined}
            aria-describedby="reason-error"
          />
          <p className="error" id="reason-error" data-error-for="reason">
            {problem}
          </p>
        </div>
        <button type="submit" className="button">
          {t("order:cancel.send")}
        </button>
      </Form>
    </details>
  );
}
