import { findPreview, type Preview } from "#app/shop/order/preview/data.server.ts";
import { isKind } from "#app/domain/invitation/kinds.ts";
import { lifecyclePhase, type LifecyclePhase } from "#app/domain/invitation/lifecycle.ts";
import { withDemoDates } from "#app/domain/invitation/demo-dates.ts";
import { defaultLanguage, isLanguage, type Language } from "#app/i18n/languages.ts";
import { notFound } from "#app/lib/http.ts";
import { requireStored } from "#app/lib/storage.ts";

/** A preview with the language and the phase in which its address shows it. */
export type OpenedPreview = { preview: Preview; language: Language; phase: LifecyclePhase };

type Address = { kind: string; slug: string; key: string; language?: string };

/**
 * The preview at an address, in the language that it names or its first. Shown in full, even if
 * guests would see a save-the-date.
 * @throws a 404 response for a wrong key, 410 when the invitation has ended, 503 while D1 cannot be
 * read.
 */
export async function requirePreview(
  db: D1Database,
  { kind, slug, key, language: requested }: Address,
  now: number,
): Promise<OpenedPreview> {
  if (!isKind(kind) || (requested !== undefined && !isLanguage(requested))) throw notFound();
  const preview = await requireStored(() => findPreview(db, `${kind}/${slug}`, key));
  if (!preview) throw notFound();
  const definition = withDemoDates({ ...preview.definition, saveTheDate: undefined }, now);
  const [first = defaultLanguage] = definition.languages;
  const language = requested ?? first;
  if (!definition.languages.includes(language)) throw notFound();
  const phase = lifecyclePhase(definition, now);
  if (phase === "ended") throw new Response(null, { status: 410 });
  return { preview: { ...preview, definition }, language, phase };
}
