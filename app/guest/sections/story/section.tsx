import { useTranslation } from "#app/i18n/use-translation.ts";
import { Picture } from "#app/guest/components/picture.tsx";
import type { StoryView } from "#app/guest/sections/story/view.ts";
import type { SectionProps } from "#app/guest/sections/types.ts";

/**
 * The story before the event, chapter by chapter, with pictures at alternating edges of the page.
 */
export function Section({ section: { heading, chapters } }: SectionProps<StoryView>) {
  const { t } = useTranslation();
  return (
    <section className="story" data-wide="">
      <h2 className="display">{heading ?? t("media:story.heading")}</h2>
      <ol>
        {chapters.map(({ title, text, picture }) => (
          <li key={title}>
            {picture && (
              <div className="story-picture">
                <Picture picture={picture} sizes="(min-width: 40rem) 27rem, 84vw" />
              </div>
            )}
            <h3 className="display">{title}</h3>
            <p className="lines">{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
