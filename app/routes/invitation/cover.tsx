import { env } from "cloudflare:workers";
import { data } from "react-router";
import type { Route } from "./+types/cover";
import { findAddressed } from "#app/features/invitation/address.server.ts";
import { CoverDocument } from "#app/features/invitation-page/components/cover-document.tsx";
import { isDesign } from "#app/features/invitation/kinds.ts";
import { localeOf } from "#app/features/invitation/locale.ts";
import { viewOf } from "#app/features/invitation-page/view.ts";
import { findSetting, publicOrigin } from "#app/lib/settings.ts";
import { personalised } from "#app/features/personalisation/personalise.ts";
import { readPersonalisation } from "#app/features/personalisation/session.server.ts";
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
  const [first = "am"] = template.languages;
  const language = template.languages.find((code) => code === i18n.language) ?? first;
  // Where the template lacks the visitor's language, the interface's texts follow the template's.
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
