import type {
  CoverProps,
  Drawn,
  HoursProps,
  OpeningProps,
  OrnamentPart,
  PhotoCoverProps,
  World,
} from "#app/designs/contract.ts";
import { registry } from "#app/designs/drawings.generated.ts";
import type { PairingPart } from "#app/designs/part-types.ts";
import type { Theme } from "#app/designs/part-names.ts";
import { covers, hours, openings, photoCovers, sections } from "#app/designs/parts.generated.ts";
import { worlds } from "#app/designs/worlds.generated.ts";
import type { PalettePart } from "#app/designs/palettes/palette-schema.ts";
import { paletteOf } from "#app/designs/palettes/palettes.ts";
import { photoCover } from "#app/designs/kit/photo-cover.tsx";
import worldCss from "#app/designs/kit/world.css?inline";
import { drawnOnce } from "#app/guest/rendered/drawn-once.server.tsx";

type Parts = {
  palette: PalettePart;
  pairing: PairingPart;
  ornament: OrnamentPart;
  hero: Drawn<CoverProps>;
  /** The cover with the hosts' photo: the design's own, else the one of all designs. */
  photoCover: Drawn<PhotoCoverProps>;
  opening: Drawn<OpeningProps> | null;
  timeline: Drawn<HoursProps>;
  /** CSS of a section style, applied after the common one. */
  sections: string;
  /** Undefined where the design has none. */
  world: World | undefined;
};

/** The parts of a theme. */
export function partsOf(theme: Theme): Parts {
  return {
    palette: paletteOf(theme),
    pairing: registry.pairing[theme.pairing],
    ornament: drawnOnce(theme.ornament, registry.ornament[theme.ornament]),
    hero: covers[theme.hero],
    photoCover: photoCovers[theme.hero] ?? photoCover,
    opening: openings[theme.opening],
    timeline: hours[theme.timeline],
    sections: sections[theme.sections],
    world: worldOf(theme),
  };
}

/**
 * The world of a theme: its design's, while the invitation keeps the ornament and the cover that the
 * world draws with. Its drawings are kept, unless they have words, which differ by language.
 */
function worldOf({ ornament, hero }: Theme): World | undefined {
  const world = worlds[`${ornament} ${hero}`];
  if (!world) return undefined;
  const css = worldCss + (world.css ?? "");
  return { ...(world.hasWords ? world : drawnOnce(`${ornament}-${hero}`, world)), css };
}
