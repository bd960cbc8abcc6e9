import * as v from "valibot";
import { recordChange } from "#app/domain/change-log/mutations.server.ts";
import { requireLink } from "#app/couple/access.server.ts";
import type { DashboardSession } from "#app/couple/session.server.ts";
import { saveMenu } from "#app/domain/seating/menu/mutations.server.ts";
import { menuSchema } from "#app/domain/seating/menu/schema.ts";
import { languageNames } from "#app/i18n/languages.ts";
import { requireStored } from "#app/lib/storage.ts";

/** The fields of the menu's form. */
export const menuFields = ["language", "text"] as const;

/**
 * Stores the menu of a posted form.
 * @returns whether it was stored: a longer one than a card holds is not.
 * @throws as `requireLink`; 400 for another form.
 */
export async function submitMenu(
  db: D1Database,
  { session, form, now }: { session: DashboardSession; form: FormData; now: number },
): Promise<boolean> {
  const { invitation } = session;
  const { link } = await requireLink(db, session, [], "edit");
  const parsed = v.safeParse(menuSchema, Object.fromEntries(form));
  if (!parsed.success) {
    if (parsed.issues.some(({ message }) => message === "too-long")) return false;
    throw new Response(null, { status: 400 });
  }
  const author = { invitation, person: link.name ?? "", now };
  const { language } = parsed.output;
  const record = recordChange(db, author, "menu-changed", { name: languageNames[language] });
  await requireStored(() => saveMenu(db, invitation, parsed.output, now, [record]));
  return true;
}
