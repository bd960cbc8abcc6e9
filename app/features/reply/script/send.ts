import { enableCopying } from "#app/features/invitation/script/copy.ts";
import { check, showProblems } from "#app/features/reply/script/check.ts";
import { partOf, postForm, sayFailed } from "#app/lib/post-form.ts";

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

function send(form: HTMLFormElement): Promise<void> {
  return postForm(
    form,
    form.action,
    async (answer) => {
      const section = await partOf(answer, "#reply");
      document.querySelector("#reply")?.replaceWith(section);
      enableCopying(section);
      // The address asked for a form that has been sent: opened again it shows what was answered.
      if (answer.redirected && location.search !== "")
        history.replaceState(history.state, "", location.pathname);
      section
        .querySelector<HTMLElement>("[data-reply-sent], [aria-invalid=true], .form-error")
        ?.focus();
      section.scrollIntoView({ block: "nearest" });
    },
    () => sayFailed(form, JSON.parse(form.dataset.messages ?? "{}")["try-again"]),
  );
}
