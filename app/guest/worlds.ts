import type { Theme } from "#app/designs/part-names.ts";
import css from "#app/designs/kit/world.css?inline";
import { arcadeWorld } from "#app/designs/1010-tuff-arcade/world.tsx";
import { balloonsWorld } from "#app/designs/1026-balloons/world.tsx";
import { birdLetterWorld } from "#app/designs/1014-bird-letter/world.tsx";
import { cakeWorld } from "#app/designs/1022-big-number/world.tsx";
import { canonWorld } from "#app/designs/1001-canon-table/world.tsx";
import { carpetWorld } from "#app/designs/1012-dragon-carpet/world.tsx";
import { champagneWorld } from "#app/designs/1023-champagne/world.tsx";
import { cloudWorld } from "#app/designs/1030-little-cloud/world.tsx";
import { crossWorld } from "#app/designs/1006-cross-stone/world.tsx";
import { estateWorld } from "#app/designs/1007-vineyard/world.tsx";
import { forestWorld } from "#app/designs/1028-paper-forest/world.tsx";
import { gameWorld } from "#app/designs/1024-arcade/world.tsx";
import { lakeWorld } from "#app/designs/1013-lake/world.tsx";
import { marashWorld } from "#app/designs/1017-marash-stitch/world.tsx";
import { narotWorld } from "#app/designs/1018-red-cord/world.tsx";
import { nightWorld } from "#app/designs/1008-night-lace/world.tsx";
import { openingWorld } from "#app/designs/1033-grand-opening/world.tsx";
import { pairWorld } from "#app/designs/1029-boy-or-girl/world.tsx";
import { peaksWorld } from "#app/designs/1003-two-peaks/world.tsx";
import { pomegranateWorld } from "#app/designs/1002-pomegranate/world.tsx";
import { postWorld } from "#app/designs/1011-the-letter/world.tsx";
import { specimenWorld } from "#app/designs/1004-didot/world.tsx";
import { orchardWorld } from "#app/designs/1005-apricot-bough/world.tsx";
import { spaceWorld } from "#app/designs/1027-space-ticket/world.tsx";
import { stageWorld } from "#app/designs/1031-stage/world.tsx";
import { threadWorld } from "#app/designs/1009-one-line/world.tsx";
import { lightWorld } from "#app/designs/1019-light/world.tsx";
import { rasterWorld } from "#app/designs/1034-exhibition/world.tsx";
import { oliveWorld } from "#app/designs/1021-olive/world.tsx";
import { ringWorld } from "#app/designs/1015-the-ring/world.tsx";
import { trayWorld } from "#app/designs/1035-first-tooth/world.tsx";
import { trunkWorld } from "#app/designs/1025-jubilee/world.tsx";
import { vineWorld } from "#app/designs/1032-wine-evening/world.tsx";
import { wingsWorld } from "#app/designs/1020-little-wings/world.tsx";
import { wordWorld } from "#app/designs/1016-yes/world.tsx";
import type { World } from "#app/designs/contract.ts";

/**
 * Worlds by ornament and cover, whose shapes they draw with (docs/decisions/035). An invitation
 * that replaces one of the two has a page without a world.
 */
const worlds: Partial<Record<`${Theme["ornament"]} ${Theme["hero"]}`, World>> = {
  "arcade arch": arcadeWorld,
  "arcade field": rasterWorld,
  "birds letter": birdLetterWorld,
  "blossom corner": orchardWorld,
  "canon arch": canonWorld,
  "carpet field": carpetWorld,
  "carpet poster": gameWorld,
  "cross font": lightWorld,
  "cross medallion": crossWorld,
  "lace medallion": nightWorld,
  "none pair": pairWorld,
  "none split": specimenWorld,
  "none stage": stageWorld,
  "paper bunch": balloonsWorld,
  "paper cake": cakeWorld,
  "paper horizon": forestWorld,
  "paper launch": spaceWorld,
  "pomegranate medallion": pomegranateWorld,
  "ridge horizon": peaksWorld,
  "ridge shore": lakeWorld,
  "silk thread": threadWorld,
  "silk post": postWorld,
  "eternity gown": narotWorld,
  "eternity ring": ringWorld,
  "eternity rings": trunkWorld,
  "lace tray": trayWorld,
  "none tower": champagneWorld,
  "none wings": wingsWorld,
  "none word": wordWorld,
  "olive wreath": oliveWorld,
  "sky cloud": cloudWorld,
  "stitch front": openingWorld,
  "stitch interlace": marashWorld,
  "vine arch": estateWorld,
  "vine horizon": vineWorld,
};

/** The world of a theme; undefined where it has none. */
export function worldOf({ ornament, hero }: Theme): World | undefined {
  return worlds[`${ornament} ${hero}`];
}

/** The CSS of a theme's world; empty where it has none. */
export function worldCss(theme: Theme): string {
  const world = worldOf(theme);
  return world ? css + (world.css ?? "") : "";
}
