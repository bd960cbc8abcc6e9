/**
 * Programs that fetch a link to preview it, as they name themselves: chats of WhatsApp, Telegram,
 * Viber, Facebook, Instagram, iMessage (as Facebook's), Skype, Slack, Discord, LinkedIn, and search
 * engines.
 */
const robot =
  /bot\b|crawl|spider|preview|facebookexternalhit|whatsapp|telegrambot|viber|skypeuripreview|vkshare|embedly/i;

/**
 * The kind of visitor: a person's browser, or a chat's robot that fetches a page for a preview.
 * Browsers state what a request is for (Fetch Metadata, `Sec-Fetch-Dest`; Safari since 16.4, older
 * ones name a language), robots do not.
 * @returns null where it is neither: a prefetch, or a program without a name.
 */
export function visitorKind({ headers }: Request): "person" | "robot" | null {
  const agent = headers.get("User-Agent") ?? "";
  if (robot.test(agent)) return "robot";
  if (/prefetch|prerender/.test(headers.get("Sec-Purpose") ?? headers.get("Purpose") ?? ""))
    return null;
  if (headers.get("Sec-Fetch-Dest") === "document") return "person";
  return agent.startsWith("Mozilla/") && headers.has("Accept-Language") ? "person" : null;
}
