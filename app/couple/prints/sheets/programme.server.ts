import type { TFunction } from "i18next";
import { setterOf } from "#app/couple/prints/layout.server.ts";
import type { Block, Piece } from "#app/couple/prints/face.ts";
import { part, slips, slipWidth, type Part } from "#app/couple/prints/sheets/slips.ts";
import { withParameter } from "#app/couple/prints/view.server.ts";
import { tagLabel } from "#app/domain/guests/texts.ts";
import { invitationFor } from "#app/domain/guests/sections.ts";
import { tagsOf } from "#app/domain/invitation/parts/rules.ts";
import type { PublishedInvitation } from "#app/domain/invitation/schema.ts";
import { viewOf } from "#app/guest/view.ts";
import type { Language } from "#app/i18n/languages.ts";

/**
 * The programme as the general link shows it, or as families of the tag that the address names see
 * it; with the tags to choose from.
 * @param language one of the invitation's.
 * @param words a translator of that language.
 * @param origin the site's public origin, without a slash at its end.
 * @param t a translator of the page's language.
 */
export function programmeContent(
  invitation: PublishedInvitation | null,
  language: Language,
  { url, origin, words, t }: { url: URL; origin: string; words: TFunction; t: TFunction },
) {
  const format = "slips" as const;
  if (!invitation)
    return { format, pieces: [], choices: [], notes: [t("dashboard-prints:none.unpublished")] };
  const tags = tagsOf(invitation);
  const tag = tags.find((candidate) => candidate === url.searchParams.get("for")) ?? null;
  const seen = invitationFor(invitation, tag === null ? null : { tags: [tag] });
  const pieces = programmeSlips(seen, language, origin, words);
  const choice = {
    label: t("dashboard-prints:choose.reader"),
    options: [null, ...tags].map((reader) => ({
      label: reader === null ? t("dashboard-prints:choose.everyone") : tagLabel(reader, t),
      href: withParameter(url, "for", reader),
      isShown: reader === tag,
    })),
  };
  const notes = pieces.length === 0 ? [t("dashboard-prints:none.hours")] : [];
  return { format, pieces, choices: [choice], notes };
}

/** An hour as the programme has it. */
type Hour = { time: string; title: string; note?: string | undefined };

/**
 * The programme of the day in one language, as often as a sheet has room; none where the invitation
 * names no hour.
 * @param invitation as its readers see it (`invitationFor`).
 * @param origin the site's public origin, without a slash at its end.
 */
function programmeSlips(
  invitation: PublishedInvitation,
  language: Language,
  origin: string,
  t: TFunction,
): Piece[] {
  const setter = setterOf(invitation);
  // As guests are invited, whatever the day of printing.
  const view = viewOf(invitation, language, t, origin, "open");
  const hours = hoursOf(view.sections);
  if (hours.length === 0) return [];
  const parts = hours.flatMap(({ time, title, note }, index): Part[] => [
    part(time, "time", { ink: "accent", gap: index === 0 ? 0 : 0.9 }),
    part(title, "hour", { scale: 1.15 }),
    ...(note ? [part(note, "note", { ink: "muted", scale: 0.85 })] : []),
  ]);
  const head: Block[] = [
    { figure: "emblem", width: 16 },
    { gap: 3.5 },
    setter.name(
      view.names.join(` ${t("words:and")} `),
      { width: slipWidth, height: 21, largest: 8.5, lines: 2 },
      { ink: "accent", part: "title" },
    ),
    { gap: 1.5 },
    setter.text(
      view.event.long,
      { width: slipWidth, height: 5, largest: 3.6, lines: 1 },
      { ink: "muted", part: "date" },
    ),
    { gap: 7 },
  ];
  return slips(head, parts, language, setter);
}

/** The hours of the timeline; where there is none, those of the places. */
function hoursOf(sections: ReturnType<typeof viewOf>["sections"]): Hour[] {
  const timed = sections.flatMap((section) =>
    section.type === "timeline"
      ? section.items.map(({ time, title, note }) => ({ time, title, note }))
      : [],
  );
  if (timed.length > 0) return timed;
  return sections.flatMap((section) =>
    section.type === "venue" && section.time
      ? [
          {
            time: section.time,
            title: section.title || section.name,
            note: section.title ? section.name : undefined,
          },
        ]
      : [],
  );
}
