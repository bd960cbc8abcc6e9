import type { ReactNode } from "react";
import { isLong } from "#app/designs/kit/names.tsx";
import type { SectionView } from "#app/guest/section-view.ts";
import type { OrnamentPart } from "#app/designs/contract.ts";

/** A text of the hosts. The first on a page is drawn as the letter, later ones as notes. */
export function MessageSection({
  section,
  ornament: { Branch, Corner },
  letter,
  greeting,
  children,
}: {
  section: Extract<SectionView, { type: "message" }>;
  ornament: OrnamentPart;
  letter: boolean;
  /** The salutation of the household whose link is used. */
  greeting?: string;
  /** A drawing over a note. */
  children?: ReactNode;
}) {
  if (!letter) {
    return (
      <section className="note">
        {children}
        {section.heading && <h2 className="display">{section.heading}</h2>}
        <p className="lines">{section.text}</p>
      </section>
    );
  }
  return (
    <section className="letter paper">
      <Corner />
      {greeting && <p className="greeting display">{greeting}</p>}
      {section.heading && (
        <h2 className="display" data-long={isLong(section.heading) || undefined}>
          {section.heading}
        </h2>
      )}
      <p className="lines initial">{section.text}</p>
      <Branch />
    </section>
  );
}
