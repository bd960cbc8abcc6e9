import { isArmenianPath } from "#app/domain/invitation/armenian-paths.ts";
import { Fragment, type ComponentType, type ReactNode } from "react";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { DaySection } from "#app/guest/components/day-section.tsx";
import { FindTableSection } from "#app/guest/components/find-table-section.tsx";
import { LanguageSwitch } from "#app/guest/components/language-switch.tsx";
import { ReplyLink, Shortcuts } from "#app/guest/components/shortcuts.tsx";
import { asksForReply, shortcutsOf } from "#app/guest/shortcuts/links.ts";
import { blocksOf, isBare, runsOf, viewFor, type Run } from "#app/guest/blocks/rules.ts";
import { standsFirst } from "#app/guest/blocks/traits.ts";
import { BlockContent } from "#app/guest/components/block-content.tsx";
import { RenderedOnce } from "#app/guest/rendered/page.server.tsx";
import type { InvitationView } from "#app/guest/view.ts";
import { siteLanguageOf } from "#app/i18n/languages.ts";
import { sayLanguage } from "#app/i18n/site-address.ts";
import type { TableFinder, TableSearch } from "#app/domain/seating/search/view.server.ts";
import type { AfterReplyProblem, Wall } from "#app/domain/reply/after-reply/fields.ts";
import { WallSection } from "#app/domain/reply/components/wall-section.tsx";
import type { ReplyState } from "#app/domain/reply/state.ts";
import {
  ShopLinks,
  type ShopLinksInput,
} from "#app/domain/personalisation/components/shop-links.tsx";
import { CoverPicture } from "#app/guest/components/cover-picture.tsx";
import type { CoverProps } from "#app/designs/contract.ts";
import { keptNote } from "#app/guest/script/kept-pages.ts";
import { partsOf } from "#app/guest/page-parts.ts";
import { studioName } from "#app/i18n/studio-texts.ts";

/**
 * A whole invitation: its cover and its page, complete without script.
 * @param reply the state of this guest's reply; without it the reply section is left out.
 * @param form the content of the reply section.
 * @param table where guests find their table; null on any other day than the event's.
 * @param now milliseconds since 1970 in UTC, for the countdown's first numbers.
 * @param isKept whether a phone may keep the page.
 */
export function InvitationPage({
  view,
  reply,
  form,
  table,
  now,
  shop,
  isKept,
  wall,
  problem,
}: {
  view: InvitationView;
  reply: ReplyState | null;
  form: ReactNode;
  table: { finder: TableFinder; search: TableSearch | null } | null;
  now: number;
  shop: ShopLinksInput | null;
  isKept: boolean;
  wall: Wall | null;
  problem?: AfterReplyProblem;
}) {
  const { t } = useTranslation();
  const { hero, photoCover, opening, ornament, world } = partsOf(view.theme);
  const [Hero, Opening] = [hero.Component, opening?.Component];
  const { Component: PhotoCover } = photoCover;
  const { Shapes, Divider } = ornament;
  const blocks = blocksOf(view.sections);
  // The shortcut bar ends where the form begins, or before the closing section.
  const barEnds =
    blocks.find(({ type }) => type === "reply" && reply) ??
    blocks.find(({ type }) => type === "closing");
  const isAfter = view.phase === "thanks";
  const closing = blocks.find(({ type }) => type === "closing");
  const past = isAfter ? blocks.find((block) => !standsFirst(block)) : undefined;
  const folded = past === closing ? undefined : past;
  // After the day the wishes stand before what is past, in a keepsake before the hosts' names.
  const wallStands = isAfter ? past : (closing ?? blocks.at(-1));
  const firstMessage = blocks.find((block) => block.type === "message");
  const firstVenues = blocks.find((block) => block.type === "venues");
  const notes = blocks.filter((block) => block.type === "message" && block !== firstMessage);
  // The first block of an event that is called off is no letter, and nothing is drawn across it.
  const letter =
    (isAfter ? null : firstMessage) ?? blocks.slice(0, 1).find(({ type }) => type !== "status");

  const { sections: _, calendar: __, day, ...front } = view;
  const replyRequest = !day && asksForReply(view, reply) ? { deadline: reply.deadline } : null;
  const coverProps: CoverProps = {
    view: front,
    ornament,
    languages: <LanguageSwitch languages={view.languages} query={view.guest?.query} />,
    ask: replyRequest && <ReplyLink {...replyRequest} />,
  };

  /** All blocks of a run are rendered from the same part of the view, by which they are kept. */
  function renderRun({ blocks: run, alike, from }: Run) {
    // A guest greeted above the thanks is not greeted again in what is past.
    const runView = viewFor(run, isAfter ? { ...view, guest: null } : view);
    const firsts = run.map((block) => block === firstMessage || block === firstVenues);
    const content = run.map((block, index) => (
      <Fragment key={index}>
        {block !== folded && isBare(block) && isBare(blocks[from + index - 1]) && (
          <Divider variant={from + index} />
        )}
        {world && block.type === "reply" && reply && <Across at="behind" draw={world.Behind} />}
        {wall && block === wallStands && (
          <WallSection wall={wall} problem={problem} ornament={ornament} />
        )}
        {block === folded && (
          <details className="past">
            <summary className="display">{t("invitation:past")}</summary>
          </details>
        )}
        <BlockContent
          section={block}
          first={firsts[index] ?? false}
          view={runView}
          ornament={ornament}
          reply={reply}
          form={form}
          note={world?.Note && notes.includes(block) && <world.Note place={notes.indexOf(block)} />}
          now={now}
        />
        {world && block === letter && <Across at="between" draw={world.Between} />}
        {world && block.type === "closing" && <Across at="close" draw={world.Close} />}
      </Fragment>
    ));
    const between = [
      isBare(blocks[from - 1]),
      run.findIndex((block) => block === letter),
      notes.findIndex((block) => run.includes(block)),
      folded !== undefined && run.includes(folded),
    ];
    return alike ? (
      <RenderedOnce name={`run${from}`} of={[run, runView, firsts, between]}>
        {content}
      </RenderedOnce>
    ) : (
      content
    );
  }

  return (
    <>
      <Shapes />
      {Opening && (
        <RenderedOnce name="opening" of={front}>
          <Opening view={front} ornament={ornament} />
        </RenderedOnce>
      )}
      <main
        className="card"
        tabIndex={-1}
        data-keep={isKept ? "" : undefined}
        data-here={t("invitation:day.here", { time: "%t" })}
        data-here-before={t("invitation:day.here-before", { time: "%t" })}
        data-here-after={t("invitation:day.here-after", { time: "%t" })}
        data-site-language={
          view.language === "am" && isArmenianPath(view.path) ? view.language : undefined
        }
        data-here-twelve={view.english === "en-US" && view.language === "en" ? "" : undefined}
      >
        {isKept && <KeptNote view={view} />}
        {day && <DaySection day={day} now={now} />}
        <RenderedOnce name="cover" of={[front, replyRequest]}>
          {view.cover ? (
            <PhotoCover
              {...coverProps}
              cover={view.cover}
              photo={<CoverPicture cover={view.cover} opening={view.theme.opening} />}
            />
          ) : (
            <Hero {...coverProps} />
          )}
        </RenderedOnce>
        {view.guest && (isAfter || !firstMessage) && (
          <p className="greeting display">{view.guest.salutation}</p>
        )}
        {table && <FindTableSection {...table} ornament={ornament} />}
        {runsOf(blocks, barEnds, wall ? wallStands : undefined).map((run) => (
          <Fragment key={run.from}>
            {run.blocks[0] === barEnds && run.from > 0 && (
              <Shortcuts
                shortcuts={shortcutsOf(view, reply, table !== null)}
                besideMusic={Boolean(view.music)}
              />
            )}
            {renderRun(run)}
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
    <p className="kept muted" role="status" data-kept={keptNote.sent}>
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

const strings = [
  { x: 7, high: 10 },
  { x: 13, high: 20 },
  { x: 19, high: 14 },
  { x: 25, high: 8 },
];

/** The file is not loaded before it is played. The switch needs the script, which shows it. */
function MusicSwitch({ music }: { music: { src: string; title?: string } }) {
  const { t } = useTranslation();
  return (
    <div className="music">
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- it has no words that a guest would miss */}
      <audio src={music.src} preload="none" loop title={music.title} data-music />
      <button
        type="button"
        aria-label={t("media:music.switch")}
        aria-pressed="false"
        data-music-switch
        hidden
      >
        <svg viewBox="0 0 32 32" width="32" height="32" aria-hidden="true">
          <g className="music-strings">
            {strings.map(({ x, high }) => (
              <rect key={x} x={x - 1} y={16 - high / 2} width="2" rx="1" height={high} />
            ))}
          </g>
          <g className="music-note" fill="none" stroke="currentColor" strokeWidth="1.5">
            <path d="M12.5 22.5V9L23 7V20" strokeLinejoin="round" />
            <ellipse cx="10" cy="22.5" rx="2.5" ry="2" fill="currentColor" />
            <ellipse cx="20.5" cy="20" rx="2.5" ry="2" fill="currentColor" />
            <path d="M6 6 26 26" strokeLinecap="round" />
          </g>
        </svg>
      </button>
    </div>
  );
}
