import { enableCopying } from "#app/components/script/copy.ts";
import { codeParameter } from "#app/domain/guests/link/code.ts";
import { check, showMended, showProblems } from "#app/domain/reply/script/form-check.ts";
import { enableSteppers, showSteppers } from "#app/domain/reply/script/stepper.ts";
import { pageOf, partOf, postForm, sayFailed } from "#app/lib/post-form.ts";

/**
 * Sends the reply form in place: validated by the server's schema, then posted to the page's own
 * address, whose response contains the confirmation or the problems. Sending again is safe, because
 * the form's key makes it the same reply. After a failure the typed values stay.
 */
export function sendInPlace(): void {
  document.addEventListener("submit", (event) => {
    const form = event.target;
    if (!(form instanceof HTMLFormElement) || form.id !== "reply-form") return;
    event.preventDefault();
    if (isValid(form)) void send(form);
  });
  document.addEventListener("input", ({ target }) => {
    const form = target instanceof Element && target.closest("#reply-form");
    if (!(form instanceof HTMLFormElement)) return;
    showPartsOfComing(form);
    isValid(form, showMended);
  });
  showSteppers(document);
  showPartsOfComing(document);
  enableSteppers();
}

/** An old browser may lack features that the validation needs; the server validates in any case. */
function isValid(form: HTMLFormElement, show = showProblems): boolean {
  try {
    return show(form, check(form));
  } catch (error) {
    console.warn("not checked before sending", error);
    return true;
  }
}

function personalQuery(): string {
  const code = new URLSearchParams(location.search).get(codeParameter);
  return code === null ? "" : `?${codeParameter}=${encodeURIComponent(code)}`;
}

function send(form: HTMLFormElement): Promise<void> {
  return postForm(
    form,
    form.action,
    async (answer) => {
      const page = await pageOf(answer);
      // The day was called off since the form was opened: the page has none any more and says so.
      if (answer.status === 410 && !page.querySelector("#reply")) return location.reload();
      const section = partOf(page, "#reply");
      document.querySelector("#reply")?.replaceWith(section);
      enableCopying(section);
      showSteppers(section);
      showPartsOfComing(section);
      follow(page);
      document.dispatchEvent(new Event("replied"));
      // The query asked for a form that has now been sent; on reload the page should show the
      // reply. A personal link stays one.
      if (answer.redirected && location.search !== "")
        history.replaceState(history.state, "", `${location.pathname}${personalQuery()}`);
      section
        .querySelector<HTMLElement>(
          "[data-reply-sent], input[aria-invalid=true], textarea[aria-invalid=true], fieldset[aria-invalid=true] input, .form-error",
        )
        ?.focus();
      section.scrollIntoView({ block: "nearest" });
    },
    (error) => {
      const messages = JSON.parse(form.dataset.messages ?? "{}");
      // `fetch` throws a TypeError without a network.
      sayFailed(form, messages[error instanceof TypeError ? "not-sent" : "try-again"]);
    },
  );
}

/**
 * Updates the rest of the page: it gets the styles of the answer, and links that ask for a reply are
 * removed.
 */
function follow(page: Document): void {
  const [currentStyles, styles] = [document, page].map((root) => root.querySelector("style"));
  // Putting in the same ones would lay out the whole page again.
  if (styles && styles.textContent !== currentStyles?.textContent)
    currentStyles?.replaceWith(styles);
  const shortcuts = page.querySelector(".shortcuts");
  if (shortcuts) document.querySelector(".shortcuts")?.replaceWith(shortcuts);
  const link = document.querySelector<HTMLElement>(".reply-link");
  // Hidden but laid out, because the form would otherwise jump.
  if (link && !page.querySelector(".reply-link")) link.style.visibility = "hidden";
}

/** Hides the question for the parts of the day of each person who does not come. */
function showPartsOfComing(root: Document | Element): void {
  const all = root.querySelector('[name="response"][value="All"]:checked');
  for (const parts of root.querySelectorAll<HTMLElement>("[data-parts-of]")) {
    const field = parts.dataset.partsOf ?? "";
    const staysAway = root.querySelector(`[name="${CSS.escape(field)}"][value="no"]:checked`);
    parts.hidden = all === null && staysAway !== null;
  }
}
