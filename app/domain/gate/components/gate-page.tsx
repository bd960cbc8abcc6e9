import type { TFunction } from "i18next";
import { useTranslation } from "#app/i18n/use-translation.ts";
import css from "#app/domain/gate/components/gate-page.css?inline";
import { longestPassword } from "#app/domain/gate/password-length.ts";
import type { GateState } from "#app/domain/gate/state.ts";
import { properties } from "#app/designs/styles/css.ts";
import { raised } from "#app/designs/kit/layers.ts";
import { PlainPage } from "#app/designs/house/plain-page.tsx";
import { SealedLetter } from "#app/designs/house/sealed-letter.tsx";

/**
 * The password page of an invitation, in its colours. Letters and drawing are the studio's own,
 * because the invitation's could give away the hosts. Works without script.
 */
export function GatePage({ state }: { state: GateState }) {
  const { t } = useTranslation();
  const error = errorOf(state, t);
  return (
    <PlainPage title={t("gate:title")}>
      <style href="gate" precedence="design">
        {css + coloursOf(state)}
      </style>
      <SealedLetter />
      <h1>{t("gate:title")}</h1>
      <p id="gate-text">{t("gate:text")}</p>
      <form method="post" className="gate-form">
        <input type="hidden" name="intent" value="open" />
        <label htmlFor="gate-password">{t("gate:password")}</label>
        <input
          id="gate-password"
          type="password"
          name="password"
          required
          maxLength={longestPassword}
          autoComplete="current-password"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          aria-invalid={state.gate === "wrong" || undefined}
          aria-describedby={error === null ? "gate-text" : "gate-error"}
        />
        {error !== null && (
          <p id="gate-error" className="error" role="alert">
            {error}
          </p>
        )}
        <button type="submit" className="button primary">
          {t("gate:open")}
        </button>
      </form>
      <p className="help">{t("gate:help")}</p>
    </PlainPage>
  );
}

function coloursOf({ palette }: GateState): string {
  if (!palette) return "";
  const { scheme, paper: _, ...colours } = palette;
  return `:root${raised("theme")}{color-scheme:${scheme};${properties(colours)}}`;
}

function errorOf(state: GateState, t: TFunction): string | null {
  if (state.gate === "locked") return t("gate:locked", { count: state.minutes });
  if (state.gate === "unavailable") return t("gate:unavailable");
  return state.gate === "wrong" ? t("gate:wrong") : null;
}
