/**
 * Escapes text for Telegram's HTML, which has these three special characters. Source:
 * core.telegram.org/bots/api, "HTML style".
 */
export function escapeHtml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}
