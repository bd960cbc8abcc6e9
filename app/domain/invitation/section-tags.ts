/** Tags that the studio's sections use; hosts may choose any others. */
export const sectionTags = ["church", "dinner"] as const;

/** Tags that decide on sections have words in the families' languages, those of `tagLabel` too. */
export function sectionTagOf(tag: string): string {
  const text = tag.trim().toLowerCase();
  if (/^(?:եկեղեցի|պսակադրություն|церковь|венчание|église|kirche|kerk)$/u.test(text))
    return "church";
  if (/^(?:ընթրիք|հարսանյաց սեղան|ужин|банкет|dîner|abendessen|diner)$/u.test(text))
    return "dinner";
  return sectionTags.find((known) => known === text) ?? tag;
}
