import { useTranslation } from "react-i18next";
import { callLinks } from "#app/features/invitation/call-links.ts";
import { ReplyForm } from "#app/features/reply/components/reply-form.tsx";
import type { ReplyAnswer, ReplyFailure, ReplyState } from "#app/features/reply/state.ts";

/** The reply section in each of its states: open, sent, closed. */
export function ReplySection({ reply, failure }: { reply: ReplyState; failure?: ReplyFailure }) {
  const { t } = useTranslation();
  if (reply.state === "open") return <ReplyForm reply={reply} failure={failure} />;
  if (reply.state === "closed") {
    const links = callLinks({ phone: reply.phone });
    return (
      <div className="reply-closed">
        <h3>{t("form:closed-title")}</h3>
        <Answer answer={reply.answer} />
        <p>{t("form:closed-text")}</p>
        <a className="call" href={links.call}>
          {t("form:call", { phone: links.phone })}
        </a>
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
      {reply.changeable && (
        <p>
          {/* `change` makes the page show the form again, filled in. */}
          <a className="change" href="?change=1#reply">
            {t("form:change")}
          </a>{" "}
          {reply.changeUntil && t("form:change-until", { date: reply.changeUntil })}
        </p>
      )}
    </div>
  );
}

function Answer({ answer }: { answer: ReplyAnswer | null }) {
  const { t } = useTranslation();
  if (!answer) return null;
  return (
    <p className="answer">
      <b>{answer.name}</b>
      <br />
      {answer.response === "Yes" ? t("form:sent-yes") : t("form:sent-no")}
      {answer.guestsNumber !== null &&
        ` · ${t("form:sent-guests", { count: answer.guestsNumber })}`}
    </p>
  );
}
