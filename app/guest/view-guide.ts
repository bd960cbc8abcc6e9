import type { TFunction } from "i18next";
import type { PublishedSection, WrittenText } from "#app/domain/invitation/schema.ts";

export type FamilyView = {
  type: "family";
  heading?: string;
  groups: { title: string; names: string[] }[];
};
export type TravelView = {
  type: "travel";
  heading?: string;
  text?: string;
  places: { name: string; note?: string; price?: string; url?: string }[];
};
export type QuestionsView = {
  type: "questions";
  heading?: string;
  items: { question: string; answer: string }[];
};
export type HashtagView = { type: "hashtag"; tag: string; text?: string };
/** Null address on other days than the event's. */
export type LiveView = { type: "live"; text?: string; url: string | null };
export type GuideSectionView = FamilyView | TravelView | QuestionsView | HashtagView | LiveView;

type GuideSection = Extract<PublishedSection, { type: GuideSectionView["type"] }>;

const guideTypes: readonly string[] = [
  "family",
  "travel",
  "questions",
  "hashtag",
  "live",
] satisfies GuideSectionView["type"][];

export function isGuideSection(section: PublishedSection): section is GuideSection {
  return guideTypes.includes(section.type);
}

/** A section that helps a guest to come, in one language. */
export function guideSectionView(
  section: GuideSection,
  text: (value: WrittenText) => string,
  t: TFunction,
): GuideSectionView {
  const perhaps = (value: WrittenText | undefined) => value && text(value);
  switch (section.type) {
    case "family":
      return {
        type: "family",
        heading: perhaps(section.heading),
        groups: section.groups.map(({ role, title, names }) => ({
          title: perhaps(title) ?? (role ? t(`invitation:family.${role}`) : ""),
          names: names.map(text),
        })),
      };
    case "travel":
      return {
        type: "travel",
        heading: perhaps(section.heading),
        text: perhaps(section.text),
        places: section.places.map(({ name, note, price, url }) => ({
          name: text(name),
          note: perhaps(note),
          price: perhaps(price),
          url,
        })),
      };
    case "questions":
      return {
        type: "questions",
        heading: perhaps(section.heading),
        items: section.items.map(({ question, answer }) => ({
          question: text(question),
          answer: text(answer),
        })),
      };
    case "hashtag":
      return { type: "hashtag", tag: section.tag, text: perhaps(section.text) };
    case "live":
      return { type: "live", text: perhaps(section.text), url: section.url };
  }
}
