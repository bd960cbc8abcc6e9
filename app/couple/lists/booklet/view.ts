import type { TFunction } from "i18next";
import { drawQr, type QrDrawing } from "#app/domain/guests/link/qr.ts";
import { addressOf } from "#app/domain/invitation/address.ts";
import type { PublishedInvitation } from "#app/domain/invitation/schema.ts";
import type { VenueView } from "#app/guest/sections/venue/view.ts";
import { viewOf, type InvitationView } from "#app/guest/view.ts";
import { deadlineText } from "#app/domain/reply/rules.ts";
import { bcp47, languageNames, type Language } from "#app/i18n/languages.ts";

/** An invitation on one sheet of A4, folded to four pages of A5. Its texts are in one language. */
export type BookletView = {
  /** BCP 47. */
  lang: string;
  languages: { name: string; href: string; lang: string; isShown: boolean }[];
  front: { kicker: string; names: string[]; and: string; date: string; place: string | null };
  letter: { text: string; by: string | null; hours: Hour[]; heading: string; size: TextSize };
  places: { places: Place[]; scan: string; size: TextSize };
  back: { text: string | null; contact: string[]; code: QrDrawing; scan: string; address: string };
};

type Hour = { time: string; title: string };
type Place = Pick<VenueView, "title" | "time" | "name" | "address" | "note"> & { code: QrDrawing };

/** How large a page's text can be, by what there is of it. */
type TextSize = "large" | "medium" | "small";

/**
 * @param language one of the invitation's.
 * @param t a translator of that language.
 * @param origin the site's public origin, without a slash at its end.
 */
export function bookletView(
  invitation: PublishedInvitation,
  language: Language,
  origin: string,
  t: TFunction,
): BookletView {
  // As guests are invited, whatever the day of printing.
  const view = viewOf(invitation, language, t, origin, "open");
  const address = origin + addressOf(invitation, language);
  const by = invitation.reply && deadlineText(invitation.reply, t);
  const text = textsOf(view, "message").join("\n\n");
  const hours = view.sections.flatMap((section) =>
    section.type === "timeline"
      ? section.items.map(({ time, clock, title }) => ({
          time,
          title: clock ? `${title} (${clock})` : title,
        }))
      : [],
  );
  const places = view.sections.flatMap((section) =>
    section.type === "venue" ? [placeOf(section)] : [],
  );
  const contact = view.sections.find((section) => section.type === "contact");
  return {
    lang: bcp47(language),
    languages: invitation.languages.map((code) => ({
      name: languageNames[code],
      href: `/replies/booklet?in=${code}`,
      lang: bcp47(code),
      isShown: code === language,
    })),
    front: {
      kicker: view.title,
      names: view.names,
      and: t("words:and"),
      date: view.event.full,
      place: view.event.place ?? null,
    },
    letter: {
      text,
      by: by ? t("invitation:reply.by", { date: by }) : null,
      hours,
      heading: t("invitation:timeline.heading"),
      size: sizeOf(text.length + hours.length * 45, 420, 800),
    },
    places: {
      places,
      scan: t("invitation:booklet.map"),
      size: sizeOf(places.length, 2, 3),
    },
    back: {
      text: textsOf(view, "closing").join("\n") || null,
      contact: contact
        ? [contact.name, contact.links.phone].filter((part) => part !== undefined)
        : [],
      code: drawQr(address),
      scan: t("invitation:booklet.page"),
      address: address.replace(/^https?:\/\//, ""),
    },
  };
}

function textsOf({ sections }: InvitationView, type: "message" | "closing"): string[] {
  return sections.flatMap((section) =>
    section.type === type && "text" in section && section.text ? [section.text] : [],
  );
}

function placeOf({ title, time, clock, name, address, note, maps }: VenueView): Place {
  const hour = clock ? `${time} (${clock})` : time;
  return { title, time: hour, name, address, note, code: drawQr(maps.view) };
}

function sizeOf(amount: number, large: number, medium: number): TextSize {
  if (amount <= large) return "large";
  return amount <= medium ? "medium" : "small";
}
