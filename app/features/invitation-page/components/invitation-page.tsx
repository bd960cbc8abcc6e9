import { Fragment, type ComponentType, type ReactNode } from "react";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { CalendarSection } from "#app/features/invitation-page/components/calendar-section.tsx";
import { ContactSection } from "#app/features/invitation-page/components/contact-section.tsx";
import { CountdownSection } from "#app/features/invitation-page/components/countdown-section.tsx";
import { DateSection } from "#app/features/invitation-page/components/date-section.tsx";
import { DaySection } from "#app/features/invitation-page/components/day-section.tsx";
import { DressCodeSection } from "#app/features/invitation-page/components/dress-code-section.tsx";
import { FindTableSection } from "#app/features/invitation-page/components/find-table-section.tsx";
import { GuestListSection } from "#app/features/invitation-page/components/guest-list-section.tsx";
import { GuideSection } from "#app/features/invitation-page/components/guide-sections.tsx";
import { LanguageSwitch } from "#app/features/invitation-page/components/language-switch.tsx";
import { MessageSection } from "#app/features/invitation-page/components/message-section.tsx";
import { Names } from "#app/features/invitation-page/components/names.tsx";
import {
  BankSection,
  FollowSection,
  ReplyFrame,
} from "#app/features/invitation-page/components/small-sections.tsx";
import { StatusSection } from "#app/features/invitation-page/components/status-section.tsx";
import { StorySection } from "#app/features/invitation-page/components/story-section.tsx";
import { ThanksSection } from "#app/features/invitation-page/components/thanks-section.tsx";
import { VenueGroup } from "#app/features/invitation-page/components/venue-group.tsx";
import { ReplyLink, Shortcuts } from "#app/features/invitation-page/components/shortcuts.tsx";
import { asksForReply, shortcutsOf } from "#app/features/invitation-page/shortcuts.ts";
import type { InvitationView } from "#app/features/invitation-page/view.ts";
import type { SectionView } from "#app/features/invitation-page/section-view.ts";
import type { VenueView } from "#app/features/invitation-page/section-view.ts";
import { GallerySection } from "#app/features/invitation-page/components/gallery-section.tsx";
import { siteLanguageOf } from "#app/i18n/languages.ts";
import { sayLanguage } from "#app/i18n/site-address.ts";
import { MusicSwitch } from "#app/features/invitation-page/components/music-switch.tsx";
import { VideoSection } from "#app/features/invitation-page/components/video-section.tsx";
import type { TableFinder, TableSearch } from "#app/features/seating/find-table.server.ts";
import type { AfterReplyProblem, Wall } from "#app/features/reply/after-reply.ts";
import { WallSection } from "#app/features/reply/components/wall-section.tsx";
import type { ReplyState } from "#app/features/reply/state.ts";
import {
  ShopLinks,
  type ShopLinksInput,
} from "#app/features/personalisation/components/shop-links.tsx";
import { PhotoHero } from "#app/features/invitation-page/heroes/photo.tsx";
import type { HeroProps } from "#app/features/invitation-page/part-props.ts";
import { partsOf } from "#app/features/invitation-page/page-parts.ts";
import { worldOf } from "#app/features/invitation-page/worlds/worlds.ts";
import { studioName } from "#app/i18n/studio-texts.ts";

type Block = Exclude<SectionView, VenueView> | { type: "venues"; venues: VenueView[] };

/**
 * A whole invitation: its cover and its page, complete without script.
 * @param reply the state of this guest's reply; without it the reply section is left out.
 * @param form the content of the reply section.
 * @param table where guests find their table; null on any other day than the event's.
 * @param now milliseconds since 1970 in UTC, for the countdown's first numbers.
 * @param keepUntil until when a phone may keep the page, likewise; null where it may not.
 */
export function InvitationPage({
  view,
  reply,
  form,
  table,
  now,
  shop,
  keepUntil,
  wall,
  problem,
}: {
  view: InvitationView;
  reply: ReplyState | null;
  form: ReactNode;
  table: { finder: TableFinder; search: TableSearch | null } | null;
  now: number;
  shop: ShopLinksInput | null;
  keepUntil: number | null;
  wall: Wall | null;
  problem?: AfterReplyProblem;
}) {
  const { t } = useTranslation();
  const { hero: Hero, opening: Opening, ornament, timeline: Timeline } = componentsOf(view);
  const { Shapes, Divider, Branch, Seal } = ornament;
  const blocks = blocksOf(view.sections);
  // The shortcut bar ends where the form begins, or before the closing section.
  const barEnds =
    blocks.find(({ type }) => type === "reply" && reply) ??
    blocks.find(({ type }) => type === "closing");
  // The wishes stand after all the couple's own, before their names.
  const wallStands = blocks.find(({ type }) => type === "closing") ?? blocks.at(-1);
  const firstMessage = blocks.find((block) => block.type === "message");
  const firstVenues = blocks.find((block) => block.type === "venues");
  const world = worldOf(view.theme);
  // What stands there when the event is called off is no letter, and nothing is drawn across it.
  const letter = firstMessage ?? blocks.slice(0, 1).find(({ type }) => type !== "status");

  const coverProps: HeroProps = {
    view,
    ornament,
    languages: <LanguageSwitch languages={view.languages} query={view.guest?.query} />,
    ask: !view.day && asksForReply(view, reply) && <ReplyLink deadline={reply.deadline} />,
  };

  function render(block: Block) {
    switch (block.type) {
      case "message":
        return (
          <MessageSection
            section={block}
            ornament={ornament}
            letter={block === firstMessage}
            greeting={block === firstMessage ? view.guest?.salutation : undefined}
          />
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
          <section className="timeline">
            <h2 className="display">{t("invitation:timeline.heading")}</h2>
            <Timeline items={block.items} ornament={ornament} />
          </section>
        );
      case "venues":
        return (
          <VenueGroup
            id={block === firstVenues ? "venues" : undefined}
            venues={block.venues}
            language={view.language}
          />
        );
      case "dress-code":
        return <DressCodeSection section={block} ornament={ornament} />;
      case "bank":
        return <BankSection section={block} />;
      case "calendar":
        return <CalendarSection links={view.calendar} language={view.language} />;
      case "contact":
        return <ContactSection section={block} />;
      case "follow":
        return <FollowSection section={block} />;
      case "reply":
        return (
          reply && <ReplyFrame section={block} reply={reply} form={form} ornament={ornament} />
        );
      case "status":
        return <StatusSection section={block} file={view.calendar.file} ornament={ornament} />;
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
          <section className="closing">
            <Branch />
            {block.text && <p className="display closing-text">{block.text}</p>}
            <Names names={view.names} and={t("words:and")} />
            <Seal />
          </section>
        );
    }
  }

  return (
    <>
      <Shapes />
      {Opening && <Opening view={view} ornament={ornament} />}
      <main
        className="card"
        tabIndex={-1}
        data-keep={keepUntil ?? undefined}
        data-here={t("invitation:day.here", { time: "%t" })}
        data-here-before={t("invitation:day.here-before", { time: "%t" })}
        data-here-after={t("invitation:day.here-after", { time: "%t" })}
        data-here-twelve={view.english === "en-US" && view.language === "en" ? "" : undefined}
      >
        {keepUntil !== null && <KeptNote view={view} />}
        {view.day && <DaySection day={view.day} now={now} />}
        {view.cover ? <PhotoHero {...coverProps} cover={view.cover} /> : <Hero {...coverProps} />}
        {view.guest && !firstMessage && <p className="greeting display">{view.guest.salutation}</p>}
        {table && <FindTableSection {...table} ornament={ornament} />}
        {blocks.map((block, index) => (
          <Fragment key={index}>
            {block === barEnds && index > 0 && (
              <Shortcuts
                shortcuts={shortcutsOf(view, reply, table !== null)}
                besideMusic={Boolean(view.music)}
              />
            )}
            {bare(block) && bare(blocks[index - 1]) && <Divider variant={index} />}
            {world && block.type === "reply" && reply && <Across at="behind" draw={world.Behind} />}
            {wall && block === wallStands && (
              <WallSection wall={wall} problem={problem} ornament={ornament} />
            )}
            {render(block)}
            {world && block === letter && <Across at="between" draw={world.Between} />}
            {world && block.type === "closing" && <Across at="close" draw={world.Close} />}
          </Fragment>
        ))}
        {wall && !wallStands && <WallSection wall={wall} problem={problem} ornament={ornament} />}
        {shop && <ShopLinks shop={shop} template={view.path.slice("templates/".length)} />}
        <footer className="made-by">
          <a href={sayLanguage("/", siteLanguageOf(view.language))}>
            {t("invitation:made-by", {
              studio: studioName(view.language),
            })}
          </a>
        </footer>
        {view.music && <MusicSwitch music={view.music} />}
      </main>
    </>
  );
}

/** Shown by script/worker.ts on a page that a phone had kept. */
function KeptNote({ view: { languages, path, guest } }: { view: InvitationView }) {
  const { t } = useTranslation();
  const current = languages.find((link) => link.current)?.href ?? `/${path}`;
  return (
    <p className="kept muted" role="status" data-kept="" hidden>
      {t("invitation:kept")}{" "}
      <a className="quiet-link" href={`${current}${guest?.query ?? ""}`}>
        {t("invitation:error.again")}
      </a>
    </p>
  );
}

/** A drawing of the design's world across the window. */
function Across({
  at,
  draw: Drawing,
}: {
  at: "between" | "behind" | "close";
  draw: ComponentType;
}) {
  return (
    <div className={`world world-${at}`}>
      <Drawing />
    </div>
  );
}

function componentsOf({ theme }: InvitationView) {
  const { hero, opening, ornament, timeline } = partsOf(theme);
  return {
    hero: hero.Component,
    opening: opening?.Component,
    ornament,
    timeline: timeline.Component,
  };
}

/** Venues that follow one another read as one group. */
function blocksOf(sections: readonly SectionView[]): Block[] {
  const blocks: Block[] = [];
  for (const section of sections) {
    const last = blocks.at(-1);
    if (section.type !== "venue") blocks.push(section);
    else if (last?.type === "venues") last.venues.push(section);
    else blocks.push({ type: "venues", venues: [section] });
  }
  return blocks;
}

/** Whether a block has no sheet of its own; two of them in a row need a divider. */
function bare(block: Block | undefined): boolean {
  return (
    block !== undefined && !["message", "date", "venues", "reply", "closing"].includes(block.type)
  );
}
