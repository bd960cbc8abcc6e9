import type {
  CoverProps,
  Drawn,
  HoursProps,
  OpeningProps,
  OrnamentPart,
  World,
} from "#app/designs/contract.ts";
import { worldOf } from "#app/guest/worlds.ts";
import type { PairingPart } from "#app/designs/part-types.ts";
import type { PalettePart } from "#app/designs/palettes/palette-schema.ts";
import { paletteOf } from "#app/designs/palettes/palettes.ts";
import type { Theme } from "#app/designs/part-names.ts";
import { registry } from "#app/designs/drawing-parts.ts";
import { drawnOnce } from "#app/guest/drawn-once.server.tsx";
import { ArchHero } from "#app/designs/shared/arch/cover.tsx";
import archCss from "#app/designs/shared/arch/cover.css?inline";
import { MedallionHero } from "#app/designs/shared/medallion/cover.tsx";
import medallionCss from "#app/designs/shared/medallion/cover.css?inline";
import { SplitHero } from "#app/designs/1004-didot/cover.tsx";
import splitCss from "#app/designs/1004-didot/cover.css?inline";
import { FieldHero } from "#app/designs/shared/field/cover.tsx";
import fieldCss from "#app/designs/shared/field/cover.css?inline";
import { HorizonHero } from "#app/designs/shared/horizon/cover.tsx";
import horizonCss from "#app/designs/shared/horizon/cover.css?inline";
import { CornerHero } from "#app/designs/1005-apricot-bough/cover.tsx";
import cornerCss from "#app/designs/1005-apricot-bough/cover.css?inline";
import { PosterHero } from "#app/designs/1024-arcade/cover.tsx";
import posterCss from "#app/designs/1024-arcade/cover.css?inline";
import { TicketHero } from "#app/designs/shared/ticket/cover.tsx";
import ticketCss from "#app/designs/shared/ticket/cover.css?inline";
import ticketWideCss from "#app/designs/shared/ticket/cover-wide.css?inline";
import { LetterHero } from "#app/designs/1014-bird-letter/cover.tsx";
import letterCss from "#app/designs/1014-bird-letter/cover.css?inline";
import { ShoreHero } from "#app/designs/1013-lake/cover.tsx";
import shoreCss from "#app/designs/1013-lake/cover.css?inline";
import { ThreadHero } from "#app/designs/1009-one-line/cover.tsx";
import threadCss from "#app/designs/1009-one-line/cover.css?inline";
import { StageHero } from "#app/designs/1031-stage/cover.tsx";
import stageCss from "#app/designs/1031-stage/cover.css?inline";
import { PairHero } from "#app/designs/1029-boy-or-girl/cover.tsx";
import pairCss from "#app/designs/1029-boy-or-girl/cover.css?inline";
import { PostHero } from "#app/designs/1011-the-letter/cover.tsx";
import postCss from "#app/designs/1011-the-letter/cover.css?inline";
import { RingHero } from "#app/designs/1015-the-ring/cover.tsx";
import ringCss from "#app/designs/1015-the-ring/cover.css?inline";
import { WordHero } from "#app/designs/1016-yes/cover.tsx";
import wordCss from "#app/designs/1016-yes/cover.css?inline";
import { CloudHero } from "#app/designs/1030-little-cloud/cover.tsx";
import cloudCss from "#app/designs/1030-little-cloud/cover.css?inline";
import { BunchHero } from "#app/designs/1026-balloons/cover.tsx";
import bunchCss from "#app/designs/1026-balloons/cover.css?inline";
import { WreathHero } from "#app/designs/1021-olive/cover.tsx";
import wreathCss from "#app/designs/1021-olive/cover.css?inline";
import { TrayHero } from "#app/designs/1035-first-tooth/cover.tsx";
import trayCss from "#app/designs/1035-first-tooth/cover.css?inline";
import { TowerHero } from "#app/designs/1023-champagne/cover.tsx";
import towerCss from "#app/designs/1023-champagne/cover.css?inline";
import { FrontHero } from "#app/designs/1033-grand-opening/cover.tsx";
import frontCss from "#app/designs/1033-grand-opening/cover.css?inline";
import { GownHero } from "#app/designs/1018-red-cord/cover.tsx";
import gownCss from "#app/designs/1018-red-cord/cover.css?inline";
import { RingsHero } from "#app/designs/1025-jubilee/cover.tsx";
import ringsCss from "#app/designs/1025-jubilee/cover.css?inline";
import { LaunchHero } from "#app/designs/1027-space-ticket/cover.tsx";
import launchCss from "#app/designs/1027-space-ticket/cover.css?inline";
import { CakeHero } from "#app/designs/1022-big-number/cover.tsx";
import cakeCss from "#app/designs/1022-big-number/cover.css?inline";
import { InterlaceHero } from "#app/designs/1017-marash-stitch/cover.tsx";
import interlaceCss from "#app/designs/1017-marash-stitch/cover.css?inline";
import { WingsHero } from "#app/designs/1020-little-wings/cover.tsx";
import wingsCss from "#app/designs/1020-little-wings/cover.css?inline";
import { FontHero } from "#app/designs/1019-light/cover.tsx";
import fontCss from "#app/designs/1019-light/cover.css?inline";
import sceneCss from "#app/designs/kit/cover-scene.css?inline";
import openingShellCss from "#app/designs/kit/opening-shell.css?inline";
import growCss from "#app/designs/kit/opening-grow.css?inline";
import revealCss from "#app/designs/kit/opening-reveal.css?inline";
import { EnvelopeOpening } from "#app/designs/shared/envelope/opening.tsx";
import envelopeMotionCss from "#app/designs/shared/envelope/opening-motion.css?inline";
import envelopeCss from "#app/designs/shared/envelope/opening.css?inline";
import { CurtainOpening } from "#app/designs/shared/curtain/opening.tsx";
import curtainCss from "#app/designs/shared/curtain/opening.css?inline";
import { PetalsOpening } from "#app/designs/shared/petals/opening.tsx";
import petalsCss from "#app/designs/shared/petals/opening.css?inline";
import { GatefoldOpening } from "#app/designs/shared/gatefold/opening.tsx";
import gatefoldCss from "#app/designs/shared/gatefold/opening.css?inline";
import { InkOpening } from "#app/designs/shared/ink/opening.tsx";
import inkCss from "#app/designs/shared/ink/opening.css?inline";
import { DoorsOpening } from "#app/designs/shared/doors/opening.tsx";
import doorsCss from "#app/designs/shared/doors/opening.css?inline";
import { CordOpening } from "#app/designs/shared/cord/opening.tsx";
import cordCss from "#app/designs/shared/cord/opening.css?inline";
import { PopOpening } from "#app/designs/shared/pop/opening.tsx";
import popCss from "#app/designs/shared/pop/opening.css?inline";
import { UnrollOpening } from "#app/designs/1012-dragon-carpet/opening.tsx";
import unrollOpeningCss from "#app/designs/1012-dragon-carpet/opening.css?inline";
import { WavesOpening } from "#app/designs/1013-lake/opening.tsx";
import wavesOpeningCss from "#app/designs/1013-lake/opening.css?inline";
import { SpotlightOpening } from "#app/designs/1031-stage/opening.tsx";
import spotlightOpeningCss from "#app/designs/1031-stage/opening.css?inline";
import { RingOpening } from "#app/designs/shared/ring/opening.tsx";
import ringOpeningCss from "#app/designs/shared/ring/opening.css?inline";
import { TicketOpening } from "#app/designs/shared/ticket/opening.tsx";
import ticketOpeningCss from "#app/designs/shared/ticket/opening.css?inline";
import { CoinOpening } from "#app/designs/1024-arcade/opening.tsx";
import coinOpeningCss from "#app/designs/1024-arcade/opening.css?inline";
import { LiftOpening } from "#app/designs/1026-balloons/opening.tsx";
import liftOpeningCss from "#app/designs/1026-balloons/opening.css?inline";
import { ShutterOpening } from "#app/designs/1033-grand-opening/opening.tsx";
import shutterOpeningCss from "#app/designs/1033-grand-opening/opening.css?inline";
import { CorkOpening } from "#app/designs/shared/cork/opening.tsx";
import corkOpeningCss from "#app/designs/shared/cork/opening.css?inline";
import { VineTimeline } from "#app/designs/shared/vine/hours.tsx";
import vineCss from "#app/designs/shared/vine/hours.css?inline";
import twoSidesCss from "#app/designs/kit/hours-two-sides.css?inline";
import { ArcadeTimeline } from "#app/designs/shared/arcade/hours.tsx";
import arcadeHoursCss from "#app/designs/shared/arcade/hours.css?inline";
import { TicketsTimeline } from "#app/designs/shared/tickets/hours.tsx";
import ticketsHoursCss from "#app/designs/shared/tickets/hours.css?inline";
import { ClockTimeline } from "#app/designs/1015-the-ring/hours.tsx";
import clockHoursCss from "#app/designs/1015-the-ring/hours.css?inline";
import { FolioTimeline } from "#app/designs/shared/folio/hours.tsx";
import folioHoursCss from "#app/designs/shared/folio/hours.css?inline";
import { CarpetTimeline } from "#app/designs/1012-dragon-carpet/hours.tsx";
import carpetHoursCss from "#app/designs/1012-dragon-carpet/hours.css?inline";
import { SunTimeline } from "#app/designs/1003-two-peaks/hours.tsx";
import sunHoursCss from "#app/designs/1003-two-peaks/hours.css?inline";
import { TrellisTimeline } from "#app/designs/1007-vineyard/hours.tsx";
import trellisHoursCss from "#app/designs/1007-vineyard/hours.css?inline";
import { MoonsTimeline } from "#app/designs/1008-night-lace/hours.tsx";
import moonsHoursCss from "#app/designs/1008-night-lace/hours.css?inline";
import { FlutesTimeline } from "#app/designs/1023-champagne/hours.tsx";
import flutesHoursCss from "#app/designs/1023-champagne/hours.css?inline";
import { ButtonsTimeline } from "#app/designs/1033-grand-opening/hours.tsx";
import buttonsHoursCss from "#app/designs/1033-grand-opening/hours.css?inline";
import { KnotsTimeline } from "#app/designs/1018-red-cord/hours.tsx";
import knotsHoursCss from "#app/designs/1018-red-cord/hours.css?inline";
import { RipeningTimeline } from "#app/designs/1005-apricot-bough/hours.tsx";
import ripeningHoursCss from "#app/designs/1005-apricot-bough/hours.css?inline";
import { YearsTimeline } from "#app/designs/1025-jubilee/hours.tsx";
import yearsHoursCss from "#app/designs/1025-jubilee/hours.css?inline";
import { PlanetsTimeline } from "#app/designs/1027-space-ticket/hours.tsx";
import planetsHoursCss from "#app/designs/1027-space-ticket/hours.css?inline";
import { StitchesTimeline } from "#app/designs/1017-marash-stitch/hours.tsx";
import stitchesHoursCss from "#app/designs/1017-marash-stitch/hours.css?inline";
import { FeathersTimeline } from "#app/designs/1020-little-wings/hours.tsx";
import feathersHoursCss from "#app/designs/1020-little-wings/hours.css?inline";
import { WashTimeline } from "#app/designs/1029-boy-or-girl/hours.tsx";
import washHoursCss from "#app/designs/1029-boy-or-girl/hours.css?inline";
import { BoughTimeline } from "#app/designs/1021-olive/hours.tsx";
import boughHoursCss from "#app/designs/1021-olive/hours.css?inline";
import { BalloonsTimeline } from "#app/designs/1026-balloons/hours.tsx";
import { TeethTimeline } from "#app/designs/1035-first-tooth/hours.tsx";
import withinCss from "#app/designs/kit/hours-within.css?inline";
import balloonsHoursCss from "#app/designs/1026-balloons/hours.css?inline";
import teethHoursCss from "#app/designs/1035-first-tooth/hours.css?inline";
import folioCss from "#app/designs/shared/folio/sections.css?inline";
import lineCss from "#app/designs/shared/line/sections.css?inline";
import cutoutCss from "#app/designs/shared/cutout/sections.css?inline";
import wovenCss from "#app/designs/shared/woven/sections.css?inline";
import plainLetterCss from "#app/designs/kit/plain-letter.css?inline";
import laceCss from "#app/designs/shared/lace/sections.css?inline";

type PageParts = {
  hero: Drawn<CoverProps>;
  opening: Drawn<OpeningProps> | null;
  timeline: Drawn<HoursProps>;
  /** CSS of a section style, applied after the common one. */
  sections: string;
};

type Parts = PageParts & {
  palette: PalettePart;
  pairing: PairingPart;
  ornament: OrnamentPart;
  /** Undefined where the design has none. */
  world: World | undefined;
};

/**
 * The parts that lay out a page. A new part needs a file of its own, a name in `part-names.ts` and a
 * line here.
 */
const pageRegistry: { [Kind in keyof PageParts]: Record<Theme[Kind], PageParts[Kind]> } = {
  hero: {
    arch: { Component: ArchHero, css: archCss },
    medallion: { Component: MedallionHero, css: medallionCss },
    split: { Component: SplitHero, css: splitCss },
    field: { Component: FieldHero, css: fieldCss },
    horizon: { Component: HorizonHero, css: horizonCss },
    corner: { Component: CornerHero, css: cornerCss },
    poster: { Component: PosterHero, css: posterCss },
    ticket: { Component: TicketHero, css: ticketCss + ticketWideCss },
    letter: { Component: LetterHero, css: letterCss },
    thread: { Component: ThreadHero, css: threadCss },
    stage: { Component: StageHero, css: stageCss },
    pair: { Component: PairHero, css: pairCss },
    post: { Component: PostHero, css: postCss },
    shore: { Component: ShoreHero, css: shoreCss },
    word: { Component: WordHero, css: wordCss },
    cloud: { Component: CloudHero, css: cloudCss },
    wreath: { Component: WreathHero, css: wreathCss },
    tray: { Component: TrayHero, css: trayCss },
    bunch: { Component: BunchHero, css: bunchCss },
    ring: { Component: RingHero, css: ringCss },
    tower: { Component: TowerHero, css: sceneCss + towerCss },
    front: { Component: FrontHero, css: frontCss },
    gown: { Component: GownHero, css: sceneCss + gownCss },
    rings: { Component: RingsHero, css: sceneCss + ringsCss },
    launch: { Component: LaunchHero, css: launchCss },
    cake: { Component: CakeHero, css: cakeCss },
    interlace: { Component: InterlaceHero, css: sceneCss + interlaceCss },
    wings: { Component: WingsHero, css: sceneCss + wingsCss },
    font: { Component: FontHero, css: sceneCss + fontCss },
  },
  opening: {
    none: null,
    envelope: {
      Component: EnvelopeOpening,
      css: openingShellCss + growCss + envelopeCss + envelopeMotionCss,
    },
    curtain: { Component: CurtainOpening, css: openingShellCss + revealCss + curtainCss },
    petals: { Component: PetalsOpening, css: openingShellCss + revealCss + petalsCss },
    gatefold: { Component: GatefoldOpening, css: openingShellCss + growCss + gatefoldCss },
    ink: { Component: InkOpening, css: openingShellCss + inkCss },
    doors: { Component: DoorsOpening, css: openingShellCss + doorsCss },
    cord: { Component: CordOpening, css: openingShellCss + growCss + cordCss },
    pop: { Component: PopOpening, css: openingShellCss + revealCss + popCss },
    unroll: { Component: UnrollOpening, css: openingShellCss + revealCss + unrollOpeningCss },
    waves: { Component: WavesOpening, css: openingShellCss + revealCss + wavesOpeningCss },
    spotlight: {
      Component: SpotlightOpening,
      css: openingShellCss + revealCss + spotlightOpeningCss,
    },
    ring: { Component: RingOpening, css: openingShellCss + ringOpeningCss },
    ticket: { Component: TicketOpening, css: openingShellCss + growCss + ticketOpeningCss },
    coin: { Component: CoinOpening, css: openingShellCss + revealCss + coinOpeningCss },
    lift: { Component: LiftOpening, css: openingShellCss + revealCss + liftOpeningCss },
    shutter: { Component: ShutterOpening, css: openingShellCss + revealCss + shutterOpeningCss },
    cork: { Component: CorkOpening, css: openingShellCss + growCss + corkOpeningCss },
  },
  timeline: {
    vine: { Component: VineTimeline, css: vineCss + twoSidesCss },
    arcade: { Component: ArcadeTimeline, css: arcadeHoursCss },
    tickets: { Component: TicketsTimeline, css: ticketsHoursCss },
    clock: { Component: ClockTimeline, css: clockHoursCss },
    folio: { Component: FolioTimeline, css: folioHoursCss },
    carpet: { Component: CarpetTimeline, css: carpetHoursCss },
    sun: { Component: SunTimeline, css: sunHoursCss },
    trellis: { Component: TrellisTimeline, css: trellisHoursCss },
    moons: { Component: MoonsTimeline, css: moonsHoursCss },
    flutes: { Component: FlutesTimeline, css: flutesHoursCss },
    buttons: { Component: ButtonsTimeline, css: buttonsHoursCss + twoSidesCss },
    knots: { Component: KnotsTimeline, css: knotsHoursCss },
    ripening: { Component: RipeningTimeline, css: ripeningHoursCss },
    years: { Component: YearsTimeline, css: yearsHoursCss },
    planets: { Component: PlanetsTimeline, css: planetsHoursCss + twoSidesCss },
    stitches: { Component: StitchesTimeline, css: stitchesHoursCss },
    feathers: { Component: FeathersTimeline, css: feathersHoursCss },
    wash: { Component: WashTimeline, css: washHoursCss },
    bough: { Component: BoughTimeline, css: boughHoursCss },
    balloons: { Component: BalloonsTimeline, css: withinCss + balloonsHoursCss },
    teeth: { Component: TeethTimeline, css: withinCss + teethHoursCss },
  },
  // The common CSS is the section style `letter`.
  sections: {
    letter: "",
    folio: folioCss,
    line: lineCss,
    cutout: cutoutCss,
    woven: wovenCss,
    lace: plainLetterCss + laceCss,
  },
};

/** The parts of a theme. */
export function partsOf(theme: Theme): Parts {
  return {
    palette: paletteOf(theme),
    pairing: registry.pairing[theme.pairing],
    ornament: drawnOnce(theme.ornament, registry.ornament[theme.ornament]),
    hero: pageRegistry.hero[theme.hero],
    opening: pageRegistry.opening[theme.opening],
    timeline: pageRegistry.timeline[theme.timeline],
    sections: pageRegistry.sections[theme.sections],
    world: drawnWorldOf(theme),
  };
}

/** A world's drawings are kept, unless they have words, which differ by language. */
function drawnWorldOf(theme: Theme): World | undefined {
  const world = worldOf(theme);
  if (!world || world.hasWords) return world;
  return drawnOnce(`${theme.ornament}-${theme.hero}`, world);
}
