import type { Theme } from "#app/design/part-names.ts";
import css from "#app/design/kit/world.css?inline";
import { arcadeWorld } from "#app/features/invitation-page/worlds/arcade.tsx";
import { balloonsWorld } from "#app/features/invitation-page/worlds/balloons.tsx";
import { birdLetterWorld } from "#app/features/invitation-page/worlds/bird-letter.tsx";
import { cakeWorld } from "#app/features/invitation-page/worlds/cake.tsx";
import { canonWorld } from "#app/features/invitation-page/worlds/canon.tsx";
import { carpetWorld } from "#app/features/invitation-page/worlds/carpet.tsx";
import { champagneWorld } from "#app/features/invitation-page/worlds/champagne.tsx";
import { cloudWorld } from "#app/features/invitation-page/worlds/cloud.tsx";
import { crossWorld } from "#app/features/invitation-page/worlds/cross.tsx";
import { estateWorld } from "#app/features/invitation-page/worlds/estate.tsx";
import { forestWorld } from "#app/features/invitation-page/worlds/forest.tsx";
import { gameWorld } from "#app/features/invitation-page/worlds/game.tsx";
import { lakeWorld } from "#app/features/invitation-page/worlds/lake.tsx";
import { marashWorld } from "#app/features/invitation-page/worlds/marash.tsx";
import { narotWorld } from "#app/features/invitation-page/worlds/narot.tsx";
import { nightWorld } from "#app/features/invitation-page/worlds/night.tsx";
import { openingWorld } from "#app/features/invitation-page/worlds/opening.tsx";
import { pairWorld } from "#app/features/invitation-page/worlds/pair.tsx";
import { peaksWorld } from "#app/features/invitation-page/worlds/peaks.tsx";
import { pomegranateWorld } from "#app/features/invitation-page/worlds/pomegranate.tsx";
import { postWorld } from "#app/features/invitation-page/worlds/post.tsx";
import { specimenWorld } from "#app/features/invitation-page/worlds/specimen.tsx";
import { orchardWorld } from "#app/features/invitation-page/worlds/orchard.tsx";
import { spaceWorld } from "#app/features/invitation-page/worlds/space.tsx";
import { stageWorld } from "#app/features/invitation-page/worlds/stage.tsx";
import { threadWorld } from "#app/features/invitation-page/worlds/thread.tsx";
import { lightWorld } from "#app/features/invitation-page/worlds/light.tsx";
import { rasterWorld } from "#app/features/invitation-page/worlds/raster.tsx";
import { oliveWorld } from "#app/features/invitation-page/worlds/olive.tsx";
import { ringWorld } from "#app/features/invitation-page/worlds/ring.tsx";
import { trayWorld } from "#app/features/invitation-page/worlds/tray.tsx";
import { trunkWorld } from "#app/features/invitation-page/worlds/trunk.tsx";
import { vineWorld } from "#app/features/invitation-page/worlds/vine.tsx";
import { wingsWorld } from "#app/features/invitation-page/worlds/wings.tsx";
import { wordWorld } from "#app/features/invitation-page/worlds/word.tsx";
import type { World } from "#app/design/contract.ts";

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
