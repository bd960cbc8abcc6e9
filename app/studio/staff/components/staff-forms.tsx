import type { ReactNode } from "react";
import { Form, useNavigation } from "react-router";
import { Payments } from "#app/studio/staff/components/staff-payments.tsx";
import { paymentWays } from "#app/shop/order/payments/rules.ts";
import { GoodsForm } from "#app/studio/staff/components/goods-form.tsx";
import type { StaffOrderView } from "#app/studio/staff/order/view.server.ts";
import type { StaffDone, StaffFailure, StaffProblem } from "#app/studio/staff/submit.server.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";

export type StaffAnswer = StaffDone | StaffFailure;

/**
 * Forms for staff away from their desk: answer an order's change request, mark it as paid, note.
 */
export function StaffForms({
  order,
  answer,
  children,
}: {
  order: StaffOrderView;
  answer: StaffAnswer | undefined;
  /** Details that staff read before they go on: files that came, and the things ordered. */
  children: ReactNode;
}) {
  const { t } = useTranslation();
  const { request, payment } = order;
  const done = answer && "done" in answer ? answer.done : null;
  const problemOf = (intent: string) =>
    answer && "problem" in answer && answer.intent === intent ? answer : null;
  return (
    <>
      {done && (
        <p className="note" role="status">
          {t(`staff:done.${done}`)}
        </p>
      )}
      {request && (
        <section className="staff-section" data-section="change-request">
          <h2>{t(request.isAddition ? "staff:sections.additions" : "staff:change-request")}</h2>
          <blockquote>{request.asked}</blockquote>
          {request.answers.map((answerText) => (
            <p key={answerText} className="staff-said">
              <span className="muted">{t("staff:answered")}</span> {answerText}
            </p>
          ))}
          {request.done && (
            <p className="staff-said">
              <span className="muted">{t("staff:changed")}</span> {request.done}
            </p>
          )}
          <TextForm
            // A sent text is not offered again.
            key={`answer ${request.answers.length}`}
            intent="answer"
            label={t("staff:answer")}
            hint={t("staff:answer-hint")}
            send={t("staff:send")}
            problem={problemOf("answer")}
          />
        </section>
      )}
      {children}
      {order.goods && (
        <GoodsForm goods={order.goods} problem={problemOf("goods")?.problem ?? null} />
      )}
      <section className="staff-section" data-section="payment">
        <h2>{t("staff:payment")}</h2>
        <Payments payment={payment} refusal={problemOf("settle")} />
        <Payment payment={payment} problem={problemOf("paid")} />
      </section>
      <section className="staff-section">
        <h2>{t("staff:note")}</h2>
        <TextForm
          key={`note ${order.history.length}`}
          intent="note"
          label={t("staff:note-label")}
          send={t("staff:add")}
          problem={problemOf("note")}
        />
      </section>
    </>
  );
}

type Failed = { problem: StaffProblem; text: string } | null;

function TextForm({
  intent,
  label,
  hint,
  send,
  problem,
}: {
  intent: "answer" | "note";
  label: string;
  hint?: string;
  send: string;
  problem: Failed;
}) {
  const { t } = useTranslation();
  const isSending = useNavigation().state === "submitting";
  const id = `${intent}-text`;
  return (
    <Form method="post" className="staff-form" preventScrollReset>
      <input type="hidden" name="intent" value={intent} />
      <label htmlFor={id}>{label}</label>
      <textarea
        id={id}
        name="text"
        rows={3}
        required
        defaultValue={problem?.text ?? ""}
        aria-invalid={problem ? true : undefined}
        aria-describedby={`${id}-hint ${id}-error`}
      />
      <p className="hint" id={`${id}-hint`}>
        {hint}
      </p>
      <p className="error" id={`${id}-error`} role={problem ? "alert" : undefined}>
        {problem && t(`staff:messages.${problem.problem}`)}
      </p>
      <button className="button plain" type="submit" disabled={isSending}>
        {send}
      </button>
    </Form>
  );
}

function Payment({
  payment: { isPaid, sum, currency, at, mayBePaid, state },
  problem,
}: Pick<StaffOrderView, "payment"> & { problem: Failed }) {
  const { t } = useTranslation();
  const isSending = useNavigation().state === "submitting";
  if (isPaid)
    return <p>{t("staff:paid.is", { sum: `${sum ?? 0} ${currency ?? ""}`, date: at ?? "" })}</p>;
  if (!mayBePaid) return <p className="muted">{t("staff:paid.none")}</p>;
  return (
    <Form method="post" className="staff-form" preventScrollReset>
      <input type="hidden" name="intent" value="paid" />
      {state === "open" && <p className="muted">{t("staff:paid.open")}</p>}
      <label htmlFor="paid-sum">{t("staff:paid.sum", { currency: currency ?? "" })}</label>
      <input
        id="paid-sum"
        name="sum"
        inputMode="numeric"
        autoComplete="off"
        required
        defaultValue={problem?.text ?? (sum === null ? "" : String(sum))}
        aria-invalid={problem ? true : undefined}
        aria-describedby="paid-error"
      />
      <fieldset>
        <legend className="visually-hidden">{t("staff:paid.way")}</legend>
        {paymentWays.map((way, index) => (
          <label key={way}>
            <input type="radio" name="way" value={way} defaultChecked={index === 0} />
            {t(`staff:paid.${way}`)}
          </label>
        ))}
      </fieldset>
      <p className="hint">{t("staff:paid.mails")}</p>
      <p className="error" id="paid-error" role={problem ? "alert" : undefined}>
        {problem && t(`staff:messages.${problem.problem}`)}
      </p>
      <button className="button" type="submit" disabled={isSending}>
        {t("staff:paid.mark")}
      </button>
    </Form>
  );
}
