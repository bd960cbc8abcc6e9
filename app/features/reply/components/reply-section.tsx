import { useTranslation } from "react-i18next";
import { callLinks } from "#app/features/invitation/call-links.ts";
import { CopyButton } from "#app/components/copy-button.tsx";
import { ChatButtons } from "#app/features/reply/components/chat-buttons.tsx";
import { ReplyForm } from "#app/features/reply/components/reply-form.tsx";
import type { ReplyAnswer, ReplyFailure, ReplyState } from "#app/features/reply/state.ts";

/**
 * The reply section in each of its states: open, in a chat alone, sent, closed.
 * @param isDraft whether the invitation is not published yet, so that nothing is kept.
 */
export function ReplySection({
  reply,
  failure,
  isDraft,
}: {
  reply: ReplyState;
  failure?: ReplyFailure;
  isDraft: boolean;
}) {
  const { t } = useTranslation();
  if (!isDraft) return <ReplyStateView reply={reply} failure={failure} />;
  return (
    <>
      {reply.state === "open" && <p className="reply-draft">{t("form:draft.note")}</p>}
      <ReplyStateView reply={reply} failure={failure} />
    </>
  );
}

function ReplyStateView({ reply, failure }: { reply: ReplyState; failure?: ReplyFailure }) {
  const { t } = useTranslation();
  if (reply.state === "open") return <ReplyForm reply={reply} failure={failure} />;
  if (reply.state === "closed") {
    return (
      <div className="reply-closed">
        <h3>{t("form:closed-title")}</h3>
        <Answer answer={reply.answer} />
        <p>{t("form:closed-text")}</p>
        <CallLine phone={reply.phone} />
      </div>
    );
  }
  if (reply.state === "chat") {
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
  if (reply.state === "tried") {
    return (
      <div className="reply-sent" role="status" tabIndex={-1} data-reply-sent>
        <h3>{t("form:draft.tried")}</h3>
        <p>{t("form:draft.tried-text")}</p>
      </div>
    );
  }
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
      <p>{t("form:sent-thanks")}</p>
      <Answer answer={reply.answer} />
      {reply.changeLink && (
        <>
          <p>
            {/* `change` makes the page show the form again, filled in. */}
            <a className="change" href="?change=1#reply">
              {t("form:change")}
            </a>{" "}
            {reply.changeUntil && t("form:change-until", { date: reply.changeUntil })}
          </p>
          <div className="change-link">
            <p>{t("form:change-elsewhere")}</p>
            <input
              type="text"
              readOnly
              value={reply.changeLink}
              aria-label={t("form:change-elsewhere")}
            />
            <CopyButton
              text={reply.changeLink}
              label={t("form:copy-link")}
              done={t("form:copied-link")}
            />
          </div>
        </>
      )}
    </div>
  );
}

function CallLine({ phone }: { phone: string }) {
  const { t } = useTranslation();
  const links = callLinks({ phone });
  return (
    <p className="call-line">
      <a className="call" href={links.call}>
        {t("form:call", { phone: links.phone })}
      </a>
    </p>
  );
}

function Answer({ answer }: { answer: ReplyAnswer | null }) {
  const { t } = useTranslation();
  if (!answer) return null;
  const said =
    answer.response === "No"
      ? "sent-no"
      : answer.withPartner
        ? "sent-yes-with-partner"
        : "sent-yes";
  return (
    <>
      <p className="answer">
        <b>{answer.name}</b>
        <br />
        {t(`form:${said}`)}
        {answer.guestsNumber !== null &&
          ` · ${t("form:sent-guests", { count: answer.guestsNumber })}`}
      </p>
      {answer.details.length > 0 && (
        <dl>
          {answer.details.map(({ field, text }) => (
            <div key={field} className={field}>
              <dt>{t(`desk:fields.${field}`)}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      )}
    </>
  );
}
