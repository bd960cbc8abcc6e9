import { Form, useNavigation } from "react-router";
import type { StaffOrderView } from "#app/studio/staff/order/view.server.ts";
import type { StaffProblem } from "#app/studio/staff/submit.server.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";

/** The payments of an order, and what is wrong with its money, with the way to settle it. */
export function Payments({
  payment: { list, problem, received, due },
  refusal,
}: Pick<StaffOrderView, "payment"> & { refusal: { problem: StaffProblem } | null }) {
  const { t } = useTranslation();
  const isSending = useNavigation().state === "submitting";
  return (
    <>
      {list.length > 0 && (
        <ul className="staff-payments">
          {list.map(({ key, at: moment, sum, way, state, refunded, isTest }) => (
            <li key={key}>
              {[
                moment,
                sum,
                way,
                state && t(`staff:money.${state}`),
                refunded && t("staff:money.refunded", { sum: refunded }),
                isTest && t("staff:money.test"),
              ]
                .filter(Boolean)
                .join(" · ")}
            </li>
          ))}
        </ul>
      )}
      {problem && (
        <Form method="post" className="staff-form" preventScrollReset data-money={problem}>
          <input type="hidden" name="intent" value="settle" />
          <p className="note failed">
            <strong>{t(`staff:money.${problem}`)}</strong>{" "}
            {t("staff:money.of", { received, due: due ?? "–" })}
          </p>
          {problem !== "partial" && <p className="hint">{t("staff:money.return")}</p>}
          <button className="button plain" type="submit" disabled={isSending}>
            {t("staff:money.settle")}
          </button>
        </Form>
      )}
      {refusal && (
        <p className="error" role="alert">
          {t(`staff:messages.${refusal.problem}`)}
        </p>
      )}
    </>
  );
}
