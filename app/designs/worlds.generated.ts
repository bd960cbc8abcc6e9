// Written by `npm run designs` from the folders of app/designs.
import type { World } from "#app/designs/contract.ts";
import type { Theme } from "#app/designs/part-names.ts";
import * as design1001World from "#app/designs/1001-canon-table/world.tsx";
import * as design1002World from "#app/designs/1002-pomegranate/world.tsx";
import * as design1003World from "#app/designs/1003-two-peaks/world.tsx";
import * as design1004World from "#app/designs/1004-didot/world.tsx";
import * as design1005World from "#app/designs/1005-apricot-bough/world.tsx";
import * as design1006World from "#app/designs/1006-cross-stone/world.tsx";
import * as design1007World from "#app/designs/1007-vineyard/world.tsx";
import * as design1008World from "#app/designs/1008-night-lace/world.tsx";
import * as design1009World from "#app/designs/1009-one-line/world.tsx";
import * as design1010World from "#app/designs/1010-tuff-arcade/world.tsx";
import * as design1011World from "#app/designs/1011-the-letter/world.tsx";
import * as design1012World from "#app/designs/1012-dragon-carpet/world.tsx";
import * as design1013World from "#app/designs/1013-lake/world.tsx";
import * as design1014World from "#app/designs/1014-bird-letter/world.tsx";
import * as design1015World from "#app/designs/1015-the-ring/world.tsx";
import * as design1016World from "#app/designs/1016-yes/world.tsx";
import * as design1017World from "#app/designs/1017-marash-stitch/world.tsx";
import * as design1018World from "#app/designs/1018-red-cord/world.tsx";
import * as design1019World from "#app/designs/1019-light/world.tsx";
import * as design1020World from "#app/designs/1020-little-wings/world.tsx";
import * as design1021World from "#app/designs/1021-olive/world.tsx";
import * as design1022World from "#app/designs/1022-big-number/world.tsx";
import * as design1023World from "#app/designs/1023-champagne/world.tsx";
import * as design1024World from "#app/designs/1024-arcade/world.tsx";
import * as design1025World from "#app/designs/1025-jubilee/world.tsx";
import * as design1026World from "#app/designs/1026-balloons/world.tsx";
import * as design1027World from "#app/designs/1027-space-ticket/world.tsx";
import * as design1028World from "#app/designs/1028-paper-forest/world.tsx";
import * as design1029World from "#app/designs/1029-boy-or-girl/world.tsx";
import * as design1030World from "#app/designs/1030-little-cloud/world.tsx";
import * as design1031World from "#app/designs/1031-stage/world.tsx";
import * as design1032World from "#app/designs/1032-wine-evening/world.tsx";
import * as design1033World from "#app/designs/1033-grand-opening/world.tsx";
import * as design1034World from "#app/designs/1034-exhibition/world.tsx";
import * as design1035World from "#app/designs/1035-first-tooth/world.tsx";
import * as design1036World from "#app/designs/1036-photograph/world.tsx";

/** Worlds by the ornament and the cover of their design, whose shapes they draw with. */
export const worlds: Partial<Record<`${Theme["ornament"]} ${Theme["hero"]}`, World>> = {
  "canon arch": { Between: design1001World.Between, Behind: design1001World.Behind, Close: design1001World.Close, css: design1001World.css },
  "pomegranate medallion": { Between: design1002World.Between, Behind: design1002World.Behind, Close: design1002World.Close, css: design1002World.css },
  "ridge horizon": { Between: design1003World.Between, Behind: design1003World.Behind, Close: design1003World.Close, css: design1003World.css },
  "none split": { Between: design1004World.Between, Behind: design1004World.Behind, Close: design1004World.Close, hasWords: design1004World.hasWords, css: design1004World.css },
  "blossom corner": { Between: design1005World.Between, Behind: design1005World.Behind, Close: design1005World.Close, css: design1005World.css },
  "cross medallion": { Between: design1006World.Between, Behind: design1006World.Behind, Close: design1006World.Close, css: design1006World.css },
  "vine arch": { Between: design1007World.Between, Behind: design1007World.Behind, Close: design1007World.Close, css: design1007World.css },
  "lace medallion": { Between: design1008World.Between, Behind: design1008World.Behind, Close: design1008World.Close, css: design1008World.css },
  "silk thread": { Between: design1009World.Between, Behind: design1009World.Behind, Close: design1009World.Close, css: design1009World.css },
  "arcade arch": { Between: design1010World.Between, Behind: design1010World.Behind, Close: design1010World.Close, css: design1010World.css },
  "silk post": { Between: design1011World.Between, Behind: design1011World.Behind, Close: design1011World.Close, css: design1011World.css },
  "carpet field": { Between: design1012World.Between, Behind: design1012World.Behind, Close: design1012World.Close, css: design1012World.css },
  "ridge shore": { Between: design1013World.Between, Behind: design1013World.Behind, Close: design1013World.Close, css: design1013World.css },
  "birds letter": { Between: design1014World.Between, Behind: design1014World.Behind, Close: design1014World.Close, css: design1014World.css },
  "eternity ring": { Between: design1015World.Between, Behind: design1015World.Behind, Close: design1015World.Close, css: design1015World.css },
  "none word": { Between: design1016World.Between, Behind: design1016World.Behind, Close: design1016World.Close, hasWords: design1016World.hasWords, css: design1016World.css },
  "stitch interlace": { Between: design1017World.Between, Behind: design1017World.Behind, Close: design1017World.Close, css: design1017World.css },
  "eternity gown": { Between: design1018World.Between, Behind: design1018World.Behind, Close: design1018World.Close, css: design1018World.css },
  "cross font": { Between: design1019World.Between, Behind: design1019World.Behind, Close: design1019World.Close, css: design1019World.css },
  "none wings": { Between: design1020World.Between, Behind: design1020World.Behind, Close: design1020World.Close, css: design1020World.css },
  "olive wreath": { Between: design1021World.Between, Behind: design1021World.Behind, Close: design1021World.Close, css: design1021World.css },
  "paper cake": { Between: design1022World.Between, Behind: design1022World.Behind, Close: design1022World.Close, css: design1022World.css },
  "none tower": { Between: design1023World.Between, Behind: design1023World.Behind, Close: design1023World.Close, css: design1023World.css },
  "carpet poster": { Between: design1024World.Between, Behind: design1024World.Behind, Close: design1024World.Close, css: design1024World.css },
  "eternity rings": { Between: design1025World.Between, Behind: design1025World.Behind, Close: design1025World.Close, css: design1025World.css },
  "paper bunch": { Between: design1026World.Between, Behind: design1026World.Behind, Close: design1026World.Close, css: design1026World.css },
  "paper launch": { Between: design1027World.Between, Behind: design1027World.Behind, Close: design1027World.Close, css: design1027World.css },
  "paper horizon": { Between: design1028World.Between, Behind: design1028World.Behind, Close: design1028World.Close, css: design1028World.css },
  "none pair": { Between: design1029World.Between, Behind: design1029World.Behind, Close: design1029World.Close, css: design1029World.css },
  "sky cloud": { Between: design1030World.Between, Behind: design1030World.Behind, Close: design1030World.Close, css: design1030World.css },
  "none stage": { Between: design1031World.Between, Behind: design1031World.Behind, Close: design1031World.Close, css: design1031World.css },
  "vine horizon": { Between: design1032World.Between, Behind: design1032World.Behind, Close: design1032World.Close, css: design1032World.css },
  "stitch front": { Between: design1033World.Between, Behind: design1033World.Behind, Close: design1033World.Close, css: design1033World.css },
  "arcade field": { Between: design1034World.Between, Behind: design1034World.Behind, Close: design1034World.Close, css: design1034World.css },
  "lace tray": { Between: design1035World.Between, Note: design1035World.Note, Behind: design1035World.Behind, Close: design1035World.Close, css: design1035World.css },
  "none mount": { Between: design1036World.Between, Behind: design1036World.Behind, Close: design1036World.Close, css: design1036World.css },
};
