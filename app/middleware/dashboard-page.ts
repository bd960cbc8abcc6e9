import type { RouterContextProvider } from "react-router";
import { requireLink, type Access } from "#app/couple/access.server.ts";
import { readDemo } from "#app/couple/demo/data.server.ts";
import { dashboardFrame } from "#app/couple/frame/view.ts";
import { systemClock } from "#app/lib/clock.ts";
import { requireSession } from "#app/middleware/dashboard-session.ts";
import { getTranslation } from "#app/middleware/i18n.ts";

/**
 * Opens a page of a dashboard for the reader's link: its frame, what its session is about, and the
 * results of its statements.
 * @param statementsOf the page's statements, each bound to the invitation's path.
 * @returns with `path`, and `t` of the page's language.
 * @throws as `requireSession` and `requireLink`.
 */
export async function openPage(
  db: D1Database,
  { url, context }: { url: URL; context: Readonly<RouterContextProvider> },
  statementsOf: (path: string) => readonly D1PreparedStatement[] = () => [],
  access?: Access,
) {
  const reader = requireSession(context);
  const path = reader.session.invitation;
  const { link, results } = await requireLink(db, reader.session, statementsOf(path), access);
  const { t } = getTranslation(context);
  const frame = dashboardFrame(reader, link, url, t);
  return { ...reader, reader, path, link, results, frame, t };
}

/** The shop's made-up dashboard, as this visitor has changed it. */
export function openDemo(
  kv: KVNamespace,
  {
    request,
    url,
    context,
  }: { request: Request; url: URL; context: Readonly<RouterContextProvider> },
): ReturnType<typeof readDemo> {
  return readDemo(kv, { request, url }, getTranslation(context), systemClock());
}
