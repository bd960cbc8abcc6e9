import type { PlaceName } from "#app/designs/places/place-names.ts";
import type { ProgrammeItem } from "#app/domain/invitation/programme-items.ts";

const places: Partial<Record<ProgrammeItem, PlaceName>> = {
  "groom-home": "house",
  "bride-home": "house",
  "bread-baking": "house",
  "khosk-kap": "house",
  "church-ceremony": "church",
  baptism: "church",
  "civil-ceremony": "registry",
  photoshoot: "garden",
};

/** The drawing of a venue whose definition names none, by what happens there. */
export function placeOf(programmeItem: ProgrammeItem | undefined): PlaceName {
  return (programmeItem && places[programmeItem]) ?? "hall";
}
