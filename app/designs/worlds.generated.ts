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
