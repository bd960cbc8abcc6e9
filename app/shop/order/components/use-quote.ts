import { useCallback, useMemo, useState } from "react";
import { choicesOf } from "#app/shop/order/choices.ts";
import { quotedProduct, quoteOf, type PriceList } from "#app/shop/order/quote.ts";

/**
 * The price of what the form has at the moment.
 * @param given the form's values as the page came with them.
 */
export function useQuote(list: PriceList, given: object | undefined) {
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
