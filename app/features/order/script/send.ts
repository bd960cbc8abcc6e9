import { partOf, postForm, sayFailed } from "#app/lib/post-form.ts";

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
  document.addEventListener("change", () => keep(formOnPage()));
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
  const typed = [...new FormData(form)].filter(([name]) => name !== "stamp" && name !== "website");
  try {
    sessionStorage.setItem(draftKey, JSON.stringify(typed));
  } catch (error) {
    console.warn("the draft is not kept", error);
  }
}

function restore(form: HTMLFormElement): void {
  let typed: [string, string][];
  try {
    typed = JSON.parse(sessionStorage.getItem(draftKey) ?? "[]");
  } catch (error) {
    console.warn("there is no draft", error);
    return;
  }
  if (typed.length === 0) return;
  // The design that the address asks for is newer than the draft's.
  const asked = new URLSearchParams(location.search);
  const isAsked = asked.has("template") || asked.has("product");
  const given = (name: string) =>
    typed.flatMap(([field, value]) => (field === name ? [value] : []));
  for (const field of form.elements) {
    if (!(field instanceof Element) || (isAsked && field.getAttribute("name") === "template"))
      continue;
    if (field instanceof HTMLInputElement && ["checkbox", "radio"].includes(field.type))
      field.checked = given(field.name).includes(field.value);
    else if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) {
      const [value] = given(field.name);
      if (value !== undefined) field.value = value;
    }
  }
  // What is chosen is not left where nobody sees it.
  form.querySelector("[name=template]:checked")?.closest("details")?.setAttribute("open", "");
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
      const checked = await partOf(answer, "#order-form");
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
