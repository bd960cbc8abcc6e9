import * as v from "valibot";
import { fieldNames, replyFields } from "#app/features/reply/fields.ts";
import { replySchema, type ReplyRules } from "#app/features/reply/schema.ts";

/** Keys of messages by the name of a field. */
export type Problems = Partial<Record<string, readonly string[]>>;

/**
 * What the server would say of this form. The rules are those the server wrote into `data-rules`;
 * an empty field counts as absent, as it does there.
 */
export function check(form: HTMLFormElement): Problems {
  const rules: ReplyRules = JSON.parse(form.dataset.rules ?? "{}");
  const typed = new FormData(form);
  const schema = replySchema(rules, typed.get("response"));
  const values = Object.keys(schema.entries).map((name) => [name, valueOf(typed, name)]);
  const result = v.safeParse(schema, Object.fromEntries(values));
  return result.success ? {} : (v.flatten<typeof schema>(result.issues).nested ?? {});
}

function valueOf(typed: FormData, name: string): unknown {
  const several = fieldNames.some(
    (field) => field === name && replyFields[field].control === "several",
  );
  return several ? typed.getAll(name) : typed.get(name) || undefined;
}

/** Writes each problem beside its field and moves to the first. Answers whether there are none. */
export function showProblems(form: HTMLFormElement, problems: Problems): boolean {
  const messages = JSON.parse(form.dataset.messages ?? "{}");
  let first: HTMLElement | undefined;
  for (const place of form.querySelectorAll<HTMLElement>("[data-error-for]")) {
    const name = place.dataset.errorFor ?? "";
    const [key] = problems[name] ?? [];
    place.textContent = key ? (messages[key] ?? messages["choose-option"]) : "";
    for (const field of form.querySelectorAll<HTMLElement>(`[name="${name}"]`)) {
      if (key) field.setAttribute("aria-invalid", "true");
      else field.removeAttribute("aria-invalid");
      if (key) first ??= field;
    }
  }
  const whole = form.querySelector("[data-form-error]");
  if (whole) whole.textContent = problems.key ? messages["stale-form"] : "";
  first?.focus();
  return Object.keys(problems).length === 0;
}
