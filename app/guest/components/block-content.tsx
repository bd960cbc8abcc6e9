import type { Block } from "#app/guest/blocks/rules.ts";
import { StatusSection } from "#app/guest/components/status-section.tsx";
import { SectionContent } from "#app/guest/sections/parts.generated.ts";
import type { SectionProps } from "#app/guest/sections/types.ts";
import { VenueGroup } from "#app/guest/sections/venue/group.tsx";
import type { OrnamentPart } from "#app/designs/contract.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";

/** A block of an invitation: a section, a group of venues, or what a phase says. */
export function BlockContent({ section: block, ...props }: SectionProps<Block>) {
  const { first, view, ornament } = props;
  switch (block.type) {
    case "venues":
      return (
        <VenueGroup
          id={first ? "venues" : undefined}
          venues={block.venues}
          language={view.language}
        />
      );
    case "status":
      return (
        view.calendar && (
          <StatusSection section={block} file={view.calendar.file} ornament={ornament} />
        )
      );
    case "thanks":
      return <ThanksSection text={block.text} album={block.album} ornament={ornament} />;
    default:
      return <SectionContent section={block} {...props} />;
  }
}

/** The hosts' thanks after the event, and where the photos of the day are. */
function ThanksSection({
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
