import {
  createRequestHandler,
  type RequestHandler,
  type RouterContextProvider,
  type ServerBuild,
} from "react-router";
import { serveCached } from "#app/guest/page-cache.server.ts";
import { enqueueDay } from "#app/shop/order/day-mail.server.ts";
import { notifyQueue } from "#app/platform/outbox/notify-queue.server.ts";
import { enqueueReports } from "#app/domain/reply/reports.server.ts";
import { systemClock } from "#app/lib/clock.ts";
import { findSetting } from "#app/lib/settings.ts";
import { answer } from "./answer.ts";
import { canonicalAddress, leadTo } from "./canonical-address.ts";
import { invitationBuild, isInvitationPath } from "./invitation-routes.ts";
import { continueNightly, workNightly } from "./nightly.ts";
import { checkPayments } from "./payments.ts";
import { beginSweep, takeBatch } from "./outbox.ts";
import { pageStoresFor } from "./page-stores.ts";
import { withModules } from "./route-modules.ts";

const loadBuild = (): Promise<ServerBuild> => import("virtual:react-router/server-build");
/** For development, where React Router calls it at each request, so that edits are seen. */
const loadSite = async () => withModules(await loadBuild());
const loadInvitations = async () => withModules(invitationBuild(await loadBuild()));
let handlers: { site: RequestHandler; invitations: RequestHandler } | undefined;

/**
 * In production the build is passed as a value: given a function, React Router calls it at each
 * request and ranks all routes again. It is loaded at the first request, so that a sweep of the
 * outbox does not load the pages.
 */
async function handleRequest(request: Request, context: RouterContextProvider): Promise<Response> {
  const isInvitation = isInvitationPath(new URL(request.url).pathname);
  if (import.meta.env.DEV) {
    const load = isInvitation ? loadInvitations : loadSite;
    return createRequestHandler(load, import.meta.env.MODE)(request, context);
  }
  handlers ??= handlersOf(await loadBuild());
  const handle = isInvitation ? handlers.invitations : handlers.site;
  return handle(request, context);
}

function handlersOf(build: ServerBuild) {
  const { MODE } = import.meta.env;
  return {
    site: createRequestHandler(build, MODE),
    invitations: createRequestHandler(invitationBuild(build), MODE),
  };
}

/** The crons of wrangler.toml's triggers besides each minute's. */
const nightly = "17 1 * * *";
const quarterHourly = "*/15 * * * *";

export default {
  fetch(request, env) {
    return answer(request, loadBuild, async (forwarded, context) => {
      const address = canonicalAddress(forwarded.url, findSetting(env, "PUBLIC_URL"));
      if (address !== null) return leadTo(address, forwarded.method);
      const render = (page: Request) => handleRequest(page, context);
      // In development a page is what the files are now.
      if (import.meta.env.DEV) return render(forwarded);
      return serveCached(forwarded, render, pageStoresFor(forwarded));
    });
  },

  queue(batch, env) {
    return takeBatch(batch, env);
  },

  async scheduled({ cron }, env) {
    if (cron === nightly) await workNightly(env);
    else if (cron === quarterHourly) {
      const reports = { db: env.DB, kv: env.CONTENT, now: systemClock };
      await notifyQueue(env.OUTBOX, await enqueueReports(reports));
      await continueNightly(env);
      const studioEmail = findSetting(env, "STUDIO_EMAIL");
      await notifyQueue(env.OUTBOX, await enqueueDay(env.DB, studioEmail, systemClock));
    } else await Promise.all([beginSweep(env), checkPayments(env)]);
  },
} satisfies ExportedHandler<Env>;
