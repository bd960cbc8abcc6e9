import type { InvitationView } from "#app/guest/view.ts";
import { CoverPicture } from "#app/guest/components/cover-picture.tsx";
import { partsOf } from "#app/guest/page-parts.ts";
import { coverStyles } from "#app/guest/styles.ts";

/** The first screen of an invitation and nothing else, for a frame in the shop window. */
export function CoverDocument({ view }: { view: InvitationView }) {
  const { hero, photoCover, ornament } = partsOf(view.theme);
  const { Component: Hero } = hero;
  const { Component: PhotoCover } = photoCover;
  return (
    <>
      <style href="cover" precedence="design">
        {coverStyles(view.theme, view.language, view.cover !== undefined)}
      </style>
      <ornament.Shapes />
      <main className="card">
        {view.cover ? (
          <PhotoCover
            view={view}
            cover={view.cover}
            photo={
              <CoverPicture
                cover={{ ...view.cover, film: undefined }}
                opening={view.theme.opening}
              />
            }
            ornament={ornament}
            languages={null}
            ask={null}
          />
        ) : (
          <Hero view={view} ornament={ornament} languages={null} ask={null} />
        )}
      </main>
    </>
  );
}
