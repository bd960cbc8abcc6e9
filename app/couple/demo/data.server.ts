import type { TFunction } from "i18next";
import {
  readChanges,
  serializeChanges,
  type DemoChanges,
} from "#app/couple/demo/session.server.ts";
import type { ReviewResult } from "#app/couple/answers/review/kinds.ts";
import { demoRows, type DemoRows } from "#app/couple/demo/rows.server.ts";
import type { DashboardFrame } from "#app/couple/frame/view.ts";
import { lookOf } from "#app/couple/frame/look.server.tsx";
import { findInvitation } from "#app/domain/invitation/data.server.ts";
import type { PublishedInvitation } from "#app/domain/invitation/schema.ts";
import { eventSummary } from "#app/domain/reply/event/view.server.ts";
import {
  languageNames,
  siteLanguageOf,
  siteLanguages,
  type SiteLanguage,
} from "#app/i18n/languages.ts";
import { sayLanguage } from "#app/i18n/site-address.ts";
import { notFound } from "#app/lib/http.ts";

/** The published demo whose made-up guests these are. */
export const demoInvitation = "wedding/big-family-demo";

/**
 * True if the made-up dashboard can be opened. It is hidden while its invitation cannot be read.
 */
export async function isDemoOpen(kv: KVNamespace): Promise<boolean> {
  try {
    return (await findInvitation(kv, demoInvitation)) !== null;
  } catch (error) {
    console.error("the demo of a dashboard", String(error));
    return false;
  }
}

/** The data that a page of the made-up dashboard starts from. */
export type DemoDashboard = {
  invitation: PublishedInvitation;
  language: SiteLanguage;
  changes: DemoChanges;
  rows: DemoRows;
  frame: DashboardFrame;
  /** Milliseconds since 1970 in UTC. */
  now: number;
  t: TFunction;
};

/**
 * The made-up dashboard as a visitor has left it. Reads the published demo and the visitor's cookie,
 * and no table.
 * @throws 404 where the studio has not published that demo.
 */
export async function readDemo(
  kv: KVNamespace,
  { request, url }: { request: Request; url: URL },
  { t, language: locale }: { t: TFunction; language: string },
  now: number,
): Promise<DemoDashboard> {
  const [invitation, changes] = await Promise.all([
    findInvitation(kv, demoInvitation),
    readChanges(request),
  ]);
  if (!invitation) throw notFound();
  const language = siteLanguageOf(locale);
  return {
    invitation,
    language,
    changes,
    rows: demoRows(changes, language, now, t),
    frame: {
      about: eventSummary(invitation, demoInvitation, language, t),
      look: lookOf(invitation, language),
      language,
      languages: siteLanguages.map((code) => ({
        language: code,
        name: languageNames[code],
        href: sayLanguage(url.pathname, code),
      })),
      sharedAs: null,
      isReadOnly: false,
      sends: false,
    },
    now,
    t,
  };
}

/**
 * The headers that keep a visitor's changes.
 * @returns null where they are more than the browser keeps: nothing is changed then.
 */
export async function keepChanges(changes: DemoChanges): Promise<Record<string, string> | null> {
  const cookie = await serializeChanges(changes);
  return cookie === null ? null : { "Set-Cookie": cookie };
}

/** The answer that a visitor has just entered, so that its page offers to take it back. */
export function enteredIn({ replies }: DemoRows, id: string | null): ReviewResult | null {
  const reply = replies.find((candidate) => candidate.id === id && candidate.enteredBy !== null);
  if (!reply) return null;
  const { name, household } = reply;
  return { review: "enter", id: reply.id, name, household, revision: 1, outcome: "done" };
}
