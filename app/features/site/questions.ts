/** Frequent questions in the order shown; their texts are in the pack `site`. */
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
