import { Form } from "react-router";
import type { AskFailure } from "#app/shop/order/ask/submit.server.ts";
import type { GoodsState } from "#app/shop/order/goods/state.ts";
import { longest } from "#app/shop/order/limits.ts";
import { studio } from "#app/i18n/studio.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { formatPhone } from "#app/lib/call-links.ts";

/** Goods printed for an order, and how far they are. */
export type GoodsView = {
  state: GoodsState;
  /** The day since which it is so; null while nothing was done. */
  since: string | null;
  /** Each accessory with how many. */
  lines: readonly { label: string; value: string }[];
  print: string | null;
  delivery: string | null;
  /** Details that its customer may still change. */
  open: { print: boolean; delivery: boolean };
};

/** The steps of the customer's page; what can be fetched and what was sent are one of them. */
const steps = ["to-make", "made", "sent"] as const;

/** Goods printed for an order: how far they are, and what its customer says about them. */
export function GoodsBox({
  goods,
  failure,
}: {
  goods: GoodsView;
  failure: AskFailure | undefined;
}) {
  const { t } = useTranslation();
  const { state, since, lines, open } = goods;
  const ownFailure = failure?.intent === "goods" ? failure : undefined;
  const isLast = state === "ready" || state === "sent" || state === "handed-over";
  const place = isLast ? 2 : state === "made" ? 1 : 0;
  return (
    <section className="order-goods" aria-labelledby="goods-heading" data-goods={state}>
      <h2 className="display" id="goods-heading">
        {t("order:goods.heading")}
      </h2>
      <ul className="order-goods-list">
        {lines.map(({ label, value }) => (
          <li key={label}>
            {label} × {value}
          </li>
        ))}
      </ul>
      <ol className="order-steps">
        {steps.map((step, index) => (
          <li
            key={step}
            aria-current={index === place ? "step" : undefined}
            data-done={index < place ? "" : undefined}
          >
            <span>
              {t(`order:goods.states.${index === place ? state : step}`)}
              {index === place && since && <small className="muted"> · {since}</small>}
            </span>
          </li>
        ))}
      </ol>
      {open.print || open.delivery ? (
        <Form method="post" className="reply-form" preventScrollReset noValidate>
          <input type="hidden" name="intent" value="goods" />
          {open.print && (
            <Words
              name="print"
              label={t("order:needs.print")}
              hint={t("order:goods.print-hint")}
              known={ownFailure?.text ?? goods.print}
            />
          )}
          <Words
            name="delivery"
            label={t("order:needs.delivery")}
            hint={t("order:goods.delivery-hint")}
            known={ownFailure?.delivery ?? goods.delivery}
          />
          <p className="error" role={ownFailure && "alert"}>
            {ownFailure &&
              t(`order:messages.${ownFailure.problem}`, { phone: formatPhone(studio.phone) })}
          </p>
          <button type="submit" className="button">
            {t("order:goods.save")}
          </button>
        </Form>
      ) : (
        goods.delivery && (
          <p>
            <span className="muted">{t("order:needs.delivery")}:</span> {goods.delivery}
          </p>
        )
      )}
    </section>
  );
}

function Words({
  name,
  label,
  hint,
  known,
}: {
  name: "print" | "delivery";
  label: string;
  hint: string;
  known: string | null;
}) {
  return (
    <div className="field">
      <label htmlFor={`goods-${name}`}>{label}</label>
      <p className="hint" id={`goods-${name}-hint`}>
        {hint}
      </p>
      <textarea
        id={`goods-${name}`}
        name={name}
        rows={name === "print" ? 4 : 2}
        // Longer than the limit, so that an overlong text is reported instead of cut off.
        maxLength={longest.lines * 2}
        defaultValue={known ?? ""}
        aria-describedby={`goods-${name}-hint`}
      />
    </div>
  );
}
