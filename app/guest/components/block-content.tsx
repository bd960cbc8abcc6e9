import { useTranslation } from "#app/i18n/use-translation.ts";
import type { ReactNode } from "react";
import { CalendarSection } from "#app/guest/components/calendar-section.tsx";
import { ContactSection } from "#app/guest/components/contact-section.tsx";
import { CountdownSection } from "#app/guest/components/countdown-section.tsx";
import { DateSection } from "#app/guest/components/date-section.tsx";
import { DressCodeSection } from "#app/guest/components/dress-code-section.tsx";
import { GuestListSection } from "#app/guest/components/guest-list-section.tsx";
import { GuideSection } from "#app/guest/components/guide-sections.tsx";
import { MessageSection } from "#app/guest/components/message-section.tsx";
import { isLong, Names } from "#app/designs/kit/names.tsx";
import { BankSection, FollowSection, ReplyFrame } from "#app/guest/components/small-sections.tsx";
import { StatusSection } from "#app/guest/components/status-section.tsx";
import { StorySection } from "#app/guest/components/story-section.tsx";
import { ThanksSection } from "#app/guest/components/thanks-section.tsx";
import { VenueGroup } from "#app/guest/components/venue-group.tsx";
import { GallerySection } from "#app/guest/components/gallery-section.tsx";
import { VideoSection } from "#app/guest/components/video-section.tsx";
import type { ReplyState } from "#app/domain/reply/state.ts";
import { partsOf } from "#app/guest/page-parts.ts";
import type { OrnamentPart } from "#app/designs/contract.ts";
import type { Block, BlockView } from "#app/guest/blocks.ts";

/**
 * One section of an invitation.
 * @param first whether it is the first of its type.
 * @param note what the design's world draws over a note.
 * @param form the content of the reply section, which is left out without a `reply`.
 * @param now milliseconds since 1970 in UTC, for the countdown's first numbers.
 */
export function BlockContent({
  block,
  first,
  view,
  ornament,
  reply,
  form,
  note,
  now,
}: {
  block: Block;
  first: boolean;
  view: BlockView;
  ornament: OrnamentPart;
  reply: ReplyState | null;
  form: ReactNode;
  note?: ReactNode;
  now: number;
}) {
  const { t } = useTranslation();
  const { Branch, Seal } = ornament;
  const { Component: Timeline } = partsOf(view.theme).timeline;
  switch (block.type) {
    case "message":
      return (
        <MessageSection
          section={block}
          ornament={ornament}
          letter={first}
          greeting={first ? view.guest?.salutation : undefined}
        >
          {note}
        </MessageSection>
      );
    case "countdown":
      return (
        <CountdownSection
          to={block.to}
          start={view.event.start}
          now={now}
          language={view.language}
        />
      );
    case "date":
      return <DateSection note={block.note} event={view.event} ornament={ornament} />;
    case "timeline":
      return (
        <section className="timeline" data-wide="">
          <h2 className="display">{t("invitation:timeline.heading")}</h2>
          <Timeline items={block.items} ornament={ornament} />
        </section>
      );
    case "venues":
      return (
        <VenueGroup
          id={first ? "venues" : undefined}
          venues={block.venues}
          language={view.language}
        />
      );
    case "dress-code":
      return <DressCodeSection section={block} ornament={ornament} />;
    case "bank":
      return <BankSection section={block} />;
    case "calendar":
      return view.calendar && <CalendarSection links={view.calendar} language={view.language} />;
    case "contact":
      return <ContactSection section={block} />;
    case "follow":
      return <FollowSection section={block} />;
    case "reply":
      return reply && <ReplyFrame section={block} reply={reply} form={form} ornament={ornament} />;
    case "status":
      return (
        view.calendar && (
          <StatusSection section={block} file={view.calendar.file} ornament={ornament} />
        )
      );
    case "thanks":
      return <ThanksSection text={block.text} album={block.album} ornament={ornament} />;
    case "story":
      return <StorySection section={block} />;
    case "gallery":
      return <GallerySection section={block} />;
    case "video":
      return <VideoSection section={block} ornament={ornament} />;
    case "guest-list":
      return <GuestListSection section={block} />;
    case "family":
    case "travel":
    case "questions":
    case "hashtag":
    case "live":
      return <GuideSection section={block} />;
    case "closing":
      return (
        <section className="closing" data-wide="">
          <Branch />
          {block.text && (
            <p className="display closing-text" data-long={isLong(block.text) || undefined}>
              {block.text}
            </p>
          )}
          <Names names={view.names} and={t("words:and")} />
          <Seal />
        </section>
      );
  }
}
