// Written by `npm run designs` from the folders of app/designs.
import type { CoverProps, Drawn, HoursProps, OpeningProps, PhotoCoverProps, World } from "#app/designs/contract.ts";
import type { Theme } from "#app/designs/part-names.ts";
import { cover as sharedArchCover } from "#app/designs/shared/arch/cover.tsx";
import { cover as design1026Cover } from "#app/designs/1026-balloons/cover.tsx";
import { cover as design1022Cover } from "#app/designs/1022-big-number/cover.tsx";
import { cover as design1030Cover } from "#app/designs/1030-little-cloud/cover.tsx";
import { cover as design1005Cover } from "#app/designs/1005-apricot-bough/cover.tsx";
import { cover as sharedFieldCover } from "#app/designs/shared/field/cover.tsx";
import { cover as design1019Cover } from "#app/designs/1019-light/cover.tsx";
import { cover as design1033Cover } from "#app/designs/1033-grand-opening/cover.tsx";
import { cover as design1018Cover } from "#app/designs/1018-red-cord/cover.tsx";
import { cover as sharedHorizonCover } from "#app/designs/shared/horizon/cover.tsx";
import { cover as design1017Cover } from "#app/designs/1017-marash-stitch/cover.tsx";
import { cover as design1027Cover } from "#app/designs/1027-space-ticket/cover.tsx";
import { cover as design1014Cover } from "#app/designs/1014-bird-letter/cover.tsx";
import { cover as sharedMedallionCover } from "#app/designs/shared/medallion/cover.tsx";
import { cover as design1036Cover } from "#app/designs/1036-photograph/cover.tsx";
import { cover as design1029Cover } from "#app/designs/1029-boy-or-girl/cover.tsx";
import { cover as design1011Cover } from "#app/designs/1011-the-letter/cover.tsx";
import { cover as design1024Cover } from "#app/designs/1024-arcade/cover.tsx";
import { cover as design1015Cover } from "#app/designs/1015-the-ring/cover.tsx";
import { cover as design1025Cover } from "#app/designs/1025-jubilee/cover.tsx";
import { cover as design1013Cover } from "#app/designs/1013-lake/cover.tsx";
import { cover as design1004Cover } from "#app/designs/1004-didot/cover.tsx";
import { cover as design1031Cover } from "#app/designs/1031-stage/cover.tsx";
import { cover as design1009Cover } from "#app/designs/1009-one-line/cover.tsx";
import { cover as sharedTicketCover } from "#app/designs/shared/ticket/cover.tsx";
import { cover as design1023Cover } from "#app/designs/1023-champagne/cover.tsx";
import { cover as design1035Cover } from "#app/designs/1035-first-tooth/cover.tsx";
import { cover as design1020Cover } from "#app/designs/1020-little-wings/cover.tsx";
import { cover as design1016Cover } from "#app/designs/1016-yes/cover.tsx";
import { cover as design1021Cover } from "#app/designs/1021-olive/cover.tsx";
import { opening as design1024Opening } from "#app/designs/1024-arcade/opening.tsx";
import { opening as sharedCordOpening } from "#app/designs/shared/cord/opening.tsx";
import { opening as sharedCorkOpening } from "#app/designs/shared/cork/opening.tsx";
import { opening as sharedCurtainOpening } from "#app/designs/shared/curtain/opening.tsx";
import { opening as sharedDoorsOpening } from "#app/designs/shared/doors/opening.tsx";
import { opening as sharedEnvelopeOpening } from "#app/designs/shared/envelope/opening.tsx";
import { opening as sharedGatefoldOpening } from "#app/designs/shared/gatefold/opening.tsx";
import { opening as sharedInkOpening } from "#app/designs/shared/ink/opening.tsx";
import { opening as design1026Opening } from "#app/designs/1026-balloons/opening.tsx";
import { opening as sharedPetalsOpening } from "#app/designs/shared/petals/opening.tsx";
import { opening as sharedPopOpening } from "#app/designs/shared/pop/opening.tsx";
import { opening as sharedRingOpening } from "#app/designs/shared/ring/opening.tsx";
import { opening as design1033Opening } from "#app/designs/1033-grand-opening/opening.tsx";
import { opening as design1031Opening } from "#app/designs/1031-stage/opening.tsx";
import { opening as sharedTicketOpening } from "#app/designs/shared/ticket/opening.tsx";
import { opening as design1012Opening } from "#app/designs/1012-dragon-carpet/opening.tsx";
import { opening as design1013Opening } from "#app/designs/1013-lake/opening.tsx";
import { hours as sharedArcadeHours } from "#app/designs/shared/arcade/hours.tsx";
import { hours as design1026Hours } from "#app/designs/1026-balloons/hours.tsx";
import { hours as design1021Hours } from "#app/designs/1021-olive/hours.tsx";
import { hours as design1033Hours } from "#app/designs/1033-grand-opening/hours.tsx";
import { hours as design1012Hours } from "#app/designs/1012-dragon-carpet/hours.tsx";
import { hours as design1015Hours } from "#app/designs/1015-the-ring/hours.tsx";
import { hours as design1020Hours } from "#app/designs/1020-little-wings/hours.tsx";
import { hours as design1023Hours } from "#app/designs/1023-champagne/hours.tsx";
import { hours as sharedFolioHours } from "#app/designs/shared/folio/hours.tsx";
import { hours as design1036Hours } from "#app/designs/1036-photograph/hours.tsx";
import { hours as design1018Hours } from "#app/designs/1018-red-cord/hours.tsx";
import { hours as design1008Hours } from "#app/designs/1008-night-lace/hours.tsx";
import { hours as design1027Hours } from "#app/designs/1027-space-ticket/hours.tsx";
import { hours as design1005Hours } from "#app/designs/1005-apricot-bough/hours.tsx";
import { hours as design1017Hours } from "#app/designs/1017-marash-stitch/hours.tsx";
import { hours as design1003Hours } from "#app/designs/1003-two-peaks/hours.tsx";
import { hours as design1035Hours } from "#app/designs/1035-first-tooth/hours.tsx";
import { hours as sharedTicketsHours } from "#app/designs/shared/tickets/hours.tsx";
import { hours as design1007Hours } from "#app/designs/1007-vineyard/hours.tsx";
import { hours as sharedVineHours } from "#app/designs/shared/vine/hours.tsx";
import { hours as design1029Hours } from "#app/designs/1029-boy-or-girl/hours.tsx";
import { hours as design1025Hours } from "#app/designs/1025-jubilee/hours.tsx";
import { sections as sharedCutoutSections } from "#app/designs/shared/cutout/sections.ts";
import { sections as sharedFolioSections } from "#app/designs/shared/folio/sections.ts";
import { sections as sharedLaceSections } from "#app/designs/shared/lace/sections.ts";
import { sections as sharedLetterSections } from "#app/designs/shared/letter/sections.ts";
import { sections as sharedLineSections } from "#app/designs/shared/line/sections.ts";
import { sections as sharedWovenSections } from "#app/designs/shared/woven/sections.ts";
import { photoCover as design1036PhotoCover } from "#app/designs/1036-photograph/photo-cover.tsx";
import { world as design1001World } from "#app/designs/1001-canon-table/world.tsx";
import { world as design1002World } from "#app/designs/1002-pomegranate/world.tsx";
import { world as design1003World } from "#app/designs/1003-two-peaks/world.tsx";
import { world as design1004World } from "#app/designs/1004-didot/world.tsx";
import { world as design1005World } from "#app/designs/1005-apricot-bough/world.tsx";
import { world as design1006World } from "#app/designs/1006-cross-stone/world.tsx";
import { world as design1007World } from "#app/designs/1007-vineyard/world.tsx";
import { world as design1008World } from "#app/designs/1008-night-lace/world.tsx";
import { world as design1009World } from "#app/designs/1009-one-line/world.tsx";
import { world as design1010World } from "#app/designs/1010-tuff-arcade/world.tsx";
import { world as design1011World } from "#app/designs/1011-the-letter/world.tsx";
import { world as design1012World } from "#app/designs/1012-dragon-carpet/world.tsx";
import { world as design1013World } from "#app/designs/1013-lake/world.tsx";
import { world as design1014World } from "#app/designs/1014-bird-letter/world.tsx";
import { world as design1015World } from "#app/designs/1015-the-ring/world.tsx";
import { world as design1016World } from "#app/designs/1016-yes/world.tsx";
import { world as design1017World } from "#app/designs/1017-marash-stitch/world.tsx";
import { world as design1018World } from "#app/designs/1018-red-cord/world.tsx";
import { world as design1019World } from "#app/designs/1019-light/world.tsx";
import { world as design1020World } from "#app/designs/1020-little-wings/world.tsx";
import { world as design1021World } from "#app/designs/1021-olive/world.tsx";
import { world as design1022World } from "#app/designs/1022-big-number/world.tsx";
import { world as design1023World } from "#app/designs/1023-champagne/world.tsx";
import { world as design1024World } from "#app/designs/1024-arcade/world.tsx";
import { world as design1025World } from "#app/designs/1025-jubilee/world.tsx";
import { world as design1026World } from "#app/designs/1026-balloons/world.tsx";
import { world as design1027World } from "#app/designs/1027-space-ticket/world.tsx";
import { world as design1028World } from "#app/designs/1028-paper-forest/world.tsx";
import { world as design1029World } from "#app/designs/1029-boy-or-girl/world.tsx";
import { world as design1030World } from "#app/designs/1030-little-cloud/world.tsx";
import { world as design1031World } from "#app/designs/1031-stage/world.tsx";
import { world as design1032World } from "#app/designs/1032-wine-evening/world.tsx";
import { world as design1033World } from "#app/designs/1033-grand-opening/world.tsx";
import { world as design1034World } from "#app/designs/1034-exhibition/world.tsx";
import { world as design1035World } from "#app/designs/1035-first-tooth/world.tsx";
import { world as design1036World } from "#app/designs/1036-photograph/world.tsx";

export const covers: Record<Theme["hero"], Drawn<CoverProps>> = {
  "arch": sharedArchCover,
  "bunch": design1026Cover,
  "cake": design1022Cover,
  "cloud": design1030Cover,
  "corner": design1005Cover,
  "field": sharedFieldCover,
  "font": design1019Cover,
  "front": design1033Cover,
  "gown": design1018Cover,
  "horizon": sharedHorizonCover,
  "interlace": design1017Cover,
  "launch": design1027Cover,
  "letter": design1014Cover,
  "medallion": sharedMedallionCover,
  "mount": design1036Cover,
  "pair": design1029Cover,
  "post": design1011Cover,
  "poster": design1024Cover,
  "ring": design1015Cover,
  "rings": design1025Cover,
  "shore": design1013Cover,
  "split": design1004Cover,
  "stage": design1031Cover,
  "thread": design1009Cover,
  "ticket": sharedTicketCover,
  "tower": design1023Cover,
  "tray": design1035Cover,
  "wings": design1020Cover,
  "word": design1016Cover,
  "wreath": design1021Cover,
};

/** Covers with the hosts' photo, of those that compose it themselves. */
export const photoCovers: Partial<Record<Theme["hero"], Drawn<PhotoCoverProps>>> = {
  "mount": design1036PhotoCover,
};

export const openings: Record<Theme["opening"], Drawn<OpeningProps> | null> = {
  "none": null,
  "coin": design1024Opening,
  "cord": sharedCordOpening,
  "cork": sharedCorkOpening,
  "curtain": sharedCurtainOpening,
  "doors": sharedDoorsOpening,
  "envelope": sharedEnvelopeOpening,
  "gatefold": sharedGatefoldOpening,
  "ink": sharedInkOpening,
  "lift": design1026Opening,
  "petals": sharedPetalsOpening,
  "pop": sharedPopOpening,
  "ring": sharedRingOpening,
  "shutter": design1033Opening,
  "spotlight": design1031Opening,
  "ticket": sharedTicketOpening,
  "unroll": design1012Opening,
  "waves": design1013Opening,
};

export const hours: Record<Theme["timeline"], Drawn<HoursProps>> = {
  "arcade": sharedArcadeHours,
  "balloons": design1026Hours,
  "bough": design1021Hours,
  "buttons": design1033Hours,
  "carpet": design1012Hours,
  "clock": design1015Hours,
  "feathers": design1020Hours,
  "flutes": design1023Hours,
  "folio": sharedFolioHours,
  "frames": design1036Hours,
  "knots": design1018Hours,
  "moons": design1008Hours,
  "planets": design1027Hours,
  "ripening": design1005Hours,
  "stitches": design1017Hours,
  "sun": design1003Hours,
  "teeth": design1035Hours,
  "tickets": sharedTicketsHours,
  "trellis": design1007Hours,
  "vine": sharedVineHours,
  "wash": design1029Hours,
  "years": design1025Hours,
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

/** Worlds by the ornament and the cover of their design, whose shapes they draw with. */
export const worlds: Partial<Record<`${Theme["ornament"]} ${Theme["hero"]}`, World>> = {
  "canon arch": design1001World,
  "pomegranate medallion": design1002World,
  "ridge horizon": design1003World,
  "none split": design1004World,
  "blossom corner": design1005World,
  "cross medallion": design1006World,
  "vine arch": design1007World,
  "lace medallion": design1008World,
  "silk thread": design1009World,
  "arcade arch": design1010World,
  "silk post": design1011World,
  "carpet field": design1012World,
  "ridge shore": design1013World,
  "birds letter": design1014World,
  "eternity ring": design1015World,
  "none word": design1016World,
  "stitch interlace": design1017World,
  "eternity gown": design1018World,
  "cross font": design1019World,
  "none wings": design1020World,
  "olive wreath": design1021World,
  "paper cake": design1022World,
  "none tower": design1023World,
  "carpet poster": design1024World,
  "eternity rings": design1025World,
  "paper bunch": design1026World,
  "paper launch": design1027World,
  "paper horizon": design1028World,
  "none pair": design1029World,
  "sky cloud": design1030World,
  "none stage": design1031World,
  "vine horizon": design1032World,
  "stitch front": design1033World,
  "arcade field": design1034World,
  "lace tray": design1035World,
  "none mount": design1036World,
};
