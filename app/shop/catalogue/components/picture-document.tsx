import type { ReactNode } from "react";
import { CopyButton } from "#app/components/copy-button.tsx";
import { useDocumentModule } from "#app/components/page-script.tsx";
import { pictureStyles } from "#app/designs/styles/styles.ts";
import { registry } from "#app/designs/drawings.generated.ts";
import { AnimationDocument } from "#app/shop/catalogue/components/animation-document.tsx";
import { CardArt } from "#app/shop/catalogue/components/card-art.tsx";
import { CardDrawing } from "#app/shop/catalogue/components/card-drawing.tsx";
import type { PictureFiles } from "#app/shop/catalogue/picture/schema.ts";
import type { PictureText } from "#app/shop/catalogue/picture/texts.ts";
import type { PublishedPicture } from "#app/domain/invitation/schema/picture.ts";
import { StatusSection } from "#app/guest/components/status-section.tsx";
import { bootScript } from "#app/guest/script/boot.ts";
import type { InvitationView } from "#app/guest/view.ts";
import replyFormCss from "#app/domain/reply/components/reply-form.css?inline";
import { bcp47, siteLanguageOf } from "#app/i18n/languages.ts";
import { sayLanguage } from "#app/i18n/site-address.ts";
import { studioName } from "#app/i18n/studio-texts.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";
import cardCss from "#app/shop/catalogue/components/card-art.css?inline";
import pageCss from "#app/shop/catalogue/components/picture-document.css?inline";
import pictureCss from "#app/shop/catalogue/components/picture.css?inline";

/** A card or an animation, with what it says in one language and the files that are made of it. */
export type ShownPicture = { drawn: PublishedPicture; text: PictureText; files: PictureFiles };

type Shown = {
  view: InvitationView;
  picture: ShownPicture;
};

/**
 * The page of a card or an animation: the picture as large as the screen allows, its languages, and what
 * a guest does with it. Of an event that is called off, that it is, in place of the picture.
 * @param preview on a customer's preview: what is shown above and below, with its CSS.
 */
export function PictureDocument({
  view,
  picture,
  origin,
  preview = null,
}: Shown & {
  /** Of the site, without a slash at its end. */
  origin: string;
  preview?: { css: string; above: ReactNode; below: ReactNode } | null;
}) {
  const { t } = useTranslation();
  const module = useDocumentModule();
  const { kind } = picture.drawn;
  const isFilm = kind === "animation";
  const status = view.sections.find((section) => section.type === "status");
  const off = view.event.off;
  return (
    <>
      <style href="picture" precedence="design">
        {pictureStyles(view.theme, view.language, pictureCss + cardCss)}
      </style>
      <script data-module={module} dangerouslySetInnerHTML={{ __html: bootScript }} />
      {preview?.above}
      <div className={["picture-page", isFilm && "film", off && "off"].filter(Boolean).join(" ")}>
        {!off && (
          <div className="picture-stage">
            <Picture view={view} picture={picture} />
          </div>
        )}
        <aside className="picture-side" aria-label={t("invitation:picture.label")}>
          <h1 className={off ? "display" : "visually-hidden"}>
            {off ? view.fullNames : view.pageTitle}
          </h1>
          {status && (
            <StatusSection
              section={status}
              file={view.calendar.file}
              ornament={registry.ornament[view.theme.ornament]}
            />
          )}
          <Languages languages={view.languages} />
          {!off && <Ways view={view} picture={picture} origin={origin} />}
          <p className="made-by">
            <a href={sayLanguage("/", siteLanguageOf(view.language))}>
              {t("invitation:made-by", { studio: studioName(view.language) })}
            </a>
          </p>
        </aside>
      </div>
      {preview?.below}
      {/* After an animation's own, which fill the window of a frame. */}
      <style href="picture-page" precedence="page">
        {pageCss + (preview ? replyFormCss + preview.css : "")}
      </style>
    </>
  );
}

function Picture({ view, picture: { drawn, text, files } }: Shown) {
  const { theme, language } = view;
  if (drawn.kind === "card")
    return (
      <CardArt
        card={{ id: drawn.product, theme, layout: drawn.layout }}
        drawing={<CardDrawing theme={theme} layout={drawn.layout} />}
        text={text}
        language={language}
        first
      />
    );
  if (files.film)
    return (
      // oxlint-disable-next-line jsx-a11y/media-has-caption -- music without words; what the film says is its poster's text
      <video
        controls
        playsInline
        preload="metadata"
        poster={files.poster?.href}
        src={files.film.href}
        aria-label={[text.title, ...text.names, text.date, text.place].join(", ")}
      />
    );
  return (
    <AnimationDocument
      animation={{ theme, motion: drawn.motion }}
      text={text}
      language={language}
      name={[text.title, ...text.names, text.date, text.place].join(", ")}
    />
  );
}

function Languages({ languages }: Pick<InvitationView, "languages">) {
  const { t } = useTranslation();
  if (languages.length < 2) return null;
  return (
    <nav className="languages" aria-label={t("invitation:language-switch")}>
      <ul>
        {languages.map(({ language, name, href, current }) => (
          <li key={language}>
            <a
              href={href}
              hrefLang={bcp47(language)}
              lang={bcp47(language)}
              aria-current={current ? "true" : undefined}
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** A guest's uses of the picture: keeping it, sending it on, putting the day into a calendar. */
function Ways({ view, picture: { drawn, files }, origin }: Shown & { origin: string }) {
  const { t } = useTranslation();
  const { film, square, tall } = files;
  const address = view.languages.find(({ current }) => current)?.href ?? `/${view.path}`;
  const saved = [
    { file: film, label: t("invitation:picture.save-film") },
    { file: square, label: t("invitation:picture.save") },
    { file: tall, label: t("invitation:picture.save-tall") },
  ];
  return (
    <div className="picture-ways">
      {saved.map(
        ({ file, label }, index) =>
          file && (
            <a
              key={file.href}
              className={index < 2 ? "button primary" : "button"}
              href={file.href}
              download={file.name}
            >
              {label}
            </a>
          ),
      )}
      {drawn.kind === "animation" && !film && (
        <a className="button" href={address}>
          {t("invitation:picture.again")}
        </a>
      )}
      {view.phase !== "thanks" && (
        <a className="button" href={view.calendar.file}>
          {t("invitation:calendar.heading")}
        </a>
      )}
      <CopyButton
        text={`${origin}${address}`}
        label={t("invitation:picture.copy")}
        done={t("invitation:picture.copied")}
      />
    </div>
  );
}
