/**
 * Places that are drawn: churches and monasteries that an Armenian guest recognises, and the kinds
 * of all others.
 */
export const placeNames = [
  "church",
  "hall",
  "house",
  "registry",
  "garden",
  "restaurant",
  "winery",
  "manor",
  "theatre",
  "gallery",
  "shop",
  "club",
  "planetarium",
  "cabin",
  "canal-house",
  "lakeside",
  "etchmiadzin",
  "gayane",
  "hripsime",
  "geghard",
  "khor-virap",
  "noravank",
  "tatev",
  "sevanavank",
  "haghpat",
  "haghartsin",
  "saint-gregory",
  "saint-sargis",
] as const;
export type PlaceName = (typeof placeNames)[number];
