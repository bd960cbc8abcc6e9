import type { FamilyView } from "#app/guest/sections/family/view.ts";
import type { SectionProps } from "#app/guest/sections/types.ts";

export function Section({ section: { heading, groups } }: SectionProps<FamilyView>) {
  return (
    <section className="family">
      {heading && <h2 className="display">{heading}</h2>}
      <ul>
        {groups.map(({ title, names }) => (
          <li key={title}>
            <h3 className="muted">{title}</h3>
            {names.map((name) => (
              <p key={name} className="display">
                {name}
              </p>
            ))}
          </li>
        ))}
      </ul>
    </section>
  );
}
