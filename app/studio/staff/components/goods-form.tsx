import { Form, useNavigation } from "react-router";
import type { StaffOrderView } from "#app/studio/staff/order/view.server.ts";
import type { StaffProblem } from "#app/studio/staff/submit.server.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";

/**
 * Goods printed for an order, with a button for each next step and one that takes the last back.
 */
export function GoodsForm({
  goods: { state, since, lines, print, delivery, next, back },
  problem,
}: {
  goods: NonNullable<StaffOrderView["goods"]>;
  problem: StaffProblem | null;
}) {
  const { t } = useTranslation();
  const isSending = useNavigation().state === "submitting";
  const rows: [string, string | null][] = [
    ...lines.map(({ label, value }): [string, string] => [label, value]),
    [t("order:needs.print"), print],
    [t("order:needs.delivery"), delivery],
  ];
  return (
    <section className="staff-section" data-section="goods" data-goods={state}>
      <h2>
        {t("order:goods.heading")}{" "}
        <small>{[t(`order:goods.states.${state}`), since].filter(Boolean).join(" · ")}</small>
      </h2>
      <dl>
        {rows.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value ?? t("order:needs.open")}</dd>
          </div>
        ))}
      </dl>
      <Form method="post" className="staff-form" preventScrollReset>
        <input type="hidden" name="intent" value="goods" />
        <p className="error" role={problem ? "alert" : undefined}>
          {problem && t(`staff:messages.${problem}`)}
        </p>
        {next.length > 0 && <p className="hint">{t("staff:goods.hint")}</p>}
        <p className="staff-ways">
          {next.map((to) => (
            <button key={to} className="button" name="goods" value={to} disabled={isSending}>
              {t(`order:goods.states.${to}`)}
            </button>
          ))}
          {back && (
            <button className="button plain" name="goods" value={back} disabled={isSending}>
              {t("staff:goods.undo")}
            </button>
          )}
        </p>
      </Form>
    </section>
  );
}
