import type { TFunction } from "i18next";
import { findLinkForMail } from "#app/domain/couple-link/data.server.ts";
import { mailToken } from "#app/domain/couple-link/mail-token.ts";
import { householdsOf, readHouseholds } from "#app/domain/guests/data.server.ts";
import { namesOf } from "#app/domain/guests/schema.ts";
import type { PublishedInvitation } from "#app/domain/invitation/schema.ts";
import type { ChatMessage } from "#app/platform/outbox/schema.ts";
import { listAllReplies } from "#app/domain/reply/all-replies.server.ts";
import { headsOf } from "#app/domain/reply/columns.ts";
import { csvOf } from "#app/domain/reply/export/format.ts";
import { readRepliedHouseholds, repliedHouseholds } from "#app/domain/reply/data.server.ts";
import { eventSummary } from "#app/domain/reply/event/view.server.ts";
import { countParts } from "#app/domain/reply/parts/totals.server.ts";
import type { ReplyMailSources } from "#app/domain/reply/mail.server.ts";
import { letterLink } from "#app/domain/reply/message.server.ts";
import type { Question } from "#app/domain/telegram/schema.ts";
import type { Language } from "#app/i18n/languages.ts";
import { escapeHtml } from "#app/lib/telegram-html.ts";

/** The invitation of a chat, null when it is not published, and the language of the answer. */
type Asked = {
  path: string;
  invitation: PublishedInvitation | null;
  language: Language;
  t: TFunction;
};

type BotAnswer = Omit<ChatMessage, "chat">;

/** Characters of a list: a message has 4096, and its heading and link have at most 900. */
const longestList = 3_000;

/** Answers a question of a bound chat. */
export async function answerTo(
  question: Question,
  sources: ReplyMailSources,
  request: Asked,
): Promise<BotAnswer> {
  const answers = { list: listComing, silent: listSilent, csv: tableOfReplies };
  return answers[question](sources, request);
}

/** The guests who come, the last answers first. */
async function listComing(sources: ReplyMailSources, request: Asked): Promise<BotAnswer> {
  const { path, invitation, t } = request;
  const all = await listAllReplies(sources.db, path);
  const coming = all.filter(({ response, counts }) => response === "Yes" && counts);
  const doubtful = all.filter(({ isDoubtful }) => isDoubtful).length;
  const guests = coming.reduce((sum, reply) => sum + headsOf(reply), 0);
  const lines = coming.map((reply) => countLine(reply.name, headsOf(reply), t));
  const parts = await countParts(sources.db, invitation, t);
  const heading = [
    countLine(t("mail:totals-yes"), coming.length, t),
    countLine(t("mail:totals-guests"), guests, t),
    ...parts.map(({ label, value }) => countLine(label, value, t)),
    ...(doubtful > 0 ? [countLine(t("mail:totals-doubtful"), doubtful, t)] : []),
  ].join(" · ");
  return listMessage(
    sources,
    request,
    lines.length + doubtful > 0 ? heading : t("telegram:list-empty"),
    lines,
  );
}

/** The households that have not replied, in the order in which they were entered. */
async function listSilent(sources: ReplyMailSources, request: Asked): Promise<BotAnswer> {
  const { path, t } = request;
  const { db } = sources;
  const [households, replied] = await db.batch([
    householdsOf(db, path),
    repliedHouseholds(db, path),
  ]);
  const answered = readRepliedHouseholds(replied);
  const all = readHouseholds(households);
  const silent = all.filter(({ id }) => !answered.has(id));
  const lines = silent.map((household) =>
    countLine(
      namesOf(household).join(", ") || household.salutation,
      household.adults + household.children,
      t,
    ),
  );
  const none = t(all.length > 0 ? "telegram:silent-none" : "telegram:silent-unknown");
  const heading =
    silent.length > 0 ? t("dashboard-settings:mail.silent", { count: silent.length }) : none;
  return listMessage(sources, request, heading, lines);
}

function countLine(label: string, value: number, t: TFunction): string {
  return t("telegram:list-line", { label, value });
}

/** All replies as CSV, as the dashboard has them. */
async function tableOfReplies(sources: ReplyMailSources, request: Asked): Promise<BotAnswer> {
  const { path, invitation, language, t } = request;
  const replies = await listAllReplies(sources.db, path);
  if (replies.length === 0) return listMessage(sources, request, t("telegram:list-empty"), []);
  const { names, timeZone } = eventSummary(invitation, path, language, t);
  return {
    text: escapeHtml(names.join(` ${t("words:and")} `)),
    document: {
      name: `replies-${path.replaceAll("/", "-")}.csv`,
      text: csvOf(replies, invitation, language, timeZone, t),
    },
  };
}

/** A list that fits into a message; the dashboard's link leads to the rest. */
async function listMessage(
  { db, origin, dashboardSecret, now }: ReplyMailSources,
  { path, invitation, language, t }: Asked,
  heading: string,
  lines: readonly string[],
): Promise<BotAnswer> {
  const visibleLines = fitting(lines.map(escapeHtml));
  const rest = lines.length - visibleLines.length;
  const link = await findLinkForMail(db, path);
  const { names } = eventSummary(invitation, path, language, t);
  const paragraphs = [
    [`<b>${escapeHtml(names.join(` ${t("words:and")} `))}</b>`, escapeHtml(heading)],
    [...visibleLines, ...(rest > 0 ? [t("dashboard-settings:mail.more", { count: rest })] : [])],
    link === null
      ? []
      : [
          letterLink({
            href: `${origin}/replies/${await mailToken(dashboardSecret, link, now())}`,
            text: t("mail:see-all"),
          }),
        ],
  ];
  const text = paragraphs
    .filter((paragraph) => paragraph.length > 0)
    .map((paragraph) => paragraph.join("\n"))
    .join("\n\n");
  return { text };
}

/** The first lines, as many as fit. */
function fitting(lines: readonly string[]): string[] {
  let length = 0;
  const end = lines.findIndex((line) => (length += line.length + 1) > longestList);
  return lines.slice(0, end < 0 ? lines.length : end);
}
