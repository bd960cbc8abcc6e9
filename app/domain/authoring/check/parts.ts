import type { Warning } from "#app/domain/authoring/check/rules.ts";
import { partFor, wordsOfTags, type Parted } from "#app/domain/invitation/parts/rules.ts";
import type { Definition, Template } from "#app/domain/invitation/schema.ts";
import { isVenue } from "#app/domain/invitation/schedule.ts";

type Section = (Definition | Template)["sections"][number];

/** Places and hours with tags, which the general link does not show, and a day that it shows without an hour. */
export function partWarnings({ event, sections }: Definition | Template): Warning[] {
  const programme: Parted = {
    event: { start: event.start, timeZone: event.timeZone },
    sections: sections.map(programmeOf),
  };
  const general = partFor(programme, []);
  const visibleParts = new Set(
    general.sections.flatMap<object>((part) =>
      part.type === "timeline" ? [part, ...part.items] : [part],
    ),
  );
  const hidden = programme.sections.flatMap((section, index): Warning["path"][] => {
    const path = ["sections", index];
    if (section.type === "timeline")
      return section.items.flatMap((item, position) =>
        visibleParts.has(item) ? [] : [[...path, "items", position]],
      );
    return isVenue(section) && !visibleParts.has(section) ? [path] : [];
  });
  const [first] = hidden;
  if (!first) return [];
  const tags = [...new Set(wordsOfTags(programme))].join(", ");
  const others = hidden.length === 1 ? "" : ` and ${hidden.length - 1} more`;
  const message = `expected to be meant so: the general link does not show this${others}, only personal links of households with a tag (${tags})`;
  const unseen: Warning = { rule: "not-on-general-link", path: first, message };
  if (general.seen?.hasHour !== false) return [unseen];
  return [
    unseen,
    {
      rule: "no-general-hour",
      path: ["event", "start"],
      message:
        "expected an hour without tags: the general link shows the day alone, because every hour is for households with tags",
    },
  ];
}

/**
 * The part of a section that decides on hours and places; other sections are as if they had none.
 */
function programmeOf(section: Section): Parted["sections"][number] {
  if (section.type === "venue") {
    const { type, programmeItem, start, timeZone, tags } = section;
    return { type, programmeItem, start, timeZone, tags, name: {} };
  }
  if (section.type !== "timeline") return { type: "date" };
  const { type, tags, items } = section;
  return {
    type,
    tags,
    items: items.map((item) => ({
      at: item.at,
      programmeItem: item.programmeItem,
      tags: item.tags,
    })),
  };
}
