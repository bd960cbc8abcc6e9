import type { ReactNode } from "react";
import { Emblem } from "#app/components/emblem.tsx";
import "./dashboard.css";

/** The texts of the button that ends a session, and of the page after it. */
type LeaveTexts = { button: string; done: string; text: string };

/**
 * Says that this browser's session has ended; one that goes on is ended here.
 * @param colours the style whose colours dashboard.css names.
 */
export function LeavePage({
  isIn,
  texts,
  colours,
}: {
  isIn: boolean;
  texts: LeaveTexts;
  colours: ReactNode;
}) {
  const title = isIn ? texts.button : texts.done;
  return (
    <main className="dashboard dashboard-error" data-left={isIn ? undefined : ""}>
      {colours}
      <title>{title}</title>
      <Emblem />
      <h1>{title}</h1>
      <p>{texts.text}</p>
      {isIn && (
        <form method="post" className="actions">
          <button type="submit" className="button">
            {texts.button}
          </button>
        </form>
      )}
    </main>
  );
}

/** The button at the foot of a page that ends this browser's session. */
export function LeaveButton({ action, text }: { action: string; text: string }) {
  return (
    // A full page load, so that nothing of the dashboard stays in the browser's memory.
    <form method="post" action={action} className="leave">
      <button type="submit">{text}</button>
    </form>
  );
}
