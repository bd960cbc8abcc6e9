/** A key of a pack that stands where its words should. */
const rawKey =
  /\b(kinds|invitation|form|media|dates|timeline|words|desk|mail|order|site):[a-z][\w.-]*/g;

/** What a page says, without its styles and scripts. */
export function textOf(html: string): string {
  return html.replaceAll(/<(style|script)[^]*?<\/\1>/g, "").replaceAll(/ style="[^"]*"/g, "");
}

/** Keys of packs that a page, a mail or a file shows in place of words. */
export function rawKeysIn(text: string): string[] {
  return textOf(text).match(rawKey) ?? [];
}
