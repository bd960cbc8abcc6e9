import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { checkValue, checkedValue, keepDraft, restoreDraft } from "#app/features/order/draft.ts";
import type { OrderStart } from "#app/features/order/order-start.ts";

/**
 * Brings back what this tab had typed into the form, keeps what is typed from then on, and follows
 * the design that is chosen. The fields hold their values themselves: what was typed before the
 * script came stays.
 * @param first the form's key and design as the page came with them.
 * @param isChecked whether the page shows what the server said of the form, which no draft replaces.
 */
export function useOrderDraft(
  designs: OrderStart["designs"],
  first: { key: string; template: string },
  isChecked: boolean,
) {
  const formRef = useRef<HTMLFormElement>(null);
  const [chosen, setChosen] = useState(first.template);
  const [key, setKey] = useState(first.key);
  const occasions = useMemo(
    () => new Map(designs.map(({ id, occasionType }) => [id, occasionType])),
    [designs],
  );
  /** What the design that was chosen last is for. */
  const occasion = useRef(occasions.get(first.template));

  useEffect(() => {
    const form = formRef.current;
    if (!form) return;
    const asked = new URLSearchParams(location.search);
    const isAsked = asked.has("template") || asked.has("product");
    const kept = isChecked ? null : restoreDraft(form, isAsked);
    if (kept !== null && isKey(kept)) setKey(kept);
    const template = checkedValue(form, "template") ?? "";
    setChosen(template);
    occasion.current = occasions.get(template) ?? occasion.current;
    // So that conform reads the fields anew.
    form.querySelector("[name=names]")?.dispatchEvent(new Event("input", { bubbles: true }));
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, when the script has come
  }, []);

  const keep = useCallback(() => {
    if (formRef.current) keepDraft(formRef.current);
  }, []);

  /** Another design says anew what the order is for, unless its customer has said so themselves. */
  const choose = useCallback(
    (id: string) => {
      setChosen(id);
      const form = formRef.current;
      const next = occasions.get(id);
      if (!form || next === undefined) return;
      const said = checkedValue(form, "occasionType");
      if (said === undefined || said === occasion.current) checkValue(form, "occasionType", next);
      occasion.current = next;
      keepDraft(form);
    },
    [occasions],
  );

  return { formRef, key, chosen, keep, choose };
}

/** A key that the server would refuse is not brought back: no sending would succeed with it. */
function isKey(text: string): boolean {
  return /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text);
}
