import type { ReactNode } from "react";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { CopyButton } from "#app/components/copy-button.tsx";
import { QrCode } from "#app/domain/guests/components/qr-code.tsx";
import type { SectionView } from "#app/guest/section-view.ts";
import type { ReplyState } from "#app/domain/reply/state.ts";
import type { OrnamentPart } from "#app/designs/contract.ts";

type Section<Type extends SectionView["type"]> = Extract<SectionView, { type: Type }>;

export function BankSection({ section }: { section: Section<"bank"> }) {
  const { t } = useTranslation();
  return (
    <section className="bank">
      <h2 className="display">{t("invitation:bank.heading")}</h2>
      {section.text && <p className="lines">{section.text}</p>}
      <ul>
        {section.accounts.map(({ holder, bank, number, currency, code }) => (
          <li key={`${number} ${currency}`}>
            <p className="muted">{[currency, holder, bank].filter(Boolean).join("\u00a0· ")}</p>
            <p
              className="bank-number"
              role="group"
              aria-label={t("invitation:bank.number", { number })}
            >
              {number}
            </p>
            <CopyButton
              text={number}
              label={t("invitation:bank.copy")}
              done={t("invitation:bank.copied")}
            />
            {code && (
              <figure className="bank-code">
                <QrCode drawing={code} label={t("invitation:bank.scan")} />
                <figcaption className="muted">{t("invitation:bank.scan")}</figcaption>
              </figure>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

const networks = ["instagram", "facebook", "telegram", "youtube", "tiktok"] as const;

export function FollowSection({ section }: { section: Section<"follow"> }) {
  const { t } = useTranslation();
  return (
    <section className="follow">
      <h2 className="display">{t("invitation:follow.heading")}</h2>
      <ul>
        {section.links.map(({ network, url }) => {
          const known = networks.find((name) => name === network);
          return (
            <li key={url}>
              <a className="quiet-link" href={url} target="_blank" rel="noopener">
                {known ? t(`invitation:follow.${known}`) : network}
              </a>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/**
 * The frame of the reply section around `form`. The section's own heading and text are shown only
 * while a reply is asked for.
 */
export function ReplyFrame({
  section,
  reply,
  form,
  ornament: { Emblem, Corner },
}: {
  section: Section<"reply">;
  reply: ReplyState;
  form: ReactNode;
  ornament: OrnamentPart;
}) {
  const { t } = useTranslation();
  const asks =
    (reply.state === "open" && !reply.justSent && !reply.unread) || reply.state === "chat";
  const heading = asks
    ? (section.heading ?? t("invitation:reply.heading"))
    : reply.state === "tried"
      ? t(`form:tried.${reply.trying}`)
      : t(reply.state === "closed" ? "form:closed-title" : "form:thanks");
  return (
    <section id="reply" className="reply paper" data-wide="">
      <Emblem />
      {["a", "b", "c", "d"].map((corner) => (
        <Corner key={corner} />
      ))}
      <h2 className="display">{heading}</h2>
      {asks && section.text && <p className="lines">{section.text}</p>}
      {form}
    </section>
  );
}
