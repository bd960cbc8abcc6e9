import type { TFunction } from "i18next";
import type { ArchivePlan } from "#app/couple/archive/format.ts";
import { addressOf } from "#app/domain/invitation/address.ts";
import type { PublishedInvitation } from "#app/domain/invitation/schema.ts";
import { retentionEnd } from "#app/domain/reply/retention.server.ts";
import type { ListedReply } from "#app/domain/reply/data.server.ts";
import type { PageWish } from "#app/domain/reply/wish/data.server.ts";
import { isDemo } from "#app/domain/invitation/kinds.ts";
import { formatDate, wallTime } from "#app/i18n/dates.ts";

/** Shows programs that guess encodings that a text is UTF-8. */
const byteOrderMark = "\uFEFF";

/**
 * The contents of a couple's archive: the page and its PDF in each language, the answers, the wishes, the music.
 * @param invitation null when it is no longer published; then there is no page.
 * @param path of the invitation.
 */
export function archivePlan(
  invitation: PublishedInvitation | null,
  path: string,
  replies: readonly ListedReply[],
  wishes: readonly PageWish[],
): ArchivePlan {
  const written = [
    ...wishes.map(({ name: by, text }) => ({ by, text })),
    ...replies.flatMap(({ name: by, message }) => (message ? [{ by, text: message }] : [])),
  ];
  const music = invitation?.music?.src;
  const name = path.split("/").at(-1) ?? "invitation";
  return {
    name,
    pages: (invitation?.languages ?? []).map((language, index) => ({
      path: invitation ? addressOf(invitation, language) : "",
      document: `/replies/keepsake?language=${language}`,
      file: index === 0 ? "index.html" : `${language}.html`,
    })),
    books: (invitation?.languages ?? []).map((language, index) => ({
      address: `/replies/keepsake.json?language=${language}`,
      file: index === 0 ? `${name}.pdf` : `${name}-${language}.pdf`,
    })),
    files: [
      { name: "answers.xlsx", address: "/replies.xlsx" },
      { name: "answers.csv", address: "/replies.csv" },
      ...(written.length > 0
        ? [
            {
              name: "wishes.txt",
              text: byteOrderMark.concat(
                written.map(({ by, text }) => `${text}\r\n– ${by}\r\n`).join("\r\n"),
              ),
            },
          ]
        : []),
      ...(music ? [{ name: `music.${music.split(".").at(-1)}`, address: `/${music}` }] : []),
    ],
  };
}

/** The day until which answers are kept, in words; null for a demo and while it is not known. */
export function keptUntilText(invitation: PublishedInvitation | null, t: TFunction): string | null {
  if (!invitation || isDemo(invitation)) return null;
  return formatDate(t, wallTime(retentionEnd(invitation), invitation.event.timeZone), "until");
}
