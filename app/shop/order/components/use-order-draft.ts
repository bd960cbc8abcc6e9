import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import {
  checkValue,
  checkedValue,
  isFormChanged,
  keepDraft,
  restoreDraft,
} from "#app/shop/order/components/unsent-form.ts";
import type { OrderStart } from "#app/shop/order/options/types.ts";

/**
 * Restores this tab's draft of the form, keeps it up to date, and follows the chosen design. The
 * fields are uncontrolled, so that values typed before hydration stay.
 * @param first the form's key and design as the page came with them.
 * @param isChecked whether the page shows the server's errors, which no draft must replace.
 * @param isCorrection whether the form corrects an order that was sent: it has no draft, which a
 * later order would begin with.
 */
export function useOrderDraft(
  designs: OrderStart["designs"],
  first: { key: string; template: string },
  isChecked: boolean,
  isCorrection: boolean,
) {
  const formRef = useRef<HTMLFormElement>(null);
  const [chosen, setChosen] = useState(first.template);
  const [key, setKey] = useState(first.key);
  const occasions = useMemo(
    () => new Map(designs.map(({ id, occasionType }) => [id, occasionType])),
    [designs],
  );
  /** The occasion of the design chosen last. */
  const occasion = useRef(occasions.get(first.template));

  const keep = useCallback(() => {
    if (formRef.current && !isCorrection) keepDraft(formRef.current);
  }, [isCorrection]);

  /** Another design sets the occasion type, unless the customer has changed it. */
  const choose = useCallback(
    (id: string) => {
      setChosen(id);
      const form = formRef.current;
      const next = occasions.get(id);
      if (!form || next === undefined) return;
      const fieldValue = checkedValue(form, "occasionType");
      if (fieldValue === undefined || fieldValue === occasion.current)
        checkValue(form, "occasionType", next);
      occasion.current = next;
      keep();
    },
    [occasions, keep],
  );

  useEffect(() => {
    const form = formRef.current;
    if (!form) return;
    const query = new URLSearchParams(location.search);
    const namesDesign = query.has("template") || query.has("product");
    const draftKey = isChecked || isCorrection ? null : restoreDraft(form, namesDesign);
    if (draftKey !== null && isKey(draftKey)) setKey(draftKey);
    const template = checkedValue(form, "template") ?? "";
    if (draftKey === null && !isChecked && !isCorrection && template !== first.template) {
      // Picked before the script came: nothing else has followed it.
      choose(template);
    } else {
      setChosen(template);
      occasion.current = occasions.get(template) ?? occasion.current;
    }
    // Makes conform read the fields again; a form as the page came with it is not rendered twice.
    if (isFormChanged(form))
      form.querySelector("[name=names]")?.dispatchEvent(new Event("input", { bubbles: true }));
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, when the script has come
  }, []);

  return { formRef, key, chosen, keep, choose };
}

/** An invalid key is not restored, because the server would refuse it each time. */
function isKey(text: string): boolean {
  return /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text);
}
