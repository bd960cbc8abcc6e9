import { clockNames } from "#app/domain/invitation/clock/texts.ts";
import type { ProgrammeItem } from "#app/domain/invitation/programme-items.ts";
import { datedItems } from "#app/domain/invitation/schedule.ts";
import { clockMoment } from "#app/i18n/clock-changes.ts";
import { formatTime, wallTimeOf } from "#app/i18n/dates.ts";
import type { SectionOf, ViewContext } from "#app/guest/sections/section.ts";

export type TimelineView = {
  type: "timeline";
  items: {
    /** `15:30`, whatever the language. */
    at: string;
    time: string;
    /** For `<time>`: the hour with its distance from UTC. */
    moment: string;
    /** The clock of the hour, where that is not the event's; the note has it, too. */
    clock?: string;
    programmeItem?: ProgrammeItem;
    title: string;
    note?: string;
  }[];
};

export function view(
  section: SectionOf<"timeline">,
  { invitation, t, optionalText }: ViewContext,
): TimelineView {
  const { timeZone } = invitation.event;
  const clockName = clockNames(invitation, t);
  return {
    type: "timeline",
    items: datedItems(section.items, invitation).map(({ item, ...dated }) => {
      const { at, programmeItem, title, note } = item;
      const clock = dated.timeZone === timeZone ? undefined : clockName(dated.timeZone);
      return {
        at,
        moment: clockMoment(dated.local, dated.timeZone),
        time: formatTime(t, wallTimeOf(dated.local)),
        clock,
        programmeItem,
        title: optionalText(title) ?? (programmeItem ? t(`timeline:${programmeItem}`) : ""),
        note: [clock, optionalText(note)].filter(Boolean).join("\n") || undefined,
      };
    }),
  };
}
