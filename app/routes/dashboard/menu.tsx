import { env } from "cloudflare:workers";
import { data, redirect } from "react-router";
import type { Route } from "./+types/menu";
import { MenuForm } from "#app/couple/prints/components/menu-form.tsx";
import { PrintsPage } from "#app/couple/prints/components/prints-page.tsx";
import { menuFields, submitMenu } from "#app/couple/prints/submit.server.ts";
import { menuSlips } from "#app/couple/prints/sheets/menu.server.ts";
import { chosenLanguage, printView } from "#app/couple/prints/view.server.ts";
import { localeOf } from "#app/domain/invitation/invitation-locale.ts";
import { menusOf, readMenus } from "#app/domain/seating/menu/data.server.ts";
import { menuLimits } from "#app/domain/seating/limits.ts";
import { bcp47 } from "#app/i18n/languages.ts";
import { translatorFor } from "#app/i18n/translator.server.ts";
import { readFields } from "#app/lib/form.ts";
import type { HydratedHandle } from "#app/lib/hydration.ts";
import { openPage } from "#app/middleware/dashboard-page.ts";
import { requireSession } from "#app/middleware/dashboard-session.ts";
import { getTranslation } from "#app/middleware/i18n.ts";

export const handle = { hydrate: true, texts: ["dashboard-lists"] } satisfies HydratedHandle;

export async function loader({ url, context }: Route.LoaderArgs) {
  const { reader, invitation, results, frame, t } = await openPage(
    env.DB,
    { url, context },
    (path) => [menusOf(env.DB, path)],
  );
  const { shown: menuLanguage, choice } = chosenLanguage(url, reader, t);
  const text = readMenus(results[0]).get(menuLanguage) ?? "";
  const words = await translatorFor(env.CONTENT, localeOf(invitation, menuLanguage));
  const pieces = text ? menuSlips(text, invitation, menuLanguage, words) : [];
  const notes = text ? [] : [t("dashboard-prints:none.menu")];
  return {
    frame,
    view: printView("menu", { format: "slips", pieces, choices: [choice], notes }, reader, t),
    menu: frame.isReadOnly
      ? null
      : {
          language: menuLanguage,
          lang: bcp47(menuLanguage),
          text,
          words: {
            label: t("dashboard-prints:menu.label"),
            hint: t("dashboard-prints:menu.hint"),
            save: t("dashboard-prints:menu.save"),
          },
        },
  };
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const { session, now } = requireSession(context);
  const form = await readFields(request, menuFields);
  if (await submitMenu(env.DB, { session, form, now }))
    return redirect(`${url.pathname}${url.search}`, 303);
  const { text: letters, lines } = menuLimits;
  const says = getTranslation(context).t("dashboard-prints:menu.too-long", { letters, lines });
  return data({ says, text: String(form.get("text")) }, { status: 400 });
}

export default function Menu({ loaderData, actionData }: Route.ComponentProps) {
  const { menu, ...page } = loaderData;
  return <PrintsPage {...page}>{menu && <MenuForm menu={menu} problem={actionData} />}</PrintsPage>;
}
