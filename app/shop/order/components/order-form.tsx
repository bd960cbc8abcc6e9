import { getFormProps } from "@conform-to/react";
import { useState, useCallback, useMemo } from "react";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { useFetcher } from "react-router";
import { languageNames, offeredLanguages, orderLanguageOf } from "#app/i18n/languages.ts";
import { Choices, Lines, TextLine } from "#app/components/form-controls.tsx";
import { ChosenDesign } from "#app/shop/order/components/chosen-design.tsx";
import { DesignPicker } from "#app/shop/order/components/design-picker.tsx";
import { AccessoryCounts, ExtraChoices } from "#app/shop/order/components/extra-choices.tsx";
import { useOrderDraft } from "#app/shop/order/components/use-order-draft.ts";
import { useOrderForm } from "#app/shop/order/components/use-order-form.ts";
import { accessoriesAlone } from "#app/shop/order/goods/state.ts";
import { occasionTypes } from "#app/shop/order/kinds.ts";
import type { OrderStart } from "#app/shop/order/options/types.ts";
import { addedPrice, priceTexts } from "#app/shop/order/price/texts.ts";
import { longest } from "#app/shop/order/limits.ts";
import type { OrderField } from "#app/shop/order/schema.ts";
import type { OrderAnswer } from "#app/shop/order/components/send-order.ts";
import type { ServiceId } from "#app/shop/catalogue/prices/kinds.ts";
import { sayLanguage } from "#app/i18n/site-address.ts";
import { sitePages } from "#app/shop/site/pages.ts";
import { formatPhone } from "#app/lib/call-links.ts";
import { studio } from "#app/i18n/studio.ts";
import { choicesOf } from "#app/shop/order/fields.ts";
import { quotedProduct, quoteOf, type PriceList, type Quote } from "#app/shop/order/price/quote.ts";
import { PriceLines } from "#app/shop/order/components/price-lines.tsx";

/**
 * The order form, complete without script. With script it is validated while it is filled in, kept
 * as a draft, and sent in place.
 * @param posted the server's answer to a form that was sent without script.
 */
export function OrderForm({ start, posted }: { start: OrderStart; posted?: OrderAnswer }) {
  const { t, i18n } = useTranslation();
  const fetcher = useFetcher<OrderAnswer>();
  const answer = fetcher.data ?? posted;
  const { form, fields, phoneRules } = useOrderForm(start, answer);
  const [wasSent, setWasSent] = useState(posted !== undefined && !("isSum" in posted));
  const first = {
    key: fields.key.errors ? start.key : (fields.key.initialValue ?? start.key),
    template: fields.template.initialValue ?? "",
  };
  const { formRef, key, chosen, keep, choose } = useOrderDraft(
    start.designs,
    first,
    posted !== undefined,
    start.isCorrection,
  );

  const language = orderLanguageOf(i18n.language);
  const { quote, product, follow } = useQuote(start.prices, form.initialValue);
  const adds = (service: ServiceId) => addedPrice(start.prices, product, service, language, t);

  const phone = formatPhone(studio.phone);
  const messages = new Map(Object.entries(t("order:messages", { returnObjects: true, phone })));
  const message = (code: string | undefined) =>
    code && (messages.get(code) ?? messages.get("choose-option"));
  const lost = answer && "lost" in answer ? answer.lost : undefined;
  const problem = lost ?? form.errors?.[0] ?? (fields.key.errors && "stale-form");
  const isSending = fetcher.state !== "idle";
  const shared = (name: OrderField) => {
    const { errors, value } = fields[name];
    const label = t(`order:fields.${name}`);
    const isOptional = ["dresscode", "music", "text", "extras"].includes(name);
    return {
      field: fields[name],
      label: isOptional ? `${label} (${t("order:optional")})` : label,
      // A field that was merely tabbed through shows no error before the form is sent.
      error: wasSent || value?.length ? message(errors?.[0]) : undefined,
      required: fields[name].required,
    };
  };
  return (
    <fetcher.Form
      {...getFormProps(form)}
      ref={formRef}
      className="reply-form order-form"
      method="post"
      action={`${sayLanguage(sitePages.order.path, language)}#order-form`}
      noValidate
      onInput={({ currentTarget }) => {
        keep();
        follow(currentTarget);
      }}
    >
      <input type="hidden" name="key" value={key} />
      <input type="hidden" name="stamp" value={start.stamp} />
      <p className="honeypot" aria-hidden="true">
        <label htmlFor="order-website">{t("order:trap")}</label>
        <input id="order-website" name="website" tabIndex={-1} autoComplete="off" defaultValue="" />
      </p>

      <ChosenDesign
        design={start.designs.find(({ id }) => id === chosen)}
        isAccessories={chosen === accessoriesAlone}
      />

      <div className="order-step">
        <h2 className="display">{t("order:steps.day")}</h2>
        <TextLine
          {...shared("names")}
          hint={t("order:hints.names")}
          autoCapitalize="words"
          maxLength={longest.line * 2}
        />
        <Choices
          {...shared("occasionType")}
          type="radio"
          choices={occasionTypes.map((value) => ({ value, label: t(`order:types.${value}`) }))}
        />
        <TextLine {...shared("occasionDate")} type="date" min={start.today} />
        <TextLine {...shared("email")} type="email" autoComplete="email" maxLength={254} />
        <div {...phoneRules}>
          <TextLine
            {...shared("phone")}
            hint={t("order:hints.phone")}
            type="tel"
            autoComplete="tel"
            maxLength={40}
          />
        </div>
        <Lines
          {...shared("details")}
          hint={t("order:hints.details")}
          maxLength={longest.lines * 2}
        />
      </div>

      <div className="order-step">
        <h2 className="display">{t("order:steps.invitation")}</h2>
        <DesignPicker
          name={fields.template.name}
          initial={fields.template.initialValue}
          designs={start.designs}
          prices={start.prices}
          onChoose={choose}
        />
        <Choices
          {...shared("languages")}
          hint={`${t("order:hints.languages")} ${t("order:price.languages", {
            second: adds("second-language"),
            third: adds("third-language"),
            further: adds("further-language"),
          })}`}
          type="checkbox"
          choices={offeredLanguages.map((value) => ({ value, label: languageNames[value] }))}
        />
        {/* What a card, an animation or a print has no room for; typed texts stay for another choice. */}
        <div className="order-asked" hidden={product !== "web"}>
          <Choices
            {...shared("rsvp")}
            type="radio"
            choices={[
              {
                value: "yes",
                label: t("order:yes"),
                note: t("order:price.included"),
              },
              { value: "no", label: t("order:no") },
            ]}
          />
          <TextLine
            {...shared("dresscode")}
            hint={`${t("order:hints.dresscode")}\u00A0· ${adds("dress-code")}`}
            maxLength={longest.line * 2}
          />
        </div>
        <div className="order-asked" hidden={product === "card" || product === accessoriesAlone}>
          <TextLine
            {...shared("music")}
            hint={`${t("order:hints.music")}\u00A0· ${adds("music")}`}
            type="url"
            inputMode="url"
            maxLength={500}
          />
        </div>
        <div className="order-asked" hidden={product === accessoriesAlone}>
          <Lines {...shared("text")} hint={t("order:hints.text")} maxLength={longest.lines * 2} />
          <ExtraChoices {...shared("extras")} list={start.prices} product={product} />
        </div>
        <AccessoryCounts
          list={start.prices}
          isAlone={product === accessoriesAlone}
          valueOf={(name) => String(Reflect.get(form.initialValue ?? {}, name) ?? "")}
          errorOf={(name) => message(form.allErrors[name]?.[0])}
        />
      </div>

      <PriceBar quote={quote} />

      <button
        type="submit"
        className="send"
        disabled={isSending}
        onClick={() => {
          setWasSent(true);
        }}
      >
        {t(isSending ? "order:sending" : start.isCorrection ? "order:correct.send" : "order:send")}
      </button>
      <p className="form-error" role="alert" data-form-error>
        {isSending ? undefined : message(problem)}
      </p>
    </fetcher.Form>
  );
}

/**
 * The price of what the form has at the moment.
 * @param given the form's values as the page came with them.
 */
function useQuote(list: PriceList, given: object | undefined) {
  const { accessories } = list;
  const [choices, setChoices] = useState(() =>
    choicesOf((name) => [Reflect.get(given ?? {}, name)].flat().map(textOf), accessories),
  );
  const follow = useCallback(
    (form: HTMLFormElement) => {
      const typed = new FormData(form);
      setChoices(choicesOf((name) => typed.getAll(name).map(textOf), accessories));
    },
    [accessories],
  );
  const quote = useMemo(() => quoteOf(list, choices), [list, choices]);
  return { quote, product: quotedProduct(choices.template), follow };
}

function textOf(value: unknown): string {
  return typeof value === "string" ? value : "";
}

/**
 * The sum of what is chosen, always in view; its lines unfold. Without script a button asks the
 * server for it.
 */
function PriceBar({ quote }: { quote: Quote }) {
  const { t, i18n } = useTranslation();
  const texts = priceTexts(quote, orderLanguageOf(i18n.language), t);
  return (
    <section className="order-price" aria-label={t("order:price.sum")}>
      <details>
        <summary>
          <span>{t("order:price.sum")}</span>
          <output className="display" aria-live="polite" data-sum={quote.sum}>
            {texts.sum}
          </output>
        </summary>
        <PriceLines texts={texts} />
      </details>
      <p>
        {texts.approximate && <span className="order-approximate">{texts.approximate}</span>}
        <span>{t("order:price.confirmed")}</span>
      </p>
      <noscript>
        <button type="submit" name="intent" value="sum" className="button">
          {t("order:price.show")}
        </button>
      </noscript>
    </section>
  );
}
