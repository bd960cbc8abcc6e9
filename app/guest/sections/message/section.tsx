import { isLong } from "#app/designs/kit/names.tsx";
import type { MessageView } from "#app/guest/sections/message/view.ts";
import type { SectionProps } from "#app/guest/sections/types.ts";

/** A text of the hosts. The first on a page is drawn as the letter, later ones as notes. */
export function Section({
  section,
  ornament: { Branch, Corner },
  first,
  view,
  note,
}: SectionProps<MessageView>) {
  /** The salutation of the household whose link is used. */
  const greeting = view.guest?.salutation;
  if (!first) {
    return (
      <section className="note">
        {note}
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
