/** Long enough for a slow network, short enough that a customer does not give up first. */
const patience = 20_000;
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

async function send(form: HTMLFormElement): Promise<void> {
  const button = form.querySelector<HTMLButtonElement>("button[type=submit]");
  if (!button || button.disabled) return;
  const label = button.textContent;
  button.disabled = true;
  button.textContent = form.dataset.sending ?? label;
  const given = new AbortController();
  const timer = setTimeout(() => given.abort(), patience);
  try {
    const answer = await fetch(form.action, {
      method: "POST",
      body: new FormData(form),
      signal: given.signal,
    });
    if (answer.redirected) {
      forget();
      location.assign(answer.url);
      return;
    }
    const page = new DOMParser().parseFromString(await answer.text(), "text/html");
    const checked = page.querySelector("#order-form");
    if (!checked) throw new Error(`the answer ${answer.status} has no form`);
    // The pictures to choose by stay as they are: those of the answer would have to come anew.
    const pictures = form.querySelector("[data-template]");
    if (pictures) checked.querySelector("[data-template]")?.replaceWith(pictures);
    form.replaceWith(checked);
    document.documentElement.classList.remove("loading");
    const wrong = checked.querySelector<HTMLElement>("[aria-invalid=true], .form-error");
    wrong?.focus();
    wrong?.scrollIntoView({ block: "center" });
  } catch (error) {
    console.warn("the order was not taken", error);
    button.disabled = false;
    button.textContent = label;
    document.documentElement.classList.remove("loading");
    const message = form.querySelector("[data-form-error]");
    if (message) message.textContent = form.dataset.failed ?? "";
  } finally {
    clearTimeout(timer);
  }
}

function forget(): void {
  try {
    sessionStorage.removeItem(draftKey);
  } catch (error) {
    console.warn("the draft stays", error);
  }
}
