/** Milliseconds: long enough for a slow network, short enough that a person does not give up first. */
const patience = 20_000;

/**
 * Posts a form without leaving its page. Meanwhile its button says so and is not to be pressed again;
 * when nothing good comes back the button is as it was, and what was typed stays.
 * @param to the address.
 * @param take shows what the answer says. What it throws counts as no answer.
 * @param fail tells the person.
 */
export async function postForm(
  form: HTMLFormElement,
  to: string,
  take: (answer: Response) => Promise<void>,
  fail: () => void,
): Promise<void> {
  const button = form.querySelector<HTMLButtonElement>("button[type=submit]");
  if (!button || button.disabled) return;
  const label = button.textContent;
  button.disabled = true;
  button.textContent = form.dataset.sending ?? label;
  // `AbortSignal.timeout` is younger than many phones.
  const given = new AbortController();
  const timer = setTimeout(() => given.abort(), patience);
  try {
    const { signal } = given;
    await take(await fetch(to, { method: "POST", body: new FormData(form), signal }));
  } catch (error) {
    console.warn("the form was not taken", error);
    button.disabled = false;
    button.textContent = label;
    fail();
  } finally {
    clearTimeout(timer);
  }
}

/** The page that an answer is. */
export async function pageOf(answer: Response): Promise<Document> {
  return new DOMParser().parseFromString(await answer.text(), "text/html");
}

/** The part of a page that a selector names. @throws when it has none. */
export function partOf(page: Document, selector: string): HTMLElement {
  const part = page.querySelector<HTMLElement>(selector);
  if (!part) throw new Error(`the answer has no ${selector}`);
  return part;
}

/** Says under a form's button that it did not go out. */
export function sayFailed(form: HTMLFormElement, words: string | undefined): void {
  const message = form.querySelector("[data-form-error]");
  if (message) message.textContent = words ?? "";
}
