import { useTranslation } from "#app/i18n/use-translation.ts";
import type { OrnamentPart } from "#app/designs/contract.ts";
import type { SectionView } from "#app/guest/sections/view.ts";

/**
 * That the day was cancelled, postponed or moved, above all else that the page says.
 * @param file the address of the calendar file, which corrects an entry that the guest has made.
 */
export function StatusSection({
  section: { title, text, calendar },
  file,
  ornament: { Emblem },
}: {
  section: Extract<SectionView, { type: "status" }>;
  file: string;
  ornament: OrnamentPart;
}) {
  const { t } = useTranslation();
  return (
    <section className="status" data-wide="">
      <Emblem />
      <h2 className="display">{title}</h2>
      {/* A paragraph each, so that a screen reader pauses between two changes. */}
      {text.split(/\n+/).map((line, index) => (
        <p key={index}>{line}</p>
      ))}
      {calendar && (
        <p className="actions">
          <a className="button" href={file}>
            {t(`invitation:calendar.${calendar}`)}
          </a>
        </p>
      )}
    </section>
  );
}
