import type { TFunction } from "i18next";
import { formats, pageCount, type FormatName } from "#app/couple/prints/format.ts";
import type { Piece } from "#app/couple/prints/face.ts";
import { printLook } from "#app/couple/prints/look.server.tsx";
import {
  prints,
  type Choice,
  type PrintName,
  type PrintsOffered,
  type PrintView,
} from "#app/couple/prints/view.ts";
import type { PublishedInvitation } from "#app/domain/invitation/schema.ts";
import { bcp47, languageNames, languages, type Language } from "#app/i18n/languages.ts";

type Reader = {
  /** Null when it is no longer published. */
  invitation: PublishedInvitation | null;
  /** The page's. */
  language: Language;
};

type Content = {
  format: FormatName;
  pieces: Piece[];
  choices: readonly Choice[];
  /** Notes for hosts about it, or the reason why there is nothing to print. */
  notes: readonly string[];
};

/** The prints as the page of lists offers them. */
export function printsOffered(t: TFunction): PrintsOffered {
  return {
    heading: t("dashboard-prints:heading"),
    list: prints.map((name) => ({
      href: `/replies/${name}`,
      name: t(`dashboard-prints:list.${name}.name`),
      text: t(`dashboard-prints:list.${name}.text`),
    })),
  };
}

/** @param t a translator of the page's language. */
export function printView(
  name: PrintName,
  { format, pieces, choices, notes }: Content,
  { invitation, language }: Reader,
  t: TFunction,
): PrintView {
  const used = new Set(pieces.map(({ lang }) => lang));
  return {
    title: t(`dashboard-prints:list.${name}.name`),
    file: `${name}.pdf`,
    count: pieces.length === 0 ? null : countText(pieces.length, format, t),
    how: t(`dashboard-prints:how.${howOf(format)}`),
    notes: [...notes],
    // A single version is no choice.
    choices: choices.filter(({ options }) => options.length > 1),
    format,
    pieces,
    look: printLook(
      invitation,
      language,
      languages.filter((code) => used.has(bcp47(code))),
    ),
    words: {
      sheet: t("dashboard-prints:sheet"),
      pdf: {
        make: t("dashboard-prints:pdf.make"),
        working: t("dashboard-prints:pdf.working"),
        save: t("dashboard-prints:pdf.save"),
        failed: t("dashboard-prints:pdf.failed"),
      },
    },
  };
}

function howOf(format: FormatName): "folded" | "slips" | "labels" | "c6" {
  return format === "place-cards" || format === "table-numbers" ? "folded" : format;
}

function countText(count: number, format: FormatName, t: TFunction): string {
  if (format === "c6") return t("dashboard-prints:envelopes", { count });
  const pieces = t(format === "labels" ? "dashboard-prints:labels" : "dashboard-prints:cards", {
    count,
  });
  return `${pieces} · ${t("dashboard-prints:sheets", { count: pageCount(count, formats[format]) })}`;
}

/**
 * The language of a print that the address names, else that of the dashboard where guests have it
 * too; with the others to choose from.
 */
export function chosenLanguage(
  url: URL,
  { invitation, language }: Reader,
  t: TFunction,
): { shown: Language; choice: Choice } {
  const offered = invitation?.languages ?? [language];
  const code = url.searchParams.get("in");
  const shownLanguage =
    offered.find((candidate) => candidate === code) ??
    offered.find((alternative) => alternative === language) ??
    offered[0] ??
    language;
  return {
    shown: shownLanguage,
    choice: {
      label: t("dashboard-prints:choose.language"),
      options: offered.map((option) => ({
        label: languageNames[option],
        href: withParameter(url, "in", option),
        lang: bcp47(option),
        isShown: option === shownLanguage,
      })),
    },
  };
}

/** A page's address with another value of one parameter; null without it. */
export function withParameter(url: URL, name: string, value: string | null): string {
  const parameters = new URLSearchParams(url.search);
  parameters.delete("lng");
  if (value === null) parameters.delete(name);
  else parameters.set(name, value);
  const query = parameters.toString();
  return query ? `${url.pathname}?${query}` : url.pathname;
}
