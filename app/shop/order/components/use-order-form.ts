import { useForm } from "@conform-to/react";
import { getValibotConstraint, parseWithValibot } from "@conform-to/valibot";
import { useEffect, useMemo, useRef, useState } from "react";
import type { OrderStart } from "#app/shop/order/options/types.ts";
import { orderSchema, type ReadPhone } from "#app/shop/order/schema.ts";
import type { OrderAnswer } from "#app/shop/order/components/send-order.ts";

/** Accepts any number until the rules have loaded; the server validates in any case. */
const anyPhone: ReadPhone = (typed) => typed;

/** Available from Safari 16.4 and 17, Chrome 111 and 120. Source: https://developer.mozilla.org */
const hasWhatRulesNeed = () => "toWellFormed" in String.prototype && "canParse" in URL;

/** Nothing of the page's HTML depends on it, so that hydration finds what the server rendered. */
const canCheck = !import.meta.env.SSR && hasWhatRulesNeed();

/**
 * The order form's state, with errors by the server's schema. In browsers that lack what the schema
 * needs, only the server validates.
 */
export function useOrderForm(start: OrderStart, answer: OrderAnswer | undefined) {
  const [readPhone, setReadPhone] = useState<ReadPhone>(() => anyPhone);
  const schema = useMemo(() => orderSchema(start.today, readPhone), [start.today, readPhone]);
  const constraint = useMemo(() => getValibotConstraint(schema), [schema]);
  const [form, fields] = useForm<OrderStart["values"] & { key?: string }>({
    id: "order-form",
    lastResult: answer && "lastResult" in answer ? answer.lastResult : undefined,
    defaultValue: start.values,
    constraint,
    // Without `onValidate` conform would ask the server at each change of a field.
    shouldValidate: canCheck ? "onBlur" : "onSubmit",
    shouldRevalidate: canCheck ? "onInput" : "onSubmit",
    onValidate: canCheck ? ({ formData }) => parseWithValibot(formData, { schema }) : undefined,
  });
  const wasPhoneLeft = useRef(false);
  const phoneName = fields.phone.name;
  useEffect(() => {
    // On a slow network the rules load after the number was typed: nothing else would validate it again.
    if (readPhone !== anyPhone && wasPhoneLeft.current) form.validate({ name: phoneName });
    // oxlint-disable-next-line react/exhaustive-deps -- a new form object is no reason to validate
  }, [readPhone, phoneName]);
  const phoneRules = {
    onFocus: () => {
      import("#app/shop/order/phone.ts").then(
        (rules) => setReadPhone(() => rules.readHomePhone),
        (error: unknown) => console.warn("phone numbers are validated by the server alone", error),
      );
    },
    onBlur: () => {
      wasPhoneLeft.current = true;
    },
  };
  return { form, fields, phoneRules };
}
