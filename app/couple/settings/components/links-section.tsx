import { getFormProps, useForm } from "@conform-to/react";
import { getValibotConstraint, parseWithValibot } from "@conform-to/valibot";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { Form, useNavigation } from "react-router";
import { resultOf, type SettingsAnswer } from "#app/couple/settings/state.ts";
import { ShownLink } from "#app/couple/settings/components/shown-once.tsx";
import { longestLinkName, shareSchema } from "#app/couple/settings/schema.ts";
import { useCanCheck } from "#app/couple/settings/components/use-can-check.ts";
import type { LinkView, OwnSettings } from "#app/couple/settings/view.ts";

const action = "/replies/settings#links";
const accesses = ["read", "edit", "send"] as const;

/** The links that the couple shared, and the form for another. */
export function LinksSection({
  settings: { key, links, mayShare, senders, off },
  answer,
  names,
}: {
  settings: OwnSettings;
  answer: SettingsAnswer | undefined;
  names: string;
}) {
  const { t } = useTranslation();
  const linkAnswer = answer?.state === "link" && answer.name !== null ? answer : null;
  // A link that was just switched off opens nothing.
  const made = linkAnswer?.name === off?.name ? null : linkAnswer;
  return (
    <section className="setting" id="links">
      <h2>{t("dashboard-settings:page.links.heading")}</h2>
      <p className="lead">{t("dashboard-settings:page.links.lead")}</p>
      {made && <ShownLink key={made.href} {...made} names={names} />}
      {off && (
        <Form method="post" action={action} className="note undo" preventScrollReset>
          <p role="status">{t("dashboard-settings:page.links.off", { name: off.name })}</p>
          <input type="hidden" name="id" value={off.id} />
          <button type="submit" name="intent" value="restore-link" className="button plain">
            {t("dashboard-settings:page.links.undo")}
          </button>
        </Form>
      )}
      {links.length > 0 && (
        <ul className="rows">
          {links.map((link) => (
            <SharedLinkRow key={link.id} link={link} />
          ))}
        </ul>
      )}
      {mayShare ? (
        // A new form for each new link: its fields are empty again. Its key differs from that of the
        // link above: React would keep a second child of one key on the page for good.
        <ShareForm
          key={`after ${made?.href}`}
          formKey={key}
          answer={answer}
          isFirst={links.length === 0}
          senders={senders}
        />
      ) : (
        <p className="hint">{t("dashboard-settings:page.messages.links-full")}</p>
      )}
    </section>
  );
}

function SharedLinkRow({ link: { id, name, isReadOnly, sender, used } }: { link: LinkView }) {
  const { t } = useTranslation();
  return (
    <li>
      <p>
        <bdi>{name}</bdi>
        <span>
          {sender === null ? (
            t(`dashboard-settings:page.links.${isReadOnly ? "read" : "edit"}`)
          ) : (
            <>
              {t("dashboard-settings:page.links.send")}: <bdi>{sender}</bdi>
            </>
          )}
          {" · "}
          {used ? (
            <time dateTime={used.iso}>
              {t("dashboard-settings:page.links.used", { date: used.text })}
            </time>
          ) : (
            t("dashboard-settings:page.links.never")
          )}
        </span>
      </p>
      <Form method="post" action={action} preventScrollReset>
        <input type="hidden" name="id" value={id} />
        <button
          type="submit"
          name="intent"
          value="revoke-link"
          className="button plain small"
          aria-label={t("dashboard-settings:page.links.switch-off-named", { name })}
        >
          {t("dashboard-settings:page.links.switch-off")}
        </button>
      </Form>
    </li>
  );
}

function ShareForm({
  formKey,
  answer,
  isFirst,
  senders,
}: {
  formKey: string;
  answer: SettingsAnswer | undefined;
  isFirst: boolean;
  senders: OwnSettings["senders"];
}) {
  const { t } = useTranslation();
  const canCheck = useCanCheck();
  const isSending = useNavigation().state === "submitting";
  const [form, fields] = useForm({
    id: "share",
    lastResult: resultOf(answer, "share"),
    constraint: getValibotConstraint(shareSchema),
    onValidate: canCheck
      ? ({ formData }) => parseWithValibot(formData, { schema: shareSchema })
      : undefined,
    shouldValidate: "onSubmit",
    shouldRevalidate: canCheck ? "onInput" : "onSubmit",
  });
  const { name } = fields;
  const messages = new Map(
    Object.entries(t("dashboard-settings:page.messages", { returnObjects: true })),
  );
  const senderError = fields.sender.errors?.[0];
  const error = name.errors?.[0] ?? form.errors?.[0] ?? fields.key.errors?.[0];
  return (
    <details className="more" open={isFirst || error !== undefined || senderError !== undefined}>
      <summary>{t("dashboard-settings:page.links.new")}</summary>
      <Form
        {...getFormProps(form)}
        method="post"
        action={action}
        className="setting-form"
        preventScrollReset
      >
        <input type="hidden" name="intent" value="share" />
        <input type="hidden" name="key" value={formKey} />
        <div className="field">
          <label htmlFor={name.id}>{t("dashboard-settings:page.links.name")}</label>
          <input
            type="text"
            id={name.id}
            name={name.name}
            defaultValue={name.initialValue}
            required
            // Longer than the limit, so that an overlong name is reported instead of cut off.
            maxLength={longestLinkName * 2}
            autoComplete="off"
            autoCapitalize="words"
            placeholder={t("dashboard-settings:page.links.example")}
            aria-invalid={error ? true : undefined}
            aria-describedby={name.errorId}
          />
          <p className="error" id={name.errorId} data-error-for={name.name} role="alert">
            {error && messages.get(error)}
          </p>
        </div>
        <fieldset className="options">
          <legend>{t("dashboard-settings:page.links.access")}</legend>
          {accesses
            .filter((access) => access !== "send" || senders.length > 0)
            .map((access) => (
              <label key={access} className="option">
                <input
                  type="radio"
                  name="access"
                  value={access}
                  defaultChecked={(fields.access.initialValue ?? "read") === access}
                />
                <span>
                  {t(`dashboard-settings:page.links.${access}`)}
                  <small>{t(`dashboard-settings:page.links.${access}-hint`)}</small>
                </span>
              </label>
            ))}
        </fieldset>
        {senders.length > 0 && (
          <div className="field senders">
            <label htmlFor={fields.sender.id}>{t("dashboard-settings:page.links.senders")}</label>
            <select
              id={fields.sender.id}
              name={fields.sender.name}
              defaultValue={fields.sender.initialValue ?? ""}
              aria-invalid={senderError ? true : undefined}
              aria-describedby={fields.sender.errorId}
            >
              <option value="">–</option>
              {senders.map(({ sender, label }) => (
                <option key={sender} value={sender}>
                  {label}
                </option>
              ))}
            </select>
            <p
              className="error"
              id={fields.sender.errorId}
              data-error-for={fields.sender.name}
              role="alert"
            >
              {senderError && messages.get(senderError)}
            </p>
          </div>
        )}
        <button type="submit" className="button" disabled={isSending}>
          {t("dashboard-settings:page.links.make")}
        </button>
      </Form>
    </details>
  );
}
