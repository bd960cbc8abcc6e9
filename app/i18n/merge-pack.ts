/** A language pack, or a group of texts within one. */
export type Pack = Record<string, unknown>;

/**
 * A published pack over the one that a release was built with. The release knows which texts it asks
 * for and what it fills into them; another release may have published the pack. So a text of its own
 * stays where the published pack has none, has a group in its place, or a text with other `{{places}}`.
 * @returns the built pack itself where nothing differs, so that its texts are in memory once.
 */
export function mergePack(built: Pack, published: Pack): Pack {
  const merged = { ...published };
  let isSame = Object.keys(published).length === Object.keys(built).length;
  for (const [name, own] of Object.entries(built)) {
    const other = Object.hasOwn(published, name) ? published[name] : undefined;
    if (isPack(own)) merged[name] = isPack(other) ? mergePack(own, other) : own;
    else if (other === own || !canStandFor(other, own)) merged[name] = own;
    isSame &&= merged[name] === own;
  }
  return isSame ? built : merged;
}

export function isPack(value: unknown): value is Pack {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function canStandFor(other: unknown, own: unknown): boolean {
  if (typeof other !== "string" || typeof own !== "string") return false;
  const known = placesOf(own);
  return placesOf(other).every((place) => known.includes(place));
}

function placesOf(text: string): string[] {
  return text.match(/\{\{[^}]*\}\}/g) ?? [];
}
