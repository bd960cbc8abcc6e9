import type { ComponentProps, ReactNode } from "react";
import { useWritten } from "#app/components/html-fragments.tsx";
import { preload } from "react-dom";
import findTableCss from "#app/guest/components/find-table-section.css?inline";
import { InvitationPage } from "#app/guest/components/invitation-page.tsx";
import { bootScript } from "#app/guest/script/boot.ts";
import { rareSectionStyles } from "#app/guest/sections/styles.ts";
import type { InvitationView } from "#app/guest/view.ts";
import type { ShopLinksInput } from "#app/domain/personalisation/components/shop-links.tsx";
import tryFormCss from "#app/domain/personalisation/components/try-form.css?inline";
import type { AfterReplyProblem, Wall } from "#app/domain/reply/after-reply/fields.ts";
import wallCss from "#app/domain/reply/components/wall-section.css?inline";
import { NextSteps } from "#app/domain/reply/components/next-steps.tsx";
import partsCss from "#app/domain/reply/components/parts-questions.css?inline";
import triedReply from "#app/domain/reply/components/tried-reply.css?inline";
import { RenderedOnce } from "#app/guest/rendered/page.server.tsx";
import { ReplySection } from "#app/domain/reply/components/reply-section.tsx";
import { partsAskedBy } from "#app/domain/reply/schema.ts";
import type { ReplyFailure, ReplyState } from "#app/domain/reply/state.ts";
import type { TableFinder, TableSearch } from "#app/domain/seating/search/view.server.ts";
import { moveAlone } from "#app/designs/kit/names.tsx";
import openingNamesCss from "#app/designs/kit/opening-names.css?inline";
import openingToCss from "#app/designs/kit/opening-to.css?inline";
import coverFilmCss from "#app/guest/components/cover-film.css?inline";
import { fontPreloads, themeStyles } from "#app/guest/styles.ts";
import { useDocumentModule } from "#app/components/page-script.tsx";
import { photoSizes } from "#app/guest/components/photo-sizes.ts";
import type { ShownPhoto } from "#app/guest/cover/view.ts";
import { contentTypeOf } from "#app/platform/media/kinds.ts";
import { formatsOf, middleAddress, sourceSet } from "#app/platform/media/picture-formats.ts";

/**
 * An invitation with the contents of its head: its fonts and its design's CSS are inlined, so that
 * the first screen needs one response.
 */
export function InvitationDocument({
  view,
  reply,
  failure,
  now,
  table = null,
  shop = null,
  preview = null,
  isKept = false,
  wall = null,
  problem,
}: {
  view: InvitationView;
  reply: ReplyState | null;
  failure?: ReplyFailure;
  now: number;
  /** The table search, on the day, and the answer to a name that was typed there. */
  table?: { finder: TableFinder; search: TableSearch | null } | null;
  /** On a template: the visitor's personalisation and the page's own address. */
  shop?: ShopLinksInput | null;
  /** On a customer's preview: what is shown above and below the invitation, with its CSS. */
  preview?: { css: string; above: ReactNode; below: ReactNode } | null;
  /** Whether a phone may keep the page. */
  isKept?: boolean;
  /** The wishes, after the day. */
  wall?: Wall | null;
  /** Why a form of a guest who has replied was not taken. */
  problem?: AfterReplyProblem;
}) {
  const module = useDocumentModule();
  const written = useWritten();
  const nextSteps = (
    <NextSteps
      calendar={view.sections.some(({ type }) => type === "calendar") ? view.calendar : null}
      venues={view.sections.filter((section) => section.type === "venue")}
    />
  );
  for (const font of fontPreloads(view.theme, view.language)) {
    preload(font, { as: "font", type: "font/woff2", crossOrigin: "anonymous" });
  }
  if (view.cover && view.theme.opening === "none") preloadPhoto(view.cover);
  return (
    <>
      <style href="design" precedence="design">
        {themeStyles(
          view.theme,
          view.language,
          [
            rareSectionStyles(view),
            table ? findTableCss : "",
            wall ? wallCss : "",
            shop ? tryFormCss : "",
            reply?.state === "tried" ? triedReply : "",
            reply?.state === "open" && partsAskedBy(reply.rules) ? partsCss : "",
            view.cover?.film ? coverFilmCss : "",
            moveAlone(view.names) ? "" : openingNamesCss,
            view.guest && view.theme.opening !== "none" ? openingToCss : "",
            preview?.css ?? "",
          ].join(""),
          view.cover !== undefined,
          written,
        )}
      </style>
      {module !== null && (
        <script data-module={module} dangerouslySetInnerHTML={{ __html: bootScript }} />
      )}
      {preview?.above}
      <InvitationPage
        view={view}
        now={now}
        shop={shop}
        table={table}
        reply={reply}
        isKept={isKept}
        wall={wall}
        problem={problem}
        form={
          reply && (
            <FormOrAnswer reply={reply} failure={failure} next={nextSteps} problem={problem} />
          )
        }
      />
      {preview?.below}
    </>
  );
}

/** The reply section; a form that nobody has answered is alike for all guests but for its key. */
function FormOrAnswer(section: ComponentProps<typeof ReplySection>) {
  const { reply, failure } = section;
  if (reply.state !== "open" || reply.personal || failure) return <ReplySection {...section} />;
  const { key, stamp, ...alike } = reply;
  return (
    <RenderedOnce name="form" of={alike} own={{ key, stamp }}>
      {(values) => <ReplySection {...section} reply={{ ...reply, ...values }} />}
    </RenderedOnce>
  );
}

/**
 * Names a cover's photo in the page's head, before its fonts: it is the largest picture of the first
 * screen. In the first of its formats, which a browser that does not read it leaves out by its type.
 */
function preloadPhoto(cover: ShownPhoto): void {
  const { picture } = cover;
  const [format = "jpg"] = formatsOf(picture);
  preload(middleAddress(picture), {
    as: "image",
    type: contentTypeOf(`.${format}`) ?? undefined,
    imageSrcSet: sourceSet(picture, format),
    imageSizes: photoSizes(cover),
    fetchPriority: "high",
  });
}
