import { useForm } from "@conform-to/react";
import { useEffect, useRef, useState } from "react";
import type { UsualValues } from "#app/couple/guest-list/household/rules.ts";
import { readValues, type HouseholdField } from "#app/couple/guest-list/household/fields.ts";
import type { HouseholdFailure } from "#app/couple/guest-list/household/submit.server.ts";
import type { NewHousehold } from "#app/domain/guests/schema.ts";
import type { Language } from "#app/i18n/languages.ts";

type Rules = typeof import("#app/couple/guest-list/household/rules.ts");

/**
 * A household's form with errors by the server's schema, and what applies where its fields are
 * empty. The rules for names are loaded when the form is there; without them, as in Safari before
 * 16.4, which cannot read them, the server alone validates.
 * @param usual what applies to the values that the form is shown with.
 */
export function useHouseholdForm(
  languages: readonly Language[],
  usual: UsualValues,
  failure: HouseholdFailure | undefined,
) {
  const [rules, setRules] = useState<Rules | null>(null);
  const [live, setLive] = useState(usual);
  const formRef = useRef<HTMLFormElement>(null);
  useEffect(() => {
    import("#app/couple/guest-list/household/rules.ts").then(
      (loaded) => setRules(loaded),
      (error: unknown) => console.warn("the server alone validates households", error),
    );
  }, []);
  const refresh = () => {
    if (rules && formRef.current)
      setLive(rules.usualValues(readValues(new FormData(formRef.current)), languages));
  };
  const [form, fields] = useForm<Record<HouseholdField, string>, NewHousehold>({
    id: "household",
    lastResult: failure?.problem === null ? failure.lastResult : undefined,
    shouldValidate: "onSubmit",
    shouldRevalidate: rules ? "onInput" : "onSubmit",
    onValidate: rules ? ({ formData }) => rules.parseHousehold(formData, languages) : undefined,
  });
  return { form, fields, formRef, live, refresh };
}
