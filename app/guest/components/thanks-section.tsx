import type { OrnamentPart } from "#app/designs/contract.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";

/** The hosts' thanks after the event, and where the photos of the day are. */
export function ThanksSection({
  text,
  album,
  ornament: { Emblem },
}: {
  text: string;
  album: string | undefined;
  ornament: OrnamentPart;
}) {
  const { t } = useTranslation();
  return (
    <section className="thanks" data-wide="">
      <Emblem />
      <p className="display lines">{text}</p>
      {album && (
        <p className="actions">
          <a className="button primary" href={album} target="_blank" rel="noopener">
            {t("invitation:album")}
          </a>
        </p>
      )}
    </section>
  );
}
