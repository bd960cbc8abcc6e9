import type { ComponentType } from "react";
import type {
  HeroProps,
  OpeningProps,
  OrnamentPart,
  PairingPart,
  PalettePart,
  TimelineProps,
} from "#app/features/theme/part-types.ts";
import type { Theme } from "#app/features/theme/parts.ts";
import { vellum } from "#app/features/theme/palettes/vellum.ts";
import { pomegranate as pomegranatePalette } from "#app/features/theme/palettes/pomegranate.ts";
import { tuff } from "#app/features/theme/palettes/tuff.ts";
import { apricot } from "#app/features/theme/palettes/apricot.ts";
import { sevan } from "#app/features/theme/palettes/sevan.ts";
import { midnight } from "#app/features/theme/palettes/midnight.ts";
import { olive } from "#app/features/theme/palettes/olive.ts";
import { mono } from "#app/features/theme/palettes/mono.ts";
import { kermes } from "#app/features/theme/palettes/kermes.ts";
import { almond } from "#app/features/theme/palettes/almond.ts";
import { play } from "#app/features/theme/palettes/play.ts";
import { ochre } from "#app/features/theme/palettes/ochre.ts";
import { lavender } from "#app/features/theme/palettes/lavender.ts";
import { neon } from "#app/features/theme/palettes/neon.ts";
import { book } from "#app/features/theme/pairings/book.ts";
import { didot } from "#app/features/theme/pairings/didot.ts";
import { didotItalic } from "#app/features/theme/pairings/didot-italic.ts";
import { reedPen } from "#app/features/theme/pairings/reed-pen.ts";
import { calligraphy } from "#app/features/theme/pairings/calligraphy.ts";
import { air } from "#app/features/theme/pairings/air.ts";
import { manuscript } from "#app/features/theme/pairings/manuscript.ts";
import { handwriting } from "#app/features/theme/pairings/handwriting.ts";
import { casualPen } from "#app/features/theme/pairings/casual-pen.ts";
import { round } from "#app/features/theme/pairings/round.ts";
import { poster } from "#app/features/theme/pairings/poster.ts";
import { slab } from "#app/features/theme/pairings/slab.ts";
import { deco } from "#app/features/theme/pairings/deco.ts";
import { pixel } from "#app/features/theme/pairings/pixel.ts";
import { pomegranate as pomegranateOrnament } from "#app/features/theme/ornaments/pomegranate.tsx";
import { vine } from "#app/features/theme/ornaments/vine.tsx";
import { eternity } from "#app/features/theme/ornaments/eternity.tsx";
import { cross } from "#app/features/theme/ornaments/cross.tsx";
import { carpet } from "#app/features/theme/ornaments/carpet.tsx";
import { birds } from "#app/features/theme/ornaments/birds.tsx";
import { canon } from "#app/features/theme/ornaments/canon.tsx";
import { blossom } from "#app/features/theme/ornaments/blossom.tsx";
import { ridge } from "#app/features/theme/ornaments/ridge.tsx";
import { lace } from "#app/features/theme/ornaments/lace.tsx";
import { stitch } from "#app/features/theme/ornaments/stitch.tsx";
import { arcade } from "#app/features/theme/ornaments/arcade.tsx";
import { paper } from "#app/features/theme/ornaments/paper.tsx";
import { silk } from "#app/features/theme/ornaments/silk.tsx";
import { none } from "#app/features/theme/ornaments/none.tsx";
import { ArchHero } from "#app/features/theme/heroes/arch.tsx";
import archCss from "#app/features/theme/heroes/arch.css?inline";
import { MedallionHero } from "#app/features/theme/heroes/medallion.tsx";
import medallionCss from "#app/features/theme/heroes/medallion.css?inline";
import { SplitHero } from "#app/features/theme/heroes/split.tsx";
import splitCss from "#app/features/theme/heroes/split.css?inline";
import { FieldHero } from "#app/features/theme/heroes/field.tsx";
import fieldCss from "#app/features/theme/heroes/field.css?inline";
import { HorizonHero } from "#app/features/theme/heroes/horizon.tsx";
import horizonCss from "#app/features/theme/heroes/horizon.css?inline";
import { CornerHero } from "#app/features/theme/heroes/corner.tsx";
import cornerCss from "#app/features/theme/heroes/corner.css?inline";
import { PosterHero } from "#app/features/theme/heroes/poster.tsx";
import posterCss from "#app/features/theme/heroes/poster.css?inline";
import { TicketHero } from "#app/features/theme/heroes/ticket.tsx";
import ticketCss from "#app/features/theme/heroes/ticket.css?inline";
import { LetterHero } from "#app/features/theme/heroes/letter.tsx";
import letterCss from "#app/features/theme/heroes/letter.css?inline";
import openingShellCss from "#app/features/theme/openings/opening-shell.css?inline";
import { EnvelopeOpening } from "#app/features/theme/openings/envelope.tsx";
import envelopeMotionCss from "#app/features/theme/openings/envelope-motion.css?inline";
import envelopeCss from "#app/features/theme/openings/envelope.css?inline";
import { CurtainOpening } from "#app/features/theme/openings/curtain.tsx";
import curtainCss from "#app/features/theme/openings/curtain.css?inline";
import { PetalsOpening } from "#app/features/theme/openings/petals.tsx";
import petalsCss from "#app/features/theme/openings/petals.css?inline";
import { GatefoldOpening } from "#app/features/theme/openings/gatefold.tsx";
import gatefoldCss from "#app/features/theme/openings/gatefold.css?inline";
import { InkOpening } from "#app/features/theme/openings/ink.tsx";
import inkCss from "#app/features/theme/openings/ink.css?inline";
import { DoorsOpening } from "#app/features/theme/openings/doors.tsx";
import doorsCss from "#app/features/theme/openings/doors.css?inline";
import { CordOpening } from "#app/features/theme/openings/cord.tsx";
import cordCss from "#app/features/theme/openings/cord.css?inline";
import { PopOpening } from "#app/features/theme/openings/pop.tsx";
import popCss from "#app/features/theme/openings/pop.css?inline";
import { VineTimeline } from "#app/features/theme/timelines/vine.tsx";
import vineCss from "#app/features/theme/timelines/vine.css?inline";
import { ArcadeTimeline } from "#app/features/theme/timelines/arcade.tsx";
import arcadeHoursCss from "#app/features/theme/timelines/arcade.css?inline";
import { TicketsTimeline } from "#app/features/theme/timelines/tickets.tsx";
import ticketsHoursCss from "#app/features/theme/timelines/tickets.css?inline";
import { ClockTimeline } from "#app/features/theme/timelines/clock.tsx";
import clockHoursCss from "#app/features/theme/timelines/clock.css?inline";
import { FolioTimeline } from "#app/features/theme/timelines/folio.tsx";
import folioHoursCss from "#app/features/theme/timelines/folio.css?inline";
import { CarpetTimeline } from "#app/features/theme/timelines/carpet.tsx";
import carpetHoursCss from "#app/features/theme/timelines/carpet.css?inline";
import folioCss from "#app/features/theme/sections/folio.css?inline";
import lineCss from "#app/features/theme/sections/line.css?inline";
import cutoutCss from "#app/features/theme/sections/cutout.css?inline";
import wovenCss from "#app/features/theme/sections/woven.css?inline";
import laceCss from "#app/features/theme/sections/lace.css?inline";

/** A part that renders something, with the CSS it brings. */
type Drawn<Props> = { Component: ComponentType<Props>; css: string };

type Parts = {
  palette: PalettePart;
  pairing: PairingPart;
  ornament: OrnamentPart;
  hero: Drawn<HeroProps>;
  opening: Drawn<OpeningProps> | null;
  timeline: Drawn<TimelineProps>;
  /** The CSS that lays the sections out in its own way, over the common one. */
  sections: string;
};

/** Every part under its name. A new part is its own file, a name in `parts.ts` and a line here. */
export const registry: { [Kind in keyof Parts]: Record<Theme[Kind], Parts[Kind]> } = {
  palette: {
    vellum,
    pomegranate: pomegranatePalette,
    tuff,
    apricot,
    sevan,
    midnight,
    olive,
    mono,
    kermes,
    almond,
    play,
    ochre,
    lavender,
    neon,
  },
  pairing: {
    book,
    didot,
    "didot-italic": didotItalic,
    "reed-pen": reedPen,
    calligraphy,
    air,
    manuscript,
    handwriting,
    "casual-pen": casualPen,
    round,
    poster,
    slab,
    deco,
    pixel,
  },
  ornament: {
    pomegranate: pomegranateOrnament,
    vine,
    eternity,
    cross,
    carpet,
    birds,
    canon,
    blossom,
    ridge,
    lace,
    stitch,
    arcade,
    paper,
    silk,
    none,
  },
  hero: {
    arch: { Component: ArchHero, css: archCss },
    medallion: { Component: MedallionHero, css: medallionCss },
    split: { Component: SplitHero, css: splitCss },
    field: { Component: FieldHero, css: fieldCss },
    horizon: { Component: HorizonHero, css: horizonCss },
    corner: { Component: CornerHero, css: cornerCss },
    poster: { Component: PosterHero, css: posterCss },
    ticket: { Component: TicketHero, css: ticketCss },
    letter: { Component: LetterHero, css: letterCss },
  },
  opening: {
    none: null,
    envelope: {
      Component: EnvelopeOpening,
      css: openingShellCss + envelopeCss + envelopeMotionCss,
    },
    curtain: { Component: CurtainOpening, css: openingShellCss + curtainCss },
    petals: { Component: PetalsOpening, css: openingShellCss + petalsCss },
    gatefold: { Component: GatefoldOpening, css: openingShellCss + gatefoldCss },
    ink: { Component: InkOpening, css: openingShellCss + inkCss },
    doors: { Component: DoorsOpening, css: openingShellCss + doorsCss },
    cord: { Component: CordOpening, css: openingShellCss + cordCss },
    pop: { Component: PopOpening, css: openingShellCss + popCss },
  },
  timeline: {
    vine: { Component: VineTimeline, css: vineCss },
    arcade: { Component: ArcadeTimeline, css: arcadeHoursCss },
    tickets: { Component: TicketsTimeline, css: ticketsHoursCss },
    clock: { Component: ClockTimeline, css: clockHoursCss },
    folio: { Component: FolioTimeline, css: folioHoursCss },
    carpet: { Component: CarpetTimeline, css: carpetHoursCss },
  },
  // The common CSS of the sections is the letter's.
  sections: {
    letter: "",
    folio: folioCss,
    line: lineCss,
    cutout: cutoutCss,
    woven: wovenCss,
    lace: laceCss,
  },
};

/** All the parts of a theme. */
export function partsOf(theme: Theme): Parts {
  return {
    palette: registry.palette[theme.palette],
    pairing: registry.pairing[theme.pairing],
    ornament: registry.ornament[theme.ornament],
    hero: registry.hero[theme.hero],
    opening: registry.opening[theme.opening],
    timeline: registry.timeline[theme.timeline],
    sections: registry.sections[theme.sections],
  };
}
