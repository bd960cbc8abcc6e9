/** What families ask before they order, in the order shown; the pack `site` has the words. */
export const questions = [
  "app",
  "elders",
  "answers",
  "change",
  "private",
  "languages",
  "pay",
  "valid",
  "delete",
] as const;
