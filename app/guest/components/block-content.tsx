import type { Block } from "#app/guest/blocks.ts";
import { StatusSection } from "#app/guest/components/status-section.tsx";
import { ThanksSection } from "#app/guest/components/thanks-section.tsx";
import { SectionContent } from "#app/guest/sections/parts.generated.ts";
import type { SectionProps } from "#app/guest/sections/section-props.ts";
import { VenueGroup } from "#app/guest/sections/venue/group.tsx";

/** One block of an invitation: a section, a group of venues, or what a phase says. */
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
