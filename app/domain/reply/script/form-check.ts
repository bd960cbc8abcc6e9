import * as v from "valibot";
import { fieldNames, replyFields } from "#app/domain/invitation/reply/fields.ts";
import { replySchema, type ReplyRules } from "#app/domain/reply/schema.ts";

/** Message keys by field name. */
export type Problems = Partial<Record<string, readonly string[]>>;

/**
 * Validates a form as the server does. The rules are in `data-rules`; an empty field counts as
 * absent, as on the server.
 */
export function check(form: HTMLFormElement): Problems {
  const rules: ReplyRules = JSON.parse(form.dataset.rules ?? "{}");
  const typed = new FormData(form);
  const schema = replySchema(rules, typed.get("response"));
  const names = schema.options.flatMap(({ entries }) => Object.keys(entries));
  const values = names.map((name) => [name, valueOf(typed, name)]);
  const result = v.safeParse(schema, Object.fromEntries(values));
  return result.success ? {} : (v.flatten(result.issues).nested ?? {});
}

function valueOf(typed: FormData, name: string): unknown {
  const several = fieldNames.some(
    (field) => field === name && replyFields[field].control === "several",
  );
  return several ? typed.getAll(name) : typed.get(name) || undefined;
}

/** Shows each problem beside its field and focuses the first. Returns whether there are none. */
export function showProblems(form: HTMLFormElement, problems: Problems): boolean {
  for (const place of placesOf(form)) show(form, place, problems);
  const formError = form.querySelector("[data-form-error]");
  if (formError) formError.textContent = problems.key ? (messagesOf(form)["stale-form"] ?? "") : "";
  form
    .querySelector<HTMLElement>(
      ":is(input, textarea)[aria-invalid=true], fieldset[aria-invalid=true] input",
    )
    ?.focus();
  return Object.keys(problems).length === 0;
}

/**
 * Validates again only the fields that show a problem, and clears those that are now right. Returns
 * whether no problem is shown.
 */
export function showMended(form: HTMLFormElement, problems: Problems): boolean {
  const errorPlaces = placesOf(form).filter(({ textContent }) => textContent !== "");
  for (const place of errorPlaces) show(form, place, problems);
  return errorPlaces.every(({ textContent }) => textContent === "");
}

function placesOf(form: HTMLFormElement): HTMLElement[] {
  return [...form.querySelectorAll<HTMLElement>("[data-error-for]")];
}

function messagesOf(form: HTMLFormElement): Partial<Record<string, string>> {
  return JSON.parse(form.dataset.messages ?? "{}");
}

function show(form: HTMLFormElement, place: HTMLElement, problems: Problems): void {
  const name = place.dataset.errorFor ?? "";
  const [key] = problems[name] ?? [];
  const messages = messagesOf(form);
  place.textContent = key ? (messages[key] ?? messages["choose-option"] ?? "") : "";
  const marked = [place.closest("fieldset"), ...form.querySelectorAll(`[name="${name}"]`)];
  for (const element of marked) {
    if (key) element?.setAttribute("aria-invalid", "true");
    else element?.removeAttribute("aria-invalid");
  }
}
