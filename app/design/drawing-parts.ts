import type { OrnamentPart } from "#app/design/contract.ts";
import type { PairingPart } from "#app/design/part-types.ts";
import type { Ornament, Pairing } from "#app/design/part-names.ts";
import { book } from "#app/design/pairings/book.ts";
import { didot } from "#app/design/pairings/didot.ts";
import { didotItalic } from "#app/design/pairings/didot-italic.ts";
import { reedPen } from "#app/design/pairings/reed-pen.ts";
import { calligraphy } from "#app/design/pairings/calligraphy.ts";
import { air } from "#app/design/pairings/air.ts";
import { manuscript } from "#app/design/pairings/manuscript.ts";
import { handwriting } from "#app/design/pairings/handwriting.ts";
import { casualPen } from "#app/design/pairings/casual-pen.ts";
import { round } from "#app/design/pairings/round.ts";
import { poster } from "#app/design/pairings/poster.ts";
import { slab } from "#app/design/pairings/slab.ts";
import { deco } from "#app/design/pairings/deco.ts";
import { pixel } from "#app/design/pairings/pixel.ts";
import { mode } from "#app/design/pairings/mode.ts";
import { black } from "#app/design/pairings/black.ts";
import { brush } from "#app/design/pairings/brush.ts";
import { pomegranate } from "#app/design/ornaments/pomegranate.tsx";
import { vine } from "#app/design/ornaments/vine.tsx";
import { eternity } from "#app/design/ornaments/eternity.tsx";
import { cross } from "#app/design/ornaments/cross.tsx";
import { carpet } from "#app/design/ornaments/carpet.tsx";
import { birds } from "#app/design/ornaments/birds.tsx";
import { canon } from "#app/design/ornaments/canon.tsx";
import { blossom } from "#app/design/ornaments/blossom.tsx";
import { ridge } from "#app/design/ornaments/ridge.tsx";
import { lace } from "#app/design/ornaments/lace.tsx";
import { stitch } from "#app/design/ornaments/stitch.tsx";
import { arcade } from "#app/design/ornaments/arcade.tsx";
import { paper } from "#app/design/ornaments/paper.tsx";
import { silk } from "#app/design/ornaments/silk.tsx";
import { olive } from "#app/design/ornaments/olive.tsx";
import { sky } from "#app/design/ornaments/sky.tsx";
import { none } from "#app/design/ornaments/none.tsx";

type Kit = {
  pairing: Record<Pairing, PairingPart>;
  ornament: Record<Ornament, OrnamentPart>;
};

/**
 * The drawing kit's parts. A new part needs a file of its own, a name in `part-names.ts` and a line
 * here. Parts that lay out an invitation's page are in `app/features/invitation-page/page-parts.ts`.
 */
export const registry: Kit = {
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
    mode,
    black,
    brush,
  },
  ornament: {
    pomegranate,
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
    olive,
    sky,
    none,
  },
};
