/** Milliseconds: long enough for a slow network, short enough for a person to wait. */
const timeoutMs = 20_000;

/**
 * Posts a form without leaving the page. Its button is disabled meanwhile; after a failure it is
 * enabled again, and the typed values stay.
 * @param to the address.
 * @param take shows the response. An exception counts as a failure.
 * @param fail shows the failure, whose error it gets.
 */
export async function postForm(
  form: HTMLFormElement,
  to: string,
  take: (answer: Response) => Promise<void>,
  fail: (error: unknown) => void,
): Promise<void> {
  const button = form.querySelector<HTMLButtonElement>("button[type=submit]");
  if (!button || button.disabled) return;
  const label = button.textContent;
  button.disabled = true;
  button.textContent = form.dataset.sending ?? label;
  // `AbortSignal.timeout` is missing in the browsers of many phones.
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), timeoutMs);
  try {
    const { signal } = controller;
    await take(await fetch(to, { method: "POST", body: new FormData(form), signal }));
  } catch (error) {
    console.warn("the form was not taken", error);
    button.disabled = false;
    button.textContent = label;
    fail(error);
  } finally {
    clearTimeout(timer);
  }
}

/** The document in a response. */
export async function pageOf(answer: Response): Promise<Document> {
  return new DOMParser().parseFromString(await answer.text(), "text/html");
}

/** The element that a selector names. @throws Error when there is none. */
export function partOf(page: Document, selector: string): HTMLElement {
  const part = page.querySelector<HTMLElement>(selector);
  if (!part) throw new Error(`the answer has no ${selector}`);
  return part;
}

/** Shows the failure below the form's button. */
export function sayFailed(form: HTMLFormElement, words: string | undefined): void {
  const message = form.querySelector("[data-form-error]");
  if (message) message.textContent = words ?? "";
}
