import { enableCopying } from "#app/features/invitation/script/copy.ts";
import { check, showProblems } from "#app/features/reply/script/check.ts";

/** Long enough for a slow network, short enough that a guest does not give up first. */
const patience = 20_000;

/**
 * Sends the reply form in place: checked by the same schema as on the server, then posted to the
 * same address, whose page holds the confirmation or the problems. Sending again is safe: the form's
 * key makes it the same reply. When nothing comes back, what was typed stays.
 */
export function sendInPlace(): void {
  document.addEventListener("submit", (event) => {
    const form = event.target;
    if (!(form instanceof HTMLFormElement) || form.id !== "reply-form") return;
    event.preventDefault();
    if (looksGood(form)) void send(form);
  });
}

/** An old browser may lack what the check needs; the server checks in any case. */
function looksGood(form: HTMLFormElement): boolean {
  try {
    return showProblems(form, check(form));
  } catch (error) {
    console.warn("not checked before sending", error);
    return true;
  }
}

async function send(form: HTMLFormElement): Promise<void> {
  const button = form.querySelector<HTMLButtonElement>("button[type=submit]");
  if (!button || button.disabled) return;
  const label = button.textContent;
  button.disabled = true;
  button.textContent = form.dataset.sending ?? label;
  // `AbortSignal.timeout` is younger than many phones.
  const given = new AbortController();
  const timer = setTimeout(() => given.abort(), patience);
  try {
    const answer = await fetch(location.pathname, {
      method: "POST",
      body: new FormData(form),
      signal: given.signal,
    });
    const section = new DOMParser()
      .parseFromString(await answer.text(), "text/html")
      .querySelector("#reply");
    if (!section) throw new Error(`the answer ${answer.status} has no reply section`);
    document.querySelector("#reply")?.replaceWith(section);
    enableCopying(section);
    section
      .querySelector<HTMLElement>("[data-reply-sent], [aria-invalid=true], .form-error")
      ?.focus();
    section.scrollIntoView({ block: "nearest" });
  } catch (error) {
    console.warn("the reply was not taken", error);
    button.disabled = false;
    button.textContent = label;
    const message = form.querySelector("[data-form-error]");
    if (message) message.textContent = JSON.parse(form.dataset.messages ?? "{}")["try-again"];
  } finally {
    clearTimeout(timer);
  }
}
