import { defaultLanguage } from "#app/i18n/languages.ts";
import { env } from "cloudflare:workers";
import { data } from "react-router";
import type { Route } from "./+types/cover";
import { findAddressed } from "#app/domain/invitation/addressed-invitation.server.ts";
import { CoverDocument } from "#app/guest/components/cover-document.tsx";
import { isDesign } from "#app/domain/invitation/kinds.ts";
import { localeOf } from "#app/domain/invitation/invitation-locale.ts";
import { viewOf } from "#app/guest/view.ts";
import { findSetting, publicOrigin } from "#app/lib/settings.ts";
import { personalised } from "#app/domain/personalisation/rules.ts";
import { readPersonalisation } from "#app/domain/personalisation/session.server.ts";
import { notFound } from "#app/lib/http.ts";
import { getTranslation } from "#app/middleware/i18n.ts";

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

/**
 * A template's cover in the visitor's language or its own first one, with the visitor's
 * personalisation. Cached by browsers only if the address distinguishes personalisations
 * (`?tried=`).
 */
export async function loader({ request, url, params, context }: Route.LoaderArgs) {
  const template = (await findAddressed(env.CONTENT, "templates", params.slug))?.invitation;
  if (!template || !isDesign(template)) throw notFound();
  const i18n = getTranslation(context);
  const [first = defaultLanguage] = template.languages;
  const language = template.languages.find((code) => code === i18n.language) ?? first;
  // In a template without the visitor's language, the interface's texts follow the template's.
  await i18n.changeLanguage(localeOf(template, language));
  const invitation = personalised(
    template,
    await readPersonalisation(env.VISITS, findSetting(env, "REPLY_SECRET"), request),
  );
  const keep = url.searchParams.has("tried") ? "max-age=600" : "no-cache";
  return data(
    { view: viewOf(invitation, language, i18n.t, publicOrigin(env, url), "open") },
    { headers: { "Cache-Control": `private, ${keep}`, "X-Robots-Tag": "noindex" } },
  );
}

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData?.view.fullNames }];

export default function CoverRoute({ loaderData }: Route.ComponentProps) {
  return <CoverDocument view={loaderData.view} />;
}
