/**
 * The types of sections, in the order in which documents and editors list them. A new type is a line
 * here, a file beside this one and a folder in app/guest/sections; `npm run designs` writes the rest.
 */
export const sectionTypes = [
  "message",
  "countdown",
  "date",
  "venue",
  "timeline",
  "story",
  "gallery",
  "video",
  "dress-code",
  "bank",
  "registry",
  "calendar",
  "contact",
  "follow",
  "guest-list",
  "family",
  "travel",
  "questions",
  "hashtag",
  "live",
  "reply",
  "closing",
] as const;
export type SectionType = (typeof sectionTypes)[number];
