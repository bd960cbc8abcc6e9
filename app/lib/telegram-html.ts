/** Text for Telegram's HTML, which knows these three signs. Source: core.telegram.org/bots/api, "HTML style". */
export function escapeHtml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}
