/** A language pack, or a group of texts within one. */
export type Pack = Record<string, unknown>;

/**
 * Merges a published pack over the one that this release was built with. The pack may have been
 * published by another release, while this release determines the keys and `{{placeholders}}` in
 * use. The built text is therefore kept where the published pack lacks the key, has a group there,
 * or a text with other placeholders.
 * @returns the built pack itself where nothing differs, so that its texts are in memory once.
 */
export function mergePack(built: Pack, published: Pack): Pack {
  const merged = { ...published };
  let isSame = Object.keys(published).length === Object.keys(built).length;
  for (const [name, builtValue] of Object.entries(built)) {
    const other = Object.hasOwn(published, name) ? published[name] : undefined;
    if (isPack(builtValue))
      merged[name] = isPack(other) ? mergePack(builtValue, other) : builtValue;
    else if (other === builtValue || !canStandFor(other, builtValue)) merged[name] = builtValue;
    isSame &&= merged[name] === builtValue;
  }
  return isSame ? built : merged;
}

export function isPack(value: unknown): value is Pack {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function canStandFor(other: unknown, builtText: unknown): boolean {
  if (typeof other !== "string" || typeof builtText !== "string") return false;
  const places = placesOf(builtText);
  return placesOf(other).every((place) => places.includes(place));
}

function placesOf(text: string): string[] {
  return text.match(/\{\{[^}]*\}\}/g) ?? [];
}
