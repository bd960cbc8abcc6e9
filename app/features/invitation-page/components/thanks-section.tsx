import type { OrnamentPart } from "#app/design/part-types.ts";

/** The hosts' thanks after the event. */
export function ThanksSection({
  text,
  ornament: { Emblem },
}: {
  text: string;
  ornament: OrnamentPart;
}) {
  return (
    <section className="thanks">
      <Emblem />
      <p className="display lines">{text}</p>
    </section>
  );
}
