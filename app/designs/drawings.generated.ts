// Written by `npm run designs` from the folders of app/designs.
import type { OrnamentPart } from "#app/designs/contract.ts";
import type { Ornament, Pairing } from "#app/designs/part-names.ts";
import type { PairingPart } from "#app/designs/part-types.ts";
import { pairing as pairingAir } from "#app/designs/letters/pairings/air.ts";
import { pairing as pairingBlack } from "#app/designs/letters/pairings/black.ts";
import { pairing as pairingBook } from "#app/designs/letters/pairings/book.ts";
import { pairing as pairingBrush } from "#app/designs/letters/pairings/brush.ts";
import { pairing as pairingCalligraphy } from "#app/designs/letters/pairings/calligraphy.ts";
import { pairing as pairingCasualPen } from "#app/designs/letters/pairings/casual-pen.ts";
import { pairing as pairingDeco } from "#app/designs/letters/pairings/deco.ts";
import { pairing as pairingDidot } from "#app/designs/letters/pairings/didot.ts";
import { pairing as pairingDidotItalic } from "#app/designs/letters/pairings/didot-italic.ts";
import { pairing as pairingHandwriting } from "#app/designs/letters/pairings/handwriting.ts";
import { pairing as pairingManuscript } from "#app/designs/letters/pairings/manuscript.ts";
import { pairing as pairingMode } from "#app/designs/letters/pairings/mode.ts";
import { pairing as pairingPixel } from "#app/designs/letters/pairings/pixel.ts";
import { pairing as pairingPoster } from "#app/designs/letters/pairings/poster.ts";
import { pairing as pairingReedPen } from "#app/designs/letters/pairings/reed-pen.ts";
import { pairing as pairingRound } from "#app/designs/letters/pairings/round.ts";
import { pairing as pairingSlab } from "#app/designs/letters/pairings/slab.ts";
import { ornament as familiesArcadeOrnament } from "#app/designs/families/arcade/ornament.tsx";
import { ornament as design1014Ornament } from "#app/designs/1014-bird-letter/ornament.tsx";
import { ornament as design1005Ornament } from "#app/designs/1005-apricot-bough/ornament.tsx";
import { ornament as design1001Ornament } from "#app/designs/1001-canon-table/ornament.tsx";
import { ornament as familiesCarpetOrnament } from "#app/designs/families/carpet/ornament.tsx";
import { ornament as familiesCrossOrnament } from "#app/designs/families/cross/ornament.tsx";
import { ornament as familiesEternityOrnament } from "#app/designs/families/eternity/ornament.tsx";
import { ornament as familiesLaceOrnament } from "#app/designs/families/lace/ornament.tsx";
import { ornament as familiesNoneOrnament } from "#app/designs/families/none/ornament.tsx";
import { ornament as design1021Ornament } from "#app/designs/1021-olive/ornament.tsx";
import { ornament as familiesPaperOrnament } from "#app/designs/families/paper/ornament.tsx";
import { ornament as familiesPomegranateOrnament } from "#app/designs/families/pomegranate/ornament.tsx";
import { ornament as familiesRidgeOrnament } from "#app/designs/families/ridge/ornament.tsx";
import { ornament as familiesSilkOrnament } from "#app/designs/families/silk/ornament.tsx";
import { ornament as design1030Ornament } from "#app/designs/1030-little-cloud/ornament.tsx";
import { ornament as familiesStitchOrnament } from "#app/designs/families/stitch/ornament.tsx";
import { ornament as familiesVineOrnament } from "#app/designs/families/vine/ornament.tsx";

type Drawings = { pairing: Record<Pairing, PairingPart>; ornament: Record<Ornament, OrnamentPart> };

/** The letters and the ornaments, which pages, mails, cards and pictures draw with. */
export const registry: Drawings = {
  pairing: {
    "air": pairingAir,
    "black": pairingBlack,
    "book": pairingBook,
    "brush": pairingBrush,
    "calligraphy": pairingCalligraphy,
    "casual-pen": pairingCasualPen,
    "deco": pairingDeco,
    "didot": pairingDidot,
    "didot-italic": pairingDidotItalic,
    "handwriting": pairingHandwriting,
    "manuscript": pairingManuscript,
    "mode": pairingMode,
    "pixel": pairingPixel,
    "poster": pairingPoster,
    "reed-pen": pairingReedPen,
    "round": pairingRound,
    "slab": pairingSlab,
  },
  ornament: {
    "arcade": familiesArcadeOrnament,
    "birds": design1014Ornament,
    "blossom": design1005Ornament,
    "canon": design1001Ornament,
    "carpet": familiesCarpetOrnament,
    "cross": familiesCrossOrnament,
    "eternity": familiesEternityOrnament,
    "lace": familiesLaceOrnament,
    "none": familiesNoneOrnament,
    "olive": design1021Ornament,
    "paper": familiesPaperOrnament,
    "pomegranate": familiesPomegranateOrnament,
    "ridge": familiesRidgeOrnament,
    "silk": familiesSilkOrnament,
    "sky": design1030Ornament,
    "stitch": familiesStitchOrnament,
    "vine": familiesVineOrnament,
  },
};
