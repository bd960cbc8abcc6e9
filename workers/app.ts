import {
  createRequestHandler,
  type RequestHandler,
  type RouterContextProvider,
  type ServerBuild,
} from "react-router";
import { serveCached } from "#app/guest/page-cache/serve.server.ts";
import { enqueueDay } from "#app/shop/order/day/mail.server.ts";
import { notifyQueue } from "#app/platform/outbox/queue.server.ts";
import { enqueueReports } from "#app/domain/reply/report/enqueue.server.ts";
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
const load = {
  site: async () => withModules(await loadBuild()),
  /** Without the modules of all other routes, which a guest's request need not wait for. */
  invitations: async () => withModules(invitationBuild(await loadBuild())),
};
const handlers: { [Part in keyof typeof load]?: RequestHandler } = {};

/**
 * In production a build is passed as a value: given a function, React Router calls it at each
 * request and ranks all routes again. It is loaded at the first request, so that a sweep of the
 * outbox does not load the pages. In development the function is called, so that edits are seen.
 */
async function handleRequest(request: Request, context: RouterContextProvider): Promise<Response> {
  const part = isInvitationPath(new URL(request.url).pathname) ? "invitations" : "site";
  const { MODE, DEV } = import.meta.env;
  if (DEV) return createRequestHandler(load[part], MODE)(request, context);
  const handle = (handlers[part] ??= createRequestHandler(await load[part](), MODE));
  return handle(request, context);
}

/** The crons of wrangler.toml's triggers besides each minute's. */
const nightly = "17 1 * * *";
const quarterHourly = "*/15 * * * *";

export default {
  fetch(request, env) {
    return answer(request, load.site, async (forwarded, context) => {
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
