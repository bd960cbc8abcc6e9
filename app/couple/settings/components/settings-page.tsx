import { Link, Form, useNavigation } from "react-router";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { DashboardFrame } from "#app/couple/components/dashboard-frame.tsx";
import type { SettingsAnswer } from "#app/couple/settings/state.ts";
import { FailedSection } from "#app/couple/settings/components/failed-section.tsx";
import { KeysSection } from "#app/couple/settings/components/keys-section.tsx";
import { LinksSection } from "#app/couple/settings/components/links-section.tsx";
import { NewsSection } from "#app/couple/settings/components/news-section.tsx";
import type { SettingsView } from "#app/couple/settings/view.ts";
import { ShownLink } from "#app/couple/settings/components/shown-once.tsx";
import "./settings-page.css";

/** The settings of a dashboard. Complete without script. */
export function SettingsPage({
  frame,
  own,
  answer,
}: SettingsView & { answer: SettingsAnswer | undefined }) {
  const { t } = useTranslation();
  const names = frame.about.names.join(` ${t("words:and")} `);
  return (
    <DashboardFrame frame={frame} current="settings" title={t("dashboard:pages.settings")}>
      {!frame.isReadOnly && (
        <p>
          <Link to="/replies/changes">{t("dashboard-changes:title")}</Link>
        </p>
      )}
      {own ? (
        <div className="settings">
          <FailedSection settings={own} answer={answer} />
          <NewsSection settings={own} answer={answer} />
          <div className="settings-links">
            <LinksSection settings={own} answer={answer} names={names} />
            <RenewSection formKey={own.key} answer={answer} names={names} />
            <KeysSection settings={own} answer={answer} />
          </div>
        </div>
      ) : (
        <section className="setting shared">
          <h2>{t("dashboard-settings:page.shared.heading", { name: frame.sharedAs ?? "" })}</h2>
          <p className="lead">
            {t(`dashboard-settings:page.shared.${frame.isReadOnly ? "read" : "edit"}`)}
          </p>
          <p>{t("dashboard-settings:page.shared.ask")}</p>
        </section>
      )}
    </DashboardFrame>
  );
}

/** Replacing the couple's own link, after a confirmation that works without script. */
function RenewSection({
  formKey,
  answer,
  names,
}: {
  formKey: string;
  answer: SettingsAnswer | undefined;
  names: string;
}) {
  const { t } = useTranslation();
  const isSending = useNavigation().state === "submitting";
  const renewed = answer?.state === "link" && answer.name === null ? answer : null;
  return (
    <section className="setting" id="own-link">
      <h2>{t("dashboard-settings:page.renew.heading")}</h2>
      <p className="lead">{t("dashboard-settings:page.renew.lead")}</p>
      {renewed && <ShownLink key={renewed.href} {...renewed} names={names} />}
      <details className="more" key={`after ${renewed?.href}`}>
        <summary>{t("dashboard-settings:page.renew.open")}</summary>
        <Form method="post" action="/replies/settings#own-link" className="setting-form">
          <input type="hidden" name="key" value={formKey} />
          <p>{t("dashboard-settings:page.renew.ends")}</p>
          <p>{t("dashboard-settings:page.renew.stays")}</p>
          <button type="submit" name="intent" value="renew" className="button" disabled={isSending}>
            {t("dashboard-settings:page.renew.confirm")}
          </button>
        </Form>
      </details>
    </section>
  );
}
