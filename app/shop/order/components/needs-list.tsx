import { Form } from "react-router";
import type { Need } from "#app/shop/order/needs/view.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";

/** Things still needed from the customer, to be ticked off. */
export function NeedsList({
  needs,
  photos,
  hasSongLink,
}: {
  needs: readonly Need[];
  photos: number;
  /** The form named a song by a link. */
  hasSongLink: boolean;
}) {
  const { t } = useTranslation();
  if (needs.length === 0) return null;
  const open = needs.filter(({ state }) => state === "open").length;
  return (
    <section className="order-needs" aria-labelledby="needs-heading">
      <h2 className="display" id="needs-heading">
        {t(open === 0 ? "order:needs.nothing" : "order:needs.heading")}
      </h2>
      <ul>
        {needs.map(({ name, state, tick }) => (
          <li key={name} data-need={state}>
            <p>
              <span className="order-need-mark" aria-hidden="true" />
              <span>
                {t(`order:needs.${name}`)}
                <small>
                  {name === "photos" && state === "open" && photos > 0
                    ? t("order:needs.sent", { number: photos })
                    : name === "song" && state === "open" && hasSongLink
                      ? t("order:needs.song-link")
                      : t(`order:needs.${state}`)}
                </small>
              </span>
            </p>
            {tick && (
              <Form method="post" preventScrollReset>
                <input type="hidden" name="intent" value="settle" />
                <input type="hidden" name="item" value={tick.name} />
                <input type="hidden" name="value" value={tick.isTicked ? "no" : "yes"} />
                <button type="submit" className="order-need-tick">
                  {t(
                    tick.isTicked
                      ? "order:needs.undo"
                      : `order:needs.tick-${tick.name === "photos" && photos === 0 ? "no-photos" : tick.name}`,
                  )}
                </button>
              </Form>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
