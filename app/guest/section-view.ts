import type { PlaceName } from "#app/designs/places/place-names.ts";
import { placeOf } from "#app/domain/invitation/place-of-stage.ts";
import type { TFunction } from "i18next";
import { drawQr, type QrDrawing } from "#app/domain/guests/qr.ts";
import { transferText } from "#app/guest/transfer-code.ts";
import { mapLinks, type MapLinks } from "#app/guest/map-links.ts";
import { mediaSectionView, type MediaSectionView } from "#app/guest/view-media.ts";
import { guideSectionView, isGuideSection, type GuideSectionView } from "#app/guest/view-guide.ts";
import type { Occasion } from "#app/domain/invitation/occasions.ts";
import type { ProgrammeItem } from "#app/domain/invitation/programme-items.ts";
import type {
  PublishedInvitation,
  PublishedSection,
  WrittenText,
} from "#app/domain/invitation/schema.ts";
import { clockNames } from "#app/domain/invitation/clock-words.ts";
import { datedItems } from "#app/domain/invitation/stages.ts";
import { pick } from "#app/domain/invitation/written-text.ts";
import { formatDate, formatTime, wallTimeOf } from "#app/i18n/dates.ts";
import { clockMoment } from "#app/i18n/clock-changes.ts";
import type { Language } from "#app/i18n/languages.ts";
import { callLinks, type CallLinks } from "#app/lib/call-links.ts";

export type VenueView = {
  type: "venue";
  stage?: ProgrammeItem;
  title: string;
  date?: string;
  time?: string;
  /** For `<time>`: the hour with its distance from UTC. */
  moment?: string;
  /** Whose clock shows the hour, where the places do not share one. */
  clock?: string;
  name: string;
  address?: string;
  note?: string;
  entrance?: string;
  parking?: string;
  drawing: PlaceName;
  maps: MapLinks;
};

/** A section in one language with its dates formatted; exactly what its component needs. */
export type SectionView =
  | { type: "message"; heading?: string; text: string }
  | { type: "countdown"; to: Occasion }
  | { type: "date"; note?: string }
  | VenueView
  | {
      type: "timeline";
      items: {
        /** `15:30`, whatever the language. */
        at: string;
        time: string;
        /** For `<time>`: the hour with its distance from UTC. */
        moment: string;
        /** Whose clock shows the hour, where that is not the event's; the note has it, too. */
        clock?: string;
        stage?: ProgrammeItem;
        title: string;
        note?: string;
      }[];
    }
  | { type: "dress-code"; text: string; colours: string[] }
  | {
      type: "bank";
      text?: string;
      accounts: {
        holder: string;
        bank?: string;
        number: string;
        currency?: string;
        /** Fills in a transfer in a banking app. */
        code?: QrDrawing;
      }[];
    }
  | { type: "calendar" }
  | {
      type: "contact";
      text?: string;
      name?: string;
      links: CallLinks;
      /** Messengers in which a reply reaches the same person. */
      inChat: string[];
    }
  | { type: "follow"; links: { network: string; url: string }[] }
  | { type: "reply"; heading?: string; text?: string }
  /** That the day was called off or moved; `calendar`: what its file does to the guest's entry. */
  | { type: "status"; title: string; text: string; calendar: "remove" | "update" | null }
  /** Null text after the event, which it looked forward to. */
  | { type: "closing"; text: string | null }
  | { type: "thanks"; text: string; album?: string }
  | GuideSectionView
  | MediaSectionView;

/** A section in one language; null where the invitation lacks what the section would show. */
export function sectionView(
  section: PublishedSection,
  invitation: PublishedInvitation,
  language: Language,
  t: TFunction,
): SectionView | null {
  const text = (value: WrittenText) => pick(value, language);
  const perhaps = (value: WrittenText | undefined) => value && pick(value, language);
  if (isGuideSection(section)) return guideSectionView(section, text, t);
  const { timeZone } = invitation.event;
  switch (section.type) {
    case "message":
      return { type: "message", heading: perhaps(section.heading), text: text(section.text) };
    case "countdown":
      return { type: "countdown", to: section.to };
    case "date":
      return { type: "date", note: perhaps(section.note) };
    case "venue": {
      const start = section.start ? wallTimeOf(section.start) : undefined;
      const otherDay =
        section.start && section.start.slice(0, 10) !== invitation.event.start.slice(0, 10);
      return {
        type: "venue",
        stage: section.stage,
        title:
          perhaps(section.title) ??
          (section.stage ? t(`timeline:${section.stage}`) : t("invitation:venue.heading")),
        date: start && otherDay ? formatDate(t, start, "weekday-day") : undefined,
        time: start && formatTime(t, start),
        moment: section.start && clockMoment(section.start, section.timeZone ?? timeZone),
        clock: section.start && clockNames(invitation, t)(section.timeZone),
        name: text(section.name),
        address: perhaps(section.address),
        note: perhaps(section.note),
        entrance: perhaps(section.entrance),
        parking: perhaps(section.parking),
        drawing: section.drawing ?? placeOf(section.stage),
        maps: mapLinks(
          section.position,
          [text(section.name), perhaps(section.address)].filter(Boolean).join(", "),
        ),
      };
    }
    case "timeline": {
      const clockName = clockNames(invitation, t);
      return {
        type: "timeline",
        items: datedItems(section.items, invitation).map(({ item, ...dated }) => {
          const { at, stage, title, note } = item;
          const clock = dated.timeZone === timeZone ? undefined : clockName(dated.timeZone);
          return {
            at,
            moment: clockMoment(dated.local, dated.timeZone),
            time: formatTime(t, wallTimeOf(dated.local)),
            clock,
            stage,
            title: perhaps(title) ?? (stage ? t(`timeline:${stage}`) : ""),
            note: [clock, perhaps(note)].filter(Boolean).join("\n") || undefined,
          };
        }),
      };
    }
    case "dress-code":
      return { type: "dress-code", text: text(section.text), colours: section.colours ?? [] };
    case "bank":
      return {
        type: "bank",
        text: perhaps(section.text),
        accounts: section.accounts.map((account) => {
          const transfer = transferText(account, Object.values(account.holder));
          return {
            holder: text(account.holder),
            bank: perhaps(account.bank),
            number: account.number,
            currency: account.currency,
            code: transfer === null ? undefined : drawQr(transfer),
          };
        }),
      };
    case "calendar":
      return { type: "calendar" };
    case "contact":
      if (!invitation.organiser) return null;
      return {
        type: "contact",
        text: perhaps(section.text),
        name: perhaps(invitation.organiser.name),
        links: callLinks(invitation.organiser),
        inChat: (["whatsapp", "viber", "telegram"] as const).filter(
          (way) =>
            invitation.organiser?.[way] !== undefined &&
            invitation.organiser[way] === invitation.reply?.chat?.[way],
        ),
      };
    case "follow":
      return { type: "follow", links: section.links };
    case "reply":
      return { type: "reply", heading: perhaps(section.heading), text: perhaps(section.text) };
    case "closing":
      return { type: "closing", text: text(section.text) };
    default:
      return mediaSectionView(section, text);
  }
}
