import type { OrnamentPart } from "#app/designs/contract.ts";
import type { PairingPart } from "#app/designs/part-types.ts";
import type { Ornament, Pairing } from "#app/designs/part-names.ts";
import { book } from "#app/designs/letters/pairings/book.ts";
import { didot } from "#app/designs/letters/pairings/didot.ts";
import { didotItalic } from "#app/designs/letters/pairings/didot-italic.ts";
import { reedPen } from "#app/designs/letters/pairings/reed-pen.ts";
import { calligraphy } from "#app/designs/letters/pairings/calligraphy.ts";
import { air } from "#app/designs/letters/pairings/air.ts";
import { manuscript } from "#app/designs/letters/pairings/manuscript.ts";
import { handwriting } from "#app/designs/letters/pairings/handwriting.ts";
import { casualPen } from "#app/designs/letters/pairings/casual-pen.ts";
import { round } from "#app/designs/letters/pairings/round.ts";
import { poster } from "#app/designs/letters/pairings/poster.ts";
import { slab } from "#app/designs/letters/pairings/slab.ts";
import { deco } from "#app/designs/letters/pairings/deco.ts";
import { pixel } from "#app/designs/letters/pairings/pixel.ts";
import { mode } from "#app/designs/letters/pairings/mode.ts";
import { black } from "#app/designs/letters/pairings/black.ts";
import { brush } from "#app/designs/letters/pairings/brush.ts";
import { pomegranate } from "#app/designs/families/pomegranate/ornament.tsx";
import { vine } from "#app/designs/families/vine/ornament.tsx";
import { eternity } from "#app/designs/families/eternity/ornament.tsx";
import { cross } from "#app/designs/families/cross/ornament.tsx";
import { carpet } from "#app/designs/families/carpet/ornament.tsx";
import { birds } from "#app/designs/1014-bird-letter/ornament.tsx";
import { canon } from "#app/designs/1001-canon-table/ornament.tsx";
import { blossom } from "#app/designs/1005-apricot-bough/ornament.tsx";
import { ridge } from "#app/designs/families/ridge/ornament.tsx";
import { lace } from "#app/designs/families/lace/ornament.tsx";
import { stitch } from "#app/designs/families/stitch/ornament.tsx";
import { arcade } from "#app/designs/families/arcade/ornament.tsx";
import { paper } from "#app/designs/families/paper/ornament.tsx";
import { silk } from "#app/designs/families/silk/ornament.tsx";
import { olive } from "#app/designs/1021-olive/ornament.tsx";
import { sky } from "#app/designs/1030-little-cloud/ornament.tsx";
import { none } from "#app/designs/families/none/ornament.tsx";

type Kit = {
  pairing: Record<Pairing, PairingPart>;
  ornament: Record<Ornament, OrnamentPart>;
};

/**
 * The drawing kit's parts. A new part needs a file of its own, a name in `part-names.ts` and a line
 * here. Parts that lay out an invitation's page are in `app/guest/page-parts.ts`.
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
