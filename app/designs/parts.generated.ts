// Written by `npm run designs` from the folders of app/designs.
import type { CoverProps, Drawn, HoursProps, OpeningProps, PhotoCoverProps } from "#app/designs/contract.ts";
import type { Theme } from "#app/designs/part-names.ts";
import { ArchHero } from "#app/designs/shared/arch/cover.tsx";
import cssArchHero from "#app/designs/shared/arch/cover.css?inline";
import { BunchHero } from "#app/designs/1026-balloons/cover.tsx";
import cssBunchHero from "#app/designs/1026-balloons/cover.css?inline";
import { CakeHero } from "#app/designs/1022-big-number/cover.tsx";
import cssCakeHero from "#app/designs/1022-big-number/cover.css?inline";
import { CloudHero } from "#app/designs/1030-little-cloud/cover.tsx";
import cssCloudHero from "#app/designs/1030-little-cloud/cover.css?inline";
import { CornerHero } from "#app/designs/1005-apricot-bough/cover.tsx";
import cssCornerHero from "#app/designs/1005-apricot-bough/cover.css?inline";
import { FieldHero } from "#app/designs/shared/field/cover.tsx";
import cssFieldHero from "#app/designs/shared/field/cover.css?inline";
import { FontHero } from "#app/designs/1019-light/cover.tsx";
import cssFontHero from "#app/designs/1019-light/cover.css?inline";
import { FrontHero } from "#app/designs/1033-grand-opening/cover.tsx";
import cssFrontHero from "#app/designs/1033-grand-opening/cover.css?inline";
import { GownHero } from "#app/designs/1018-red-cord/cover.tsx";
import cssGownHero from "#app/designs/1018-red-cord/cover.css?inline";
import { HorizonHero } from "#app/designs/shared/horizon/cover.tsx";
import cssHorizonHero from "#app/designs/shared/horizon/cover.css?inline";
import { InterlaceHero } from "#app/designs/1017-marash-stitch/cover.tsx";
import cssInterlaceHero from "#app/designs/1017-marash-stitch/cover.css?inline";
import { LaunchHero } from "#app/designs/1027-space-ticket/cover.tsx";
import cssLaunchHero from "#app/designs/1027-space-ticket/cover.css?inline";
import { LetterHero } from "#app/designs/1014-bird-letter/cover.tsx";
import cssLetterHero from "#app/designs/1014-bird-letter/cover.css?inline";
import { MedallionHero } from "#app/designs/shared/medallion/cover.tsx";
import cssMedallionHero from "#app/designs/shared/medallion/cover.css?inline";
import { MountHero } from "#app/designs/1036-photograph/cover.tsx";
import cssMountHero from "#app/designs/1036-photograph/cover.css?inline";
import { PairHero } from "#app/designs/1029-boy-or-girl/cover.tsx";
import cssPairHero from "#app/designs/1029-boy-or-girl/cover.css?inline";
import { PostHero } from "#app/designs/1011-the-letter/cover.tsx";
import cssPostHero from "#app/designs/1011-the-letter/cover.css?inline";
import { PosterHero } from "#app/designs/1024-arcade/cover.tsx";
import cssPosterHero from "#app/designs/1024-arcade/cover.css?inline";
import { RingHero } from "#app/designs/1015-the-ring/cover.tsx";
import cssRingHero from "#app/designs/1015-the-ring/cover.css?inline";
import { RingsHero } from "#app/designs/1025-jubilee/cover.tsx";
import cssRingsHero from "#app/designs/1025-jubilee/cover.css?inline";
import { ShoreHero } from "#app/designs/1013-lake/cover.tsx";
import cssShoreHero from "#app/designs/1013-lake/cover.css?inline";
import { SplitHero } from "#app/designs/1004-didot/cover.tsx";
import cssSplitHero from "#app/designs/1004-didot/cover.css?inline";
import { StageHero } from "#app/designs/1031-stage/cover.tsx";
import cssStageHero from "#app/designs/1031-stage/cover.css?inline";
import { ThreadHero } from "#app/designs/1009-one-line/cover.tsx";
import cssThreadHero from "#app/designs/1009-one-line/cover.css?inline";
import { TicketHero } from "#app/designs/shared/ticket/cover.tsx";
import cssTicketHero from "#app/designs/shared/ticket/cover.css?inline";
import { TowerHero } from "#app/designs/1023-champagne/cover.tsx";
import cssTowerHero from "#app/designs/1023-champagne/cover.css?inline";
import { TrayHero } from "#app/designs/1035-first-tooth/cover.tsx";
import cssTrayHero from "#app/designs/1035-first-tooth/cover.css?inline";
import { WingsHero } from "#app/designs/1020-little-wings/cover.tsx";
import cssWingsHero from "#app/designs/1020-little-wings/cover.css?inline";
import { WordHero } from "#app/designs/1016-yes/cover.tsx";
import cssWordHero from "#app/designs/1016-yes/cover.css?inline";
import { WreathHero } from "#app/designs/1021-olive/cover.tsx";
import cssWreathHero from "#app/designs/1021-olive/cover.css?inline";
import { CoinOpening } from "#app/designs/1024-arcade/opening.tsx";
import cssCoinOpening from "#app/designs/1024-arcade/opening.css?inline";
import { CordOpening } from "#app/designs/shared/cord/opening.tsx";
import cssCordOpening from "#app/designs/shared/cord/opening.css?inline";
import { CorkOpening } from "#app/designs/shared/cork/opening.tsx";
import cssCorkOpening from "#app/designs/shared/cork/opening.css?inline";
import { CurtainOpening } from "#app/designs/shared/curtain/opening.tsx";
import cssCurtainOpening from "#app/designs/shared/curtain/opening.css?inline";
import { DoorsOpening } from "#app/designs/shared/doors/opening.tsx";
import cssDoorsOpening from "#app/designs/shared/doors/opening.css?inline";
import { EnvelopeOpening } from "#app/designs/shared/envelope/opening.tsx";
import cssEnvelopeOpening from "#app/designs/shared/envelope/opening.css?inline";
import { GatefoldOpening } from "#app/designs/shared/gatefold/opening.tsx";
import cssGatefoldOpening from "#app/designs/shared/gatefold/opening.css?inline";
import { InkOpening } from "#app/designs/shared/ink/opening.tsx";
import cssInkOpening from "#app/designs/shared/ink/opening.css?inline";
import { LiftOpening } from "#app/designs/1026-balloons/opening.tsx";
import cssLiftOpening from "#app/designs/1026-balloons/opening.css?inline";
import { PetalsOpening } from "#app/designs/shared/petals/opening.tsx";
import cssPetalsOpening from "#app/designs/shared/petals/opening.css?inline";
import { PopOpening } from "#app/designs/shared/pop/opening.tsx";
import cssPopOpening from "#app/designs/shared/pop/opening.css?inline";
import { RingOpening } from "#app/designs/shared/ring/opening.tsx";
import cssRingOpening from "#app/designs/shared/ring/opening.css?inline";
import { ShutterOpening } from "#app/designs/1033-grand-opening/opening.tsx";
import cssShutterOpening from "#app/designs/1033-grand-opening/opening.css?inline";
import { SpotlightOpening } from "#app/designs/1031-stage/opening.tsx";
import cssSpotlightOpening from "#app/designs/1031-stage/opening.css?inline";
import { TicketOpening } from "#app/designs/shared/ticket/opening.tsx";
import cssTicketOpening from "#app/designs/shared/ticket/opening.css?inline";
import { UnrollOpening } from "#app/designs/1012-dragon-carpet/opening.tsx";
import cssUnrollOpening from "#app/designs/1012-dragon-carpet/opening.css?inline";
import { WavesOpening } from "#app/designs/1013-lake/opening.tsx";
import cssWavesOpening from "#app/designs/1013-lake/opening.css?inline";
import { ArcadeTimeline } from "#app/designs/shared/arcade/hours.tsx";
import cssArcadeTimeline from "#app/designs/shared/arcade/hours.css?inline";
import { BalloonsTimeline } from "#app/designs/1026-balloons/hours.tsx";
import cssBalloonsTimeline from "#app/designs/1026-balloons/hours.css?inline";
import { BoughTimeline } from "#app/designs/1021-olive/hours.tsx";
import cssBoughTimeline from "#app/designs/1021-olive/hours.css?inline";
import { ButtonsTimeline } from "#app/designs/1033-grand-opening/hours.tsx";
import cssButtonsTimeline from "#app/designs/1033-grand-opening/hours.css?inline";
import { CarpetTimeline } from "#app/designs/1012-dragon-carpet/hours.tsx";
import cssCarpetTimeline from "#app/designs/1012-dragon-carpet/hours.css?inline";
import { ClockTimeline } from "#app/designs/1015-the-ring/hours.tsx";
import cssClockTimeline from "#app/designs/1015-the-ring/hours.css?inline";
import { FeathersTimeline } from "#app/designs/1020-little-wings/hours.tsx";
import cssFeathersTimeline from "#app/designs/1020-little-wings/hours.css?inline";
import { FlutesTimeline } from "#app/designs/1023-champagne/hours.tsx";
import cssFlutesTimeline from "#app/designs/1023-champagne/hours.css?inline";
import { FolioTimeline } from "#app/designs/shared/folio/hours.tsx";
import cssFolioTimeline from "#app/designs/shared/folio/hours.css?inline";
import { FramesTimeline } from "#app/designs/1036-photograph/hours.tsx";
import cssFramesTimeline from "#app/designs/1036-photograph/hours.css?inline";
import { KnotsTimeline } from "#app/designs/1018-red-cord/hours.tsx";
import cssKnotsTimeline from "#app/designs/1018-red-cord/hours.css?inline";
import { MoonsTimeline } from "#app/designs/1008-night-lace/hours.tsx";
import cssMoonsTimeline from "#app/designs/1008-night-lace/hours.css?inline";
import { PlanetsTimeline } from "#app/designs/1027-space-ticket/hours.tsx";
import cssPlanetsTimeline from "#app/designs/1027-space-ticket/hours.css?inline";
import { RipeningTimeline } from "#app/designs/1005-apricot-bough/hours.tsx";
import cssRipeningTimeline from "#app/designs/1005-apricot-bough/hours.css?inline";
import { StitchesTimeline } from "#app/designs/1017-marash-stitch/hours.tsx";
import cssStitchesTimeline from "#app/designs/1017-marash-stitch/hours.css?inline";
import { SunTimeline } from "#app/designs/1003-two-peaks/hours.tsx";
import cssSunTimeline from "#app/designs/1003-two-peaks/hours.css?inline";
import { TeethTimeline } from "#app/designs/1035-first-tooth/hours.tsx";
import cssTeethTimeline from "#app/designs/1035-first-tooth/hours.css?inline";
import { TicketsTimeline } from "#app/designs/shared/tickets/hours.tsx";
import cssTicketsTimeline from "#app/designs/shared/tickets/hours.css?inline";
import { TrellisTimeline } from "#app/designs/1007-vineyard/hours.tsx";
import cssTrellisTimeline from "#app/designs/1007-vineyard/hours.css?inline";
import { VineTimeline } from "#app/designs/shared/vine/hours.tsx";
import cssVineTimeline from "#app/designs/shared/vine/hours.css?inline";
import { WashTimeline } from "#app/designs/1029-boy-or-girl/hours.tsx";
import cssWashTimeline from "#app/designs/1029-boy-or-girl/hours.css?inline";
import { YearsTimeline } from "#app/designs/1025-jubilee/hours.tsx";
import cssYearsTimeline from "#app/designs/1025-jubilee/hours.css?inline";
import { sections as sharedCutoutSections } from "#app/designs/shared/cutout/sections.ts";
import { sections as sharedFolioSections } from "#app/designs/shared/folio/sections.ts";
import { sections as sharedLaceSections } from "#app/designs/shared/lace/sections.ts";
import { sections as sharedLetterSections } from "#app/designs/shared/letter/sections.ts";
import { sections as sharedLineSections } from "#app/designs/shared/line/sections.ts";
import { sections as sharedWovenSections } from "#app/designs/shared/woven/sections.ts";
import { MountPhotoHero } from "#app/designs/1036-photograph/photo-cover.tsx";
import cssMountPhotoHero from "#app/designs/1036-photograph/photo-cover.css?inline";

export const covers: Record<Theme["hero"], Drawn<CoverProps>> = {
  "arch": { Component: ArchHero, css: cssArchHero },
  "bunch": { Component: BunchHero, css: cssBunchHero },
  "cake": { Component: CakeHero, css: cssCakeHero },
  "cloud": { Component: CloudHero, css: cssCloudHero },
  "corner": { Component: CornerHero, css: cssCornerHero },
  "field": { Component: FieldHero, css: cssFieldHero },
  "font": { Component: FontHero, css: cssFontHero },
  "front": { Component: FrontHero, css: cssFrontHero },
  "gown": { Component: GownHero, css: cssGownHero },
  "horizon": { Component: HorizonHero, css: cssHorizonHero },
  "interlace": { Component: InterlaceHero, css: cssInterlaceHero },
  "launch": { Component: LaunchHero, css: cssLaunchHero },
  "letter": { Component: LetterHero, css: cssLetterHero },
  "medallion": { Component: MedallionHero, css: cssMedallionHero },
  "mount": { Component: MountHero, css: cssMountHero },
  "pair": { Component: PairHero, css: cssPairHero },
  "post": { Component: PostHero, css: cssPostHero },
  "poster": { Component: PosterHero, css: cssPosterHero },
  "ring": { Component: RingHero, css: cssRingHero },
  "rings": { Component: RingsHero, css: cssRingsHero },
  "shore": { Component: ShoreHero, css: cssShoreHero },
  "split": { Component: SplitHero, css: cssSplitHero },
  "stage": { Component: StageHero, css: cssStageHero },
  "thread": { Component: ThreadHero, css: cssThreadHero },
  "ticket": { Component: TicketHero, css: cssTicketHero },
  "tower": { Component: TowerHero, css: cssTowerHero },
  "tray": { Component: TrayHero, css: cssTrayHero },
  "wings": { Component: WingsHero, css: cssWingsHero },
  "word": { Component: WordHero, css: cssWordHero },
  "wreath": { Component: WreathHero, css: cssWreathHero },
};

/** Covers with the hosts' photo, of those that compose it themselves. */
export const photoCovers: Partial<Record<Theme["hero"], Drawn<PhotoCoverProps>>> = {
  "mount": { Component: MountPhotoHero, css: cssMountPhotoHero },
};

export const openings: Record<Theme["opening"], Drawn<OpeningProps> | null> = {
  "none": null,
  "coin": { Component: CoinOpening, css: cssCoinOpening },
  "cord": { Component: CordOpening, css: cssCordOpening },
  "cork": { Component: CorkOpening, css: cssCorkOpening },
  "curtain": { Component: CurtainOpening, css: cssCurtainOpening },
  "doors": { Component: DoorsOpening, css: cssDoorsOpening },
  "envelope": { Component: EnvelopeOpening, css: cssEnvelopeOpening },
  "gatefold": { Component: GatefoldOpening, css: cssGatefoldOpening },
  "ink": { Component: InkOpening, css: cssInkOpening },
  "lift": { Component: LiftOpening, css: cssLiftOpening },
  "petals": { Component: PetalsOpening, css: cssPetalsOpening },
  "pop": { Component: PopOpening, css: cssPopOpening },
  "ring": { Component: RingOpening, css: cssRingOpening },
  "shutter": { Component: ShutterOpening, css: cssShutterOpening },
  "spotlight": { Component: SpotlightOpening, css: cssSpotlightOpening },
  "ticket": { Component: TicketOpening, css: cssTicketOpening },
  "unroll": { Component: UnrollOpening, css: cssUnrollOpening },
  "waves": { Component: WavesOpening, css: cssWavesOpening },
};

export const hours: Record<Theme["timeline"], Drawn<HoursProps>> = {
  "arcade": { Component: ArcadeTimeline, css: cssArcadeTimeline },
  "balloons": { Component: BalloonsTimeline, css: cssBalloonsTimeline },
  "bough": { Component: BoughTimeline, css: cssBoughTimeline },
  "buttons": { Component: ButtonsTimeline, css: cssButtonsTimeline },
  "carpet": { Component: CarpetTimeline, css: cssCarpetTimeline },
  "clock": { Component: ClockTimeline, css: cssClockTimeline },
  "feathers": { Component: FeathersTimeline, css: cssFeathersTimeline },
  "flutes": { Component: FlutesTimeline, css: cssFlutesTimeline },
  "folio": { Component: FolioTimeline, css: cssFolioTimeline },
  "frames": { Component: FramesTimeline, css: cssFramesTimeline },
  "knots": { Component: KnotsTimeline, css: cssKnotsTimeline },
  "moons": { Component: MoonsTimeline, css: cssMoonsTimeline },
  "planets": { Component: PlanetsTimeline, css: cssPlanetsTimeline },
  "ripening": { Component: RipeningTimeline, css: cssRipeningTimeline },
  "stitches": { Component: StitchesTimeline, css: cssStitchesTimeline },
  "sun": { Component: SunTimeline, css: cssSunTimeline },
  "teeth": { Component: TeethTimeline, css: cssTeethTimeline },
  "tickets": { Component: TicketsTimeline, css: cssTicketsTimeline },
  "trellis": { Component: TrellisTimeline, css: cssTrellisTimeline },
  "vine": { Component: VineTimeline, css: cssVineTimeline },
  "wash": { Component: WashTimeline, css: cssWashTimeline },
  "years": { Component: YearsTimeline, css: cssYearsTimeline },
};

/** CSS of the section styles, after the common one. */
export const sections: Record<Theme["sections"], string> = {
  "cutout": sharedCutoutSections,
  "folio": sharedFolioSections,
  "lace": sharedLaceSections,
  "letter": sharedLetterSections,
  "line": sharedLineSections,
  "woven": sharedWovenSections,
};
