import { pageOf, partOf, postForm, sayFailed } from "#app/lib/post-form.ts";

const draftKey = "order-draft";

/**
 * Keeps what is typed into the order form through a reload, and sends it in place: when nothing comes
 * back it stays, and sending again is safe, because the form's key makes it the same order.
 */
export function enableOrderForm(): void {
  const form = formOnPage();
  if (!form) return;
  if (form.querySelector("[aria-invalid=true]") === null) restore(form);
  document.addEventListener("input", () => keep(formOnPage()));
  let occasion = occasionChosen(form);
  document.addEventListener("change", ({ target }) => {
    const now = formOnPage();
    if (now && target instanceof HTMLInputElement && target.name === "template")
      occasion = followDesign(now, occasion);
    keep(now);
  });
  document.addEventListener("submit", (event) => {
    const sent = event.target;
    if (!(sent instanceof HTMLFormElement) || sent.id !== "order-form") return;
    event.preventDefault();
    void send(sent);
  });
}

function formOnPage(): HTMLFormElement | null {
  return document.querySelector<HTMLFormElement>("#order-form");
}

/** A private window may refuse: then the page keeps what it can by itself. */
function keep(form: HTMLFormElement | null): void {
  if (!form) return;
  const draft: Draft = {
    typed: [...new FormData(form)]
      .filter(([name]) => name !== "stamp" && name !== "website")
      .map(([name, value]) => [name, String(value)]),
    given: given.map((name) => [name, fieldOf(form, name)?.defaultValue ?? ""]),
  };
  try {
    sessionStorage.setItem(draftKey, JSON.stringify(draft));
  } catch (error) {
    console.warn("the draft is not kept", error);
  }
}

/** What is typed already; names and day as they were given when it was, by what the visitor had tried. */
type Draft = { typed: [string, string][]; given: [string, string][] };
const given = ["names", "occasionDate"];

function readDraft(): Draft | null {
  try {
    const draft: Partial<Draft> | null = JSON.parse(sessionStorage.getItem(draftKey) ?? "null");
    return draft?.typed && draft.given ? { typed: draft.typed, given: draft.given } : null;
  } catch (error) {
    console.warn("there is no draft", error);
    return null;
  }
}

function restore(form: HTMLFormElement): void {
  const draft = readDraft();
  if (!draft) return;
  const typed = (name: string) =>
    draft.typed.flatMap(([field, value]) => (field === name ? [value] : []));
  // What the address asks for, and what was tried since, is newer than the draft.
  const asked = new URLSearchParams(location.search);
  const isAsked = asked.has("template") || asked.has("product");
  const isOther = isAsked && typed("template")[0] !== checkedOf(form, "template")?.value;
  const newer = new Set([
    ...(isAsked ? ["template"] : []),
    ...(isOther ? ["occasionType"] : []),
    ...draft.given.flatMap(([name, before]) => {
      const now = fieldOf(form, name)?.defaultValue ?? "";
      return now !== "" && now !== before ? [name] : [];
    }),
  ]);
  for (const field of form.elements) {
    if (!(field instanceof Element) || newer.has(field.getAttribute("name") ?? "")) continue;
    if (field instanceof HTMLInputElement && ["checkbox", "radio"].includes(field.type))
      field.checked = typed(field.name).includes(field.value);
    else if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) {
      const [value] = typed(field.name);
      if (value !== undefined) field.value = value;
    }
  }
  // What is chosen is not left where nobody sees it.
  checkedOf(form, "template")?.closest("details")?.setAttribute("open", "");
}

function fieldOf(form: HTMLFormElement, name: string): HTMLInputElement | null {
  return form.querySelector<HTMLInputElement>(`input[name="${name}"]`);
}

function checkedOf(form: HTMLFormElement, name: string): HTMLInputElement | null {
  return form.querySelector<HTMLInputElement>(`input[name="${name}"]:checked`);
}

/** What the design that is chosen is for. */
function occasionChosen(form: HTMLFormElement): string | undefined {
  return checkedOf(form, "template")?.closest<HTMLElement>("[data-occasion]")?.dataset.occasion;
}

/**
 * Another design says anew what the order is for, unless its customer has said so themselves.
 * @param before the occasion of the design that was chosen until now.
 * @returns that of the one chosen now.
 */
function followDesign(form: HTMLFormElement, before: string | undefined): string | undefined {
  const occasion = occasionChosen(form);
  if (occasion === undefined) return before;
  const said = checkedOf(form, "occasionType")?.value;
  if (said !== undefined && said !== before) return occasion;
  const proposed = form.querySelector<HTMLInputElement>(
    `input[name="occasionType"][value="${occasion}"]`,
  );
  if (proposed) proposed.checked = true;
  return occasion;
}

function send(form: HTMLFormElement): Promise<void> {
  const rest = () => document.documentElement.classList.remove("loading");
  return postForm(
    form,
    form.action,
    async (answer) => {
      if (answer.redirected) {
        forget();
        location.assign(answer.url);
        return;
      }
      const checked = partOf(await pageOf(answer), "#order-form");
      // The pictures to choose by stay as they are: those of the answer would have to come anew.
      const pictures = form.querySelector("[data-template]");
      if (pictures) checked.querySelector("[data-template]")?.replaceWith(pictures);
      form.replaceWith(checked);
      rest();
      const wrong = checked.querySelector<HTMLElement>("[aria-invalid=true], .form-error");
      wrong?.focus();
      wrong?.scrollIntoView({ block: "center" });
    },
    () => {
      rest();
      sayFailed(form, form.dataset.failed);
    },
  );
}

function forget(): void {
  try {
    sessionStorage.removeItem(draftKey);
  } catch (error) {
    console.warn("the draft stays", error);
  }
}
