import { env, waitUntil } from "cloudflare:workers";
import { data, redirect } from "react-router";
import type { Route } from "./+types/settings";
import { requireLink } from "#app/couple/access.server.ts";
import type { Done, SettingsAnswer } from "#app/couple/settings/state.ts";
import { botFor, disconnectChats, offerChat } from "#app/couple/settings/chat/submit.server.ts";
import { SettingsPage } from "#app/couple/settings/components/settings-page.tsx";
import { readSettings, settingsOf } from "#app/couple/settings/data.server.ts";
import { changeWebhook, doneOf, enterWebhook } from "#app/couple/settings/webhook/submit.server.ts";
import { endKey, makeKey } from "#app/couple/settings/key/submit.server.ts";
import { renew, share, switchLink } from "#app/couple/settings/link/submit.server.ts";
import {
  chooseMode,
  dropAddress,
  enterAddress,
  remindAddress,
  sendAgain,
  type Change,
} from "#app/couple/settings/notification/submit.server.ts";
import { settingsView } from "#app/couple/settings/view.ts";
import { notifyQueue } from "#app/platform/outbox/queue.server.ts";
import { readFields } from "#app/lib/form.ts";
import { notFound } from "#app/lib/http.ts";
import type { HydratedHandle } from "#app/lib/hydration.ts";
import { findSetting, publicOrigin, requireSettings } from "#app/lib/settings.ts";
import { answerRejected } from "#app/lib/submit.server.ts";
import { openPage } from "#app/middleware/dashboard-page.ts";
import { replaceSession, requireSession } from "#app/middleware/dashboard-session.ts";

export const handle = {
  hydrate: true,
  texts: ["dashboard-settings:page"],
} satisfies HydratedHandle;

const page = "/replies/settings";
const postedFields = [
  "intent",
  "key",
  "id",
  "name",
  "access",
  "sender",
  "days",
  "url",
  "mode",
  "email",
  "from",
];

export async function loader({ url, context }: Route.LoaderArgs) {
  const { now } = requireSession(context);
  const off = url.searchParams.get("off") ?? "";
  const { invitation, results, frame, t } = await openPage(env.DB, { url, context }, (path) =>
    settingsOf(env.DB, path, off, now),
  );
  const settings = frame.sharedAs === null ? readSettings(results) : null;
  const mayConnect = botFor(invitation, findSetting(env, "TELEGRAM_BOT_NAME")) !== null;
  return settingsView(settings, { frame, invitation, url, mayConnect, now }, t);
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const { session, invitation, language, now } = requireSession(context);
  const { DASHBOARD_SECRET: secret } = requireSettings(env, ["DASHBOARD_SECRET"]);
  const form = await readFields(request, postedFields);
  const deskRequest = {
    secret,
    origin: publicOrigin(env, url),
    session,
    invitation,
    language,
    now,
  };
  const intent = form.get("intent");
  if (intent === "renew") {
    // Before the link is checked: a form that is sent twice comes from a link that has ended.
    const renewed = await renew(env.DB, form, deskRequest);
    if (renewed) {
      replaceSession(context, renewed.session);
      return renewed.answer;
    }
  }
  await requireLink(env.DB, session, [], "own");
  const id = String(form.get("id"));
  switch (intent) {
    case "share":
      return answered(await share(env.DB, form, deskRequest));
    case "revoke-link": {
      const isOff = await switchLink(env.DB, id, "off", deskRequest);
      return redirect(isOff ? `${page}?off=${encodeURIComponent(id)}#links` : `${page}#links`, 303);
    }
    case "restore-link":
      await switchLink(env.DB, id, "on", deskRequest);
      return redirect(`${page}#links`, 303);
    case "make-key":
      return answered(await makeKey(env.DB, form, deskRequest));
    case "end-key":
      await endKey(env.DB, id, deskRequest);
      return redirect(`${page}?done=key-ended#programs`, 303);
    case "set-webhook":
      return answered(await enterWebhook(env.DB, form, deskRequest));
    case "remove-webhook":
    case "test-webhook":
    case "retry-webhook":
      return changed(
        await changeWebhook(env.DB, intent, form, deskRequest),
        doneOf[intent],
        "programs",
      );
    case "mode":
      return changed(await chooseMode(env.DB, form.get("mode"), deskRequest), "mode", "news");
    case "add-address":
      return changed(await enterAddress(env.DB, form, null, deskRequest), "asked", "news");
    case "ask-again":
      return changed(await remindAddress(env.DB, id, deskRequest), "asked", "news");
    case "remove-address":
      return changed(await dropAddress(env.DB, id, deskRequest), "removed", "news");
    case "telegram": {
      const bot = botFor(invitation, findSetting(env, "TELEGRAM_BOT_NAME"));
      return answered(await offerChat(env.DB, session.invitation, bot, now));
    }
    case "end-telegram":
      return changed(await disconnectChats(env.DB, session.invitation, now), "chats-ended", "news");
    case "correct": {
      const from = String(form.get("from"));
      return changed(await enterAddress(env.DB, form, from, deskRequest), "corrected", "failed");
    }
    case "send-again": {
      const from = String(form.get("from"));
      return changed(await sendAgain(env.DB, from, deskRequest), "again", "failed");
    }
    default:
      throw notFound();
  }
}

function answered(answer: SettingsAnswer) {
  return answer.state === "rejected" ? answerRejected(answer, answer) : data(answer);
}

/** Wakes the sender of the messages that a change enqueued, and says what was done. */
function changed({ answer, messageIds }: Change, done: Done, section: string) {
  waitUntil(notifyQueue(env.OUTBOX, messageIds));
  return answer ? answered(answer) : redirect(`${page}?done=${done}#${section}`, 303);
}

export default function SettingsRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <SettingsPage {...loaderData} answer={actionData} />;
}
