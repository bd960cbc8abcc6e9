import type {
  CoverProps,
  Drawn,
  HoursProps,
  OpeningProps,
  OrnamentPart,
  World,
} from "#app/design/contract.ts";
import { worldOf } from "#app/features/invitation-page/worlds/worlds.ts";
import type { PairingPart } from "#app/design/part-types.ts";
import type { PalettePart } from "#app/design/palette-schema.ts";
import { paletteOf } from "#app/design/palettes.ts";
import type { Theme } from "#app/design/part-names.ts";
import { registry } from "#app/design/drawing-parts.ts";
import { drawnOnce } from "#app/features/invitation-page/drawn-once.server.tsx";
import { ArchHero } from "#app/features/invitation-page/heroes/arch.tsx";
import archCss from "#app/features/invitation-page/heroes/arch.css?inline";
import { MedallionHero } from "#app/features/invitation-page/heroes/medallion.tsx";
import medallionCss from "#app/features/invitation-page/heroes/medallion.css?inline";
import { SplitHero } from "#app/features/invitation-page/heroes/split.tsx";
import splitCss from "#app/features/invitation-page/heroes/split.css?inline";
import { FieldHero } from "#app/features/invitation-page/heroes/field.tsx";
import fieldCss from "#app/features/invitation-page/heroes/field.css?inline";
import { HorizonHero } from "#app/features/invitation-page/heroes/horizon.tsx";
import horizonCss from "#app/features/invitation-page/heroes/horizon.css?inline";
import { CornerHero } from "#app/features/invitation-page/heroes/corner.tsx";
import cornerCss from "#app/features/invitation-page/heroes/corner.css?inline";
import { PosterHero } from "#app/features/invitation-page/heroes/poster.tsx";
import posterCss from "#app/features/invitation-page/heroes/poster.css?inline";
import { TicketHero } from "#app/features/invitation-page/heroes/ticket.tsx";
import ticketCss from "#app/features/invitation-page/heroes/ticket.css?inline";
import ticketWideCss from "#app/features/invitation-page/heroes/ticket-wide.css?inline";
import { LetterHero } from "#app/features/invitation-page/heroes/letter.tsx";
import letterCss from "#app/features/invitation-page/heroes/letter.css?inline";
import { ShoreHero } from "#app/features/invitation-page/heroes/shore.tsx";
import shoreCss from "#app/features/invitation-page/heroes/shore.css?inline";
import { ThreadHero } from "#app/features/invitation-page/heroes/thread.tsx";
import threadCss from "#app/features/invitation-page/heroes/thread.css?inline";
import { StageHero } from "#app/features/invitation-page/heroes/stage.tsx";
import stageCss from "#app/features/invitation-page/heroes/stage.css?inline";
import { PairHero } from "#app/features/invitation-page/heroes/pair.tsx";
import pairCss from "#app/features/invitation-page/heroes/pair.css?inline";
import { PostHero } from "#app/features/invitation-page/heroes/post.tsx";
import postCss from "#app/features/invitation-page/heroes/post.css?inline";
import { RingHero } from "#app/features/invitation-page/heroes/ring.tsx";
import ringCss from "#app/features/invitation-page/heroes/ring.css?inline";
import { WordHero } from "#app/features/invitation-page/heroes/word.tsx";
import wordCss from "#app/features/invitation-page/heroes/word.css?inline";
import { CloudHero } from "#app/features/invitation-page/heroes/cloud.tsx";
import cloudCss from "#app/features/invitation-page/heroes/cloud.css?inline";
import { BunchHero } from "#app/features/invitation-page/heroes/bunch.tsx";
import bunchCss from "#app/features/invitation-page/heroes/bunch.css?inline";
import { WreathHero } from "#app/features/invitation-page/heroes/wreath.tsx";
import wreathCss from "#app/features/invitation-page/heroes/wreath.css?inline";
import { TrayHero } from "#app/features/invitation-page/heroes/tray.tsx";
import trayCss from "#app/features/invitation-page/heroes/tray.css?inline";
import { TowerHero } from "#app/features/invitation-page/heroes/tower.tsx";
import towerCss from "#app/features/invitation-page/heroes/tower.css?inline";
import { FrontHero } from "#app/features/invitation-page/heroes/front.tsx";
import frontCss from "#app/features/invitation-page/heroes/front.css?inline";
import { GownHero } from "#app/features/invitation-page/heroes/gown.tsx";
import gownCss from "#app/features/invitation-page/heroes/gown.css?inline";
import { RingsHero } from "#app/features/invitation-page/heroes/rings.tsx";
import ringsCss from "#app/features/invitation-page/heroes/rings.css?inline";
import { LaunchHero } from "#app/features/invitation-page/heroes/launch.tsx";
import launchCss from "#app/features/invitation-page/heroes/launch.css?inline";
import { CakeHero } from "#app/features/invitation-page/heroes/cake.tsx";
import cakeCss from "#app/features/invitation-page/heroes/cake.css?inline";
import { InterlaceHero } from "#app/features/invitation-page/heroes/interlace.tsx";
import interlaceCss from "#app/features/invitation-page/heroes/interlace.css?inline";
import { WingsHero } from "#app/features/invitation-page/heroes/wings.tsx";
import wingsCss from "#app/features/invitation-page/heroes/wings.css?inline";
import { FontHero } from "#app/features/invitation-page/heroes/font.tsx";
import fontCss from "#app/features/invitation-page/heroes/font.css?inline";
import sceneCss from "#app/design/kit/cover-scene.css?inline";
import openingShellCss from "#app/design/kit/opening-shell.css?inline";
import growCss from "#app/design/kit/opening-grow.css?inline";
import revealCss from "#app/design/kit/opening-reveal.css?inline";
import { EnvelopeOpening } from "#app/features/invitation-page/openings/envelope.tsx";
import envelopeMotionCss from "#app/features/invitation-page/openings/envelope-motion.css?inline";
import envelopeCss from "#app/features/invitation-page/openings/envelope.css?inline";
import { CurtainOpening } from "#app/features/invitation-page/openings/curtain.tsx";
import curtainCss from "#app/features/invitation-page/openings/curtain.css?inline";
import { PetalsOpening } from "#app/features/invitation-page/openings/petals.tsx";
import petalsCss from "#app/features/invitation-page/openings/petals.css?inline";
import { GatefoldOpening } from "#app/features/invitation-page/openings/gatefold.tsx";
import gatefoldCss from "#app/features/invitation-page/openings/gatefold.css?inline";
import { InkOpening } from "#app/features/invitation-page/openings/ink.tsx";
import inkCss from "#app/features/invitation-page/openings/ink.css?inline";
import { DoorsOpening } from "#app/features/invitation-page/openings/doors.tsx";
import doorsCss from "#app/features/invitation-page/openings/doors.css?inline";
import { CordOpening } from "#app/features/invitation-page/openings/cord.tsx";
import cordCss from "#app/features/invitation-page/openings/cord.css?inline";
import { PopOpening } from "#app/features/invitation-page/openings/pop.tsx";
import popCss from "#app/features/invitation-page/openings/pop.css?inline";
import { UnrollOpening } from "#app/features/invitation-page/openings/unroll.tsx";
import unrollOpeningCss from "#app/features/invitation-page/openings/unroll.css?inline";
import { WavesOpening } from "#app/features/invitation-page/openings/waves.tsx";
import wavesOpeningCss from "#app/features/invitation-page/openings/waves.css?inline";
import { SpotlightOpening } from "#app/features/invitation-page/openings/spotlight.tsx";
import spotlightOpeningCss from "#app/features/invitation-page/openings/spotlight.css?inline";
import { RingOpening } from "#app/features/invitation-page/openings/ring.tsx";
import ringOpeningCss from "#app/features/invitation-page/openings/ring.css?inline";
import { TicketOpening } from "#app/features/invitation-page/openings/ticket.tsx";
import ticketOpeningCss from "#app/features/invitation-page/openings/ticket.css?inline";
import { CoinOpening } from "#app/features/invitation-page/openings/coin.tsx";
import coinOpeningCss from "#app/features/invitation-page/openings/coin.css?inline";
import { LiftOpening } from "#app/features/invitation-page/openings/lift.tsx";
import liftOpeningCss from "#app/features/invitation-page/openings/lift.css?inline";
import { ShutterOpening } from "#app/features/invitation-page/openings/shutter.tsx";
import shutterOpeningCss from "#app/features/invitation-page/openings/shutter.css?inline";
import { CorkOpening } from "#app/features/invitation-page/openings/cork.tsx";
import corkOpeningCss from "#app/features/invitation-page/openings/cork.css?inline";
import { VineTimeline } from "#app/features/invitation-page/timelines/vine.tsx";
import vineCss from "#app/features/invitation-page/timelines/vine.css?inline";
import twoSidesCss from "#app/design/kit/hours-two-sides.css?inline";
import { ArcadeTimeline } from "#app/features/invitation-page/timelines/arcade.tsx";
import arcadeHoursCss from "#app/features/invitation-page/timelines/arcade.css?inline";
import { TicketsTimeline } from "#app/features/invitation-page/timelines/tickets.tsx";
import ticketsHoursCss from "#app/features/invitation-page/timelines/tickets.css?inline";
import { ClockTimeline } from "#app/features/invitation-page/timelines/clock.tsx";
import clockHoursCss from "#app/features/invitation-page/timelines/clock.css?inline";
import { FolioTimeline } from "#app/features/invitation-page/timelines/folio.tsx";
import folioHoursCss from "#app/features/invitation-page/timelines/folio.css?inline";
import { CarpetTimeline } from "#app/features/invitation-page/timelines/carpet.tsx";
import carpetHoursCss from "#app/features/invitation-page/timelines/carpet.css?inline";
import { SunTimeline } from "#app/features/invitation-page/timelines/sun.tsx";
import sunHoursCss from "#app/features/invitation-page/timelines/sun.css?inline";
import { TrellisTimeline } from "#app/features/invitation-page/timelines/trellis.tsx";
import trellisHoursCss from "#app/features/invitation-page/timelines/trellis.css?inline";
import { MoonsTimeline } from "#app/features/invitation-page/timelines/moons.tsx";
import moonsHoursCss from "#app/features/invitation-page/timelines/moons.css?inline";
import { FlutesTimeline } from "#app/features/invitation-page/timelines/flutes.tsx";
import flutesHoursCss from "#app/features/invitation-page/timelines/flutes.css?inline";
import { ButtonsTimeline } from "#app/features/invitation-page/timelines/buttons.tsx";
import buttonsHoursCss from "#app/features/invitation-page/timelines/buttons.css?inline";
import { KnotsTimeline } from "#app/features/invitation-page/timelines/knots.tsx";
import knotsHoursCss from "#app/features/invitation-page/timelines/knots.css?inline";
import { RipeningTimeline } from "#app/features/invitation-page/timelines/ripening.tsx";
import ripeningHoursCss from "#app/features/invitation-page/timelines/ripening.css?inline";
import { YearsTimeline } from "#app/features/invitation-page/timelines/years.tsx";
import yearsHoursCss from "#app/features/invitation-page/timelines/years.css?inline";
import { PlanetsTimeline } from "#app/features/invitation-page/timelines/planets.tsx";
import planetsHoursCss from "#app/features/invitation-page/timelines/planets.css?inline";
import { StitchesTimeline } from "#app/features/invitation-page/timelines/stitches.tsx";
import stitchesHoursCss from "#app/features/invitation-page/timelines/stitches.css?inline";
import { FeathersTimeline } from "#app/features/invitation-page/timelines/feathers.tsx";
import feathersHoursCss from "#app/features/invitation-page/timelines/feathers.css?inline";
import { WashTimeline } from "#app/features/invitation-page/timelines/wash.tsx";
import washHoursCss from "#app/features/invitation-page/timelines/wash.css?inline";
import { BoughTimeline } from "#app/features/invitation-page/timelines/bough.tsx";
import boughHoursCss from "#app/features/invitation-page/timelines/bough.css?inline";
import { BalloonsTimeline } from "#app/features/invitation-page/timelines/balloons.tsx";
import { TeethTimeline } from "#app/features/invitation-page/timelines/teeth.tsx";
import withinCss from "#app/design/kit/hours-within.css?inline";
import balloonsHoursCss from "#app/features/invitation-page/timelines/balloons.css?inline";
import teethHoursCss from "#app/features/invitation-page/timelines/teeth.css?inline";
import folioCss from "#app/features/invitation-page/section-styles/folio.css?inline";
import lineCss from "#app/features/invitation-page/section-styles/line.css?inline";
import cutoutCss from "#app/features/invitation-page/section-styles/cutout.css?inline";
import wovenCss from "#app/features/invitation-page/section-styles/woven.css?inline";
import plainLetterCss from "#app/features/invitation-page/section-styles/plain-letter.css?inline";
import laceCss from "#app/features/invitation-page/section-styles/lace.css?inline";

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
