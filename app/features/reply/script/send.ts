import { enableCopying } from "#app/components/script/copy.ts";
import { check, showMended, showProblems } from "#app/features/reply/script/check.ts";
import { enableSteppers, showSteppers } from "#app/features/reply/script/stepper.ts";
import { pageOf, partOf, postForm, sayFailed } from "#app/lib/post-form.ts";

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
  document.addEventListener("input", ({ target }) => {
    const form = target instanceof Element && target.closest("#reply-form");
    if (form instanceof HTMLFormElement) looksGood(form, showMended);
  });
  showSteppers(document);
  enableSteppers();
}

/** An old browser may lack what the check needs; the server checks in any case. */
function looksGood(form: HTMLFormElement, look = showProblems): boolean {
  try {
    return look(form, check(form));
  } catch (error) {
    console.warn("not checked before sending", error);
    return true;
  }
}

function send(form: HTMLFormElement): Promise<void> {
  return postForm(
    form,
    form.action,
    async (answer) => {
      const page = await pageOf(answer);
      const section = partOf(page, "#reply");
      document.querySelector("#reply")?.replaceWith(section);
      enableCopying(section);
      showSteppers(section);
      follow(page);
      // The address asked for a form that has been sent: opened again it shows what was answered.
      if (answer.redirected && location.search !== "")
        history.replaceState(history.state, "", location.pathname);
      section
        .querySelector<HTMLElement>(
          "[data-reply-sent], input[aria-invalid=true], textarea[aria-invalid=true], fieldset[aria-invalid=true] input, .form-error",
        )
        ?.focus();
      section.scrollIntoView({ block: "nearest" });
    },
    () => sayFailed(form, JSON.parse(form.dataset.messages ?? "{}")["try-again"]),
  );
}

/** The rest of the page follows: once answered, nothing there asks any more. */
function follow(page: Document): void {
  const shortcuts = page.querySelector(".shortcuts");
  if (shortcuts) document.querySelector(".shortcuts")?.replaceWith(shortcuts);
  const link = document.querySelector<HTMLElement>(".reply-link");
  // Its room stays: without it the form would move away under the guest's eyes.
  if (link && !page.querySelector(".reply-link")) link.style.visibility = "hidden";
}
