/** The session storage key of an order that was not sent yet. */
const draftKey = "order-draft";

/** Fields that the page may prefill from the visitor's personalisation. */
const given = ["names", "occasionDate"];

/** Fields of one page load; they are not part of a draft. */
const ownToPage = ["stamp", "website"];

type Draft = {
  typed: [name: string, value: string][];
  /** The `given` fields as the page came with them when the draft was stored. */
  given: [name: string, value: string][];
};

type Field = HTMLInputElement | HTMLTextAreaElement;

/** Stores the typed values. Storage may be blocked in private windows. */
export function keepDraft(form: HTMLFormElement): void {
  const draft: Draft = {
    typed: [...new FormData(form)]
      .filter(([name]) => !ownToPage.includes(name))
      .map(([name, value]) => [name, String(value)]),
    given: given.map((name) => [name, fieldsOf(form, name)[0]?.defaultValue ?? ""]),
  };
  try {
    sessionStorage.setItem(draftKey, JSON.stringify(draft));
  } catch (error) {
    console.warn("the draft is not kept", error);
  }
}

/** Called after the order was accepted. */
export function forgetDraft(): void {
  try {
    sessionStorage.removeItem(draftKey);
  } catch (error) {
    console.warn("the draft stays", error);
  }
}

/**
 * Restores this tab's draft, except over newer values: typed before the script loaded, requested by
 * the address, or from a later personalisation.
 * @param namesDesign whether the page's address names a design.
 * @returns the draft's idempotency key; null without a draft.
 */
export function restoreDraft(form: HTMLFormElement, namesDesign: boolean): string | null {
  const draft = readDraft();
  if (!draft) return null;
  const typed = (name: string) =>
    draft.typed.flatMap(([field, value]) => (field === name ? [value] : []));
  const isOther = namesDesign && typed("template")[0] !== checkedValue(form, "template");
  const names = new Set(draft.typed.map(([name]) => name));
  // Unchecked boxes are not posted, so their names are added.
  for (const { name } of fieldsOf(form)) if (name && !ownToPage.includes(name)) names.add(name);
  for (const name of names) {
    const fields = fieldsOf(form, name);
    const isNewer =
      name === "key" ||
      (namesDesign && name === "template") ||
      (isOther && name === "occasionType") ||
      fields.some(isChanged) ||
      isGivenAnew(draft, name, fields);
    if (!isNewer) write(fields, typed(name));
  }
  return typed("key")[0] ?? null;
}

function readDraft(): Draft | null {
  try {
    const draft: Partial<Draft> | null = JSON.parse(sessionStorage.getItem(draftKey) ?? "null");
    return draft?.typed && draft.given ? { typed: draft.typed, given: draft.given } : null;
  } catch (error) {
    console.warn("there is no draft", error);
    return null;
  }
}

function isGivenAnew(draft: Draft, name: string, fields: Field[]): boolean {
  const earlierValue = draft.given.find(([field]) => field === name)?.[1];
  const now = fields[0]?.defaultValue ?? "";
  return earlierValue !== undefined && now !== "" && now !== earlierValue;
}

/** True if a visitor has changed a field since the page loaded. */
function isChanged(field: Field): boolean {
  return isPicked(field)
    ? field.checked !== field.defaultChecked
    : field.value !== field.defaultValue;
}

/** True if any field differs from the value that the page came with. */
export function isFormChanged(form: HTMLFormElement): boolean {
  return fieldsOf(form).some(isChanged);
}

function write(fields: Field[], values: string[]): void {
  for (const field of fields)
    if (isPicked(field)) field.checked = values.includes(field.value);
    else if (values[0] !== undefined) field.value = values[0];
}

function isPicked(field: Field): field is HTMLInputElement {
  return field instanceof HTMLInputElement && ["checkbox", "radio"].includes(field.type);
}

function fieldsOf(form: HTMLFormElement, name?: string): Field[] {
  return [...form.elements].filter(isField).filter((field) => !name || field.name === name);
}

function isField(element: Element): element is Field {
  return element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
}

/** The checked value of a question; undefined when none is. */
export function checkedValue(form: HTMLFormElement, name: string): string | undefined {
  return fieldsOf(form, name).find((field) => isPicked(field) && field.checked)?.value;
}

/** Checks an answer of a question. */
export function checkValue(form: HTMLFormElement, name: string, value: string): void {
  write(fieldsOf(form, name), [value]);
}
