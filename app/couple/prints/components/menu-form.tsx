import { Form } from "react-router";
import type { MenuForm as Menu } from "#app/couple/prints/view.ts";
import { menuLimits } from "#app/domain/seating/limits.ts";

/** The menu's form: hosts write a text once for each language of their guests. */
export function MenuForm({
  menu: { language, lang, text, words },
  problem,
}: {
  menu: Menu;
  /** Why it was not saved, and what was typed. */
  problem: { says: string; text: string } | undefined;
}) {
  return (
    <Form method="post" className="menu-form" preventScrollReset>
      <input type="hidden" name="language" value={language} />
      <label htmlFor="menu">{words.label}</label>
      <textarea
        id="menu"
        // A saved menu, or the menu of another language, replaces the field's text.
        key={`${language} ${text}`}
        name="text"
        rows={12}
        lang={lang}
        dir="auto"
        maxLength={menuLimits.text}
        defaultValue={problem?.text ?? text}
        aria-describedby="menu-hint"
        aria-invalid={problem ? true : undefined}
      />
      {problem && (
        <p className="problem" role="alert">
          {problem.says}
        </p>
      )}
      <p className="muted" id="menu-hint">
        {words.hint}
      </p>
      <button type="submit" className="button">
        {words.save}
      </button>
    </Form>
  );
}
