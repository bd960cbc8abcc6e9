import type { ReactNode } from "react";
import { useTranslation } from "#app/i18n/use-translation.ts";
import type { AfterReplyProblem } from "#app/domain/reply/after-reply/fields.ts";
import { ChangesForm } from "#app/domain/reply/components/changes-form.tsx";
import { CallLine } from "#app/domain/reply/components/call-line.tsx";
import { ChatButtons } from "#app/domain/reply/components/chat-buttons.tsx";
import { Answer, ChangeLink, OtherAnswers } from "#app/domain/reply/components/own-answers.tsx";
import { ReplyForm } from "#app/domain/reply/components/reply-form.tsx";
import type { ReplyFailure, ReplyState, TriedReply as Tried } from "#app/domain/reply/state.ts";
import { bcp47, defaultLanguage, hostLanguage, orderLanguageOf } from "#app/i18n/languages.ts";
import { sayLanguage } from "#app/i18n/site-address.ts";
import { senderName } from "#app/i18n/studio-texts.ts";

type In<State extends ReplyState["state"]> = Extract<ReplyState, { state: State }>;

/**
 * The reply section in each of its states: open, chat only, sent, demo, closed.
 * @param next links that the confirmation offers to a guest who comes.
 */
export function ReplySection({
  reply,
  failure,
  next,
  problem,
}: {
  reply: ReplyState;
  failure?: ReplyFailure;
  /** Why the form for changes was not taken. */
  problem?: AfterReplyProblem;
  next: ReactNode;
}) {
  const { t } = useTranslation();
  switch (reply.state) {
    case "open":
      return <OpenReply reply={reply} failure={failure} />;
    case "sent":
      return <SentReply reply={reply} next={next} problem={problem} />;
    case "tried":
      return <TriedReply {...reply} />;
    case "closed":
      return <ClosedReply reply={reply} problem={problem} />;
    case "away":
      return (
        <div className="reply-closed">
          <h3>{t("form:away-title")}</h3>
          <p>{t("form:away-text")}</p>
          <CallLine phone={reply.phone} />
        </div>
      );
    case "chat":
      return (
        <div className="reply-chat">
          {reply.deadline && (
            <p className="by">{t("invitation:reply.by", { date: reply.deadline })}</p>
          )}
          <ChatButtons chats={reply.chats} heading={t("form:chat.heading")} />
          <CallLine phone={reply.phone} />
        </div>
      );
  }
}

function OpenReply({ reply, failure }: { reply: In<"open">; failure?: ReplyFailure }) {
  const { t } = useTranslation();
  return (
    <>
      {reply.trying && <p className="reply-note">{t(`form:tried.${reply.trying}-note`)}</p>}
      {reply.justSent && <JustSent text={reply.unread ? undefined : t("form:just-sent-text")} />}
      {reply.back && (
        <p className="reply-note">
          {reply.another && t("form:another-note")} <a href={reply.back}>{t("form:back")}</a>
        </p>
      )}
      {reply.unread ? (
        <UnreadAnswer reply={reply} unread={reply.unread} failure={failure} />
      ) : (
        <ReplyForm reply={reply} failure={failure} />
      )}
    </>
  );
}

function ClosedReply({ reply, problem }: { reply: In<"closed">; problem?: AfterReplyProblem }) {
  const { t } = useTranslation();
  const [newest, ...others] = reply.answers;
  return (
    <div className="reply-closed">
      {reply.justSent && <JustSent />}
      {reply.unread && <p>{t("form:unread.title")}</p>}
      {reply.unread && <p>{t("form:unread.text")}</p>}
      {newest && <Answer answer={newest} />}
      <OtherAnswers answers={others} />
      {reply.changes && <ChangesForm changes={reply.changes} problem={problem} />}
      <p>{t("form:closed-text")}</p>
      <CallLine phone={reply.phone} />
    </div>
  );
}

function SentReply({
  reply,
  next,
  problem,
}: {
  reply: In<"sent">;
  next: ReactNode;
  problem?: AfterReplyProblem;
}) {
  const { t } = useTranslation();
  return (
    <div className="reply-sent" role="status" tabIndex={-1} data-reply-sent>
      <svg
        viewBox="0 0 48 48"
        width="48"
        height="48"
        aria-hidden="true"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.4"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        <circle cx="24" cy="24" r="22" strokeWidth="1.2" />
        <path d="M14 25l7 7 14-16" />
      </svg>
      <h3>{t("form:sent")}</h3>
      <p>{t(reply.answer.response === "Yes" ? "form:sent-yes-text" : "form:sent-no-text")}</p>
      <Answer answer={reply.answer} />
      {reply.answer.response === "Yes" && next}
      {reply.changes && <ChangesForm changes={reply.changes} problem={problem} />}
      <p>
        <a className="change" href={reply.answer.changeHref}>
          {t("form:change")}
        </a>{" "}
        {reply.changeUntil && t("form:change-until", { date: reply.changeUntil })}
      </p>
      {reply.another && (
        <p>
          <a className="button another" href={reply.another}>
            {t("form:another")}
          </a>
        </p>
      )}
      {reply.answer.changeLink && <ChangeLink href={reply.answer.changeLink} />}
      <OtherAnswers answers={reply.others} />
      {reply.full && <p className="reply-note">{t("form:full")}</p>}
    </div>
  );
}

/** Confirms a reply in a browser without its cookie: without a name, and with the form below. */
function JustSent({ text }: { text?: string }) {
  const { t } = useTranslation();
  return (
    <div className="reply-just-sent" role="status" tabIndex={-1} data-reply-sent>
      <h3>{t("form:just-sent")}</h3>
      {text && <p>{text}</p>}
    </div>
  );
}

/**
 * Shown while the browser's replies cannot be read from D1. The form is collapsed, because an empty
 * one would look as if nothing had been stored; it is open when it comes back with errors.
 */
function UnreadAnswer({
  reply,
  unread: { replaces, again },
  failure,
}: {
  reply: In<"open">;
  unread: NonNullable<In<"open">["unread"]>;
  failure?: ReplyFailure;
}) {
  const { t } = useTranslation();
  return (
    <div className="reply-unread">
      <h3>{t("form:unread.title")}</h3>
      <p>{t("form:unread.text")}</p>
      <p>
        {/* The same address without the query that asks for one reply's form. */}
        <a className="change" href={again}>
          {t("form:unread.again")}
        </a>
      </p>
      <details open={failure !== undefined}>
        <summary>{replaces ? t("form:unread.anew") : t("form:another")}</summary>
        {replaces && <p>{t("form:unread.anew-text")}</p>}
        <ReplyForm reply={reply} failure={failure} />
      </details>
    </div>
  );
}

/** The result of a demo's form: the letter that the hosts would get, as a mail client shows it. */
function TriedReply({ trying, letter, byTelegram, design }: Tried) {
  const { t, i18n } = useTranslation();
  return (
    <div className="reply-tried" role="status" tabIndex={-1} data-reply-sent>
      <p>{t(`form:tried.${trying}-kept`)}</p>
      <p>{t(byTelegram ? `form:tried.${trying}-telegram` : `form:tried.${trying}-mail`)}</p>
      <figure className="letter-window">
        <figcaption>
          <b lang={bcp47(defaultLanguage)}>{senderName}</b>
          <span lang={bcp47(hostLanguage)}>{letter.subject}</span>
        </figcaption>
        {/* A sandbox without permissions: no scripts, no navigation. */}
        <iframe
          sandbox=""
          srcDoc={letter.html}
          height={letter.height}
          title={t("form:tried.letter")}
        />
      </figure>
      {trying === "demo" && (
        <a
          className="button primary"
          href={sayLanguage(`/order?template=${design}`, orderLanguageOf(i18n.language))}
        >
          {t("personalisation:order")}
        </a>
      )}
      <a className="change" href="?#reply">
        {t("form:tried.again")}
      </a>
    </div>
  );
}
