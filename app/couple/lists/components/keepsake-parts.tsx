import type { ReactNode } from "react";
import type { KeepsakeLook } from "#app/couple/lists/keepsake/view.server.tsx";

/** The CSS and the drawings of a keepsake; once on its page, before what uses them. */
export function KeepsakeParts({
  look: { css, drawings, language },
}: {
  look: KeepsakeLook;
}): ReactNode {
  return (
    <>
      {/* In the head, where React keeps one of each look. */}
      <style href={`keepsake-${language}`} precedence="design">
        {css}
      </style>
      <div className="keepsake-parts" dangerouslySetInnerHTML={{ __html: drawings }} />
    </>
  );
}

/** The sign of the invitation's ornament. */
export function KeepsakeEmblem() {
  return (
    <svg className="keepsake-emblem" viewBox="0 0 116 134" aria-hidden="true">
      <use href="#keepsake-emblem" width="116" height="134" />
    </svg>
  );
}

/** The ornament's rule. */
export function KeepsakeDivider() {
  return (
    <svg className="keepsake-divider" viewBox="0 0 260 44" aria-hidden="true">
      <use href="#keepsake-divider" width="260" height="44" />
    </svg>
  );
}
