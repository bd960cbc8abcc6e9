import {
  arcade,
  arch,
  earth,
  gable,
  ground,
  line,
  mass,
  nave,
  tree,
  wall,
  type Part,
} from "#app/designs/places/masonry.ts";

/** A fir of three tiers. */
function fir(x: number, y: number, height: number): Part[] {
  const half = height * 0.24;
  const levelAt = (share: number) => y - height * share;
  return [
    line([x, y], [x, levelAt(0.16)]),
    mass([x - half, levelAt(0.14)], [x, levelAt(0.6)], [x + half, levelAt(0.14)]),
    mass([x - half * 0.8, levelAt(0.38)], [x, levelAt(0.8)], [x + half * 0.8, levelAt(0.38)]),
    mass([x - half * 0.56, levelAt(0.62)], [x, y - height], [x + half * 0.56, levelAt(0.62)]),
  ];
}

/** A window on a wall. */
const pane = (x: number, y: number, width: number, height: number): Part => ({
  line: `M${x - width / 2} ${y}v${-height}h${width}v${height}z`,
});

/** A narrow house whose gable goes up in steps of `width` / 7. */
function stepped(x: number, width: number, height: number): Part[] {
  const [leftEdge, top, step] = [x - width / 2, ground - height, width / 7];
  const up = `v-8h${step}`.repeat(3);
  const down = `h${step}v8`.repeat(3);
  return [
    { mass: `M${leftEdge} ${ground}V${top + 8}${up}v-8h${step}v8${down}V${ground}z` },
    pane(x - 10, top + 24, 8, 14),
    pane(x + 10, top + 24, 8, 14),
    arch(x, top + 8, 8, 11),
    arch(x, ground, 12, 18),
  ];
}

/** A jar for wine up to its shoulders in the ground. */
const jar = (x: number): Part => ({
  mass: `M${x - 12} ${ground}C${x - 17} 116 ${x - 12} 106 ${x - 5} 102L${x - 7} 98H${x + 7}L${x + 5} 102C${x + 12} 106 ${x + 17} 116 ${x + 12} ${ground}Z`,
});

/** Half rounds in a row, as tiles and awnings end. */
const scallops = (x: number, y: number, step: number, count: number) =>
  `M${x} ${y}${`a${step / 2} ${step / 2} 0 0 0 ${step} 0`.repeat(count)}`;

/** Houses where feasts are held, by the name of their drawing. */
export const houses = {
  // A tiled roof over three arches, a terrace under a pergola.
  restaurant: [
    ...tree(288, ground, 78),
    ...nave(196, ground, 132, 44, 20),
    { line: `${scallops(152, 76, 11, 8)}${scallops(146, 83, 11, 9)}` },
    ...arcade(196, ground, 112, 32, 3),
    wall(158, 70, 12, 22),
    line([24, 96], [130, 96]),
    line([24, 91], [130, 91]),
    ...[32, 64, 96, 126].map((x) => line([x, ground], [x, 91])),
    { line: `M26 96${"q5 9 10 0".repeat(10)}` },
    { line: "M44 132v-14M36 118h16M80 132v-14M72 118h16M112 132v-14M104 118h16" },
    earth,
  ],
  // A vaulted gate into the hill, jars before it, rows of vines above.
  winery: [
    mass([18, ground], [60, 78], [110, 52], [170, 44], [232, 58], [276, 88], [304, ground]),
    { line: "M70 84q45-28 96-30M58 100q20-14 40-22M246 78q-36-22-76-24M268 98q-18-16-38-24" },
    mass([108, ground], [108, 84], [160, 60], [212, 84], [212, ground]),
    arch(160, ground, 66, 56),
    arch(160, ground, 52, 48),
    line([160, ground], [160, 85]),
    ...[146, 174].map((x) => line([x, ground], [x, 89])),
    { mass: "M225 132a15 15 0 1 1 30 0ZM257 132a15 15 0 1 1 30 0Z" },
    { line: "M240 117v15M232 120v12M248 120v12M272 117v15M264 120v12M280 120v12" },
    jar(86),
    jar(54),
    earth,
  ],
  // A country house with a steep roof between two round towers.
  manor: [
    ...[34, 286].map((x) => ({
      mass: `M${x} ${ground}C${x - 11} 112 ${x - 9} 84 ${x} 64C${x + 9} 84 ${x + 11} 112 ${x} ${ground}Z`,
    })),
    wall(160, ground, 150, 50),
    mass([82, 82], [104, 50], [216, 50], [238, 82]),
    ...[130, 160, 190].flatMap((x) => gable(x, 80, 16, 12, 8)),
    ...[118, 138, 182, 202].map((x) => arch(x, 104, 10, 14)),
    ...[118, 138, 182, 202].map((x) => arch(x, 126, 10, 14)),
    ...[84, 236].flatMap((x): Part[] => [
      wall(x, ground, 30, 62),
      mass([x - 18, 70], [x, 34], [x + 18, 70]),
      arch(x, 94, 9, 14),
      arch(x, 120, 9, 14),
    ]),
    arch(160, ground, 22, 34),
    wall(160, ground, 40, 3),
    earth,
  ],
  // A rounded front with three doors, banners, and a mask over them.
  theatre: [
    wall(160, ground, 236, 40),
    ...arcade(74, ground, 50, 28, 2),
    ...arcade(246, ground, 50, 28, 2),
    { mass: "M98 132V74A62 40 0 0 1 222 74V132Z" },
    line([98, 84], [222, 84]),
    line([98, 78], [222, 78]),
    { mass: "M146 48Q160 42 174 48V60Q174 74 160 76Q146 74 146 60Z" },
    { line: "M151 56q4-3 7 0M162 56q4-3 7 0M152 64q8 9 16 0" },
    ...[126, 160, 194].map((x) => arch(x, 124, 22, 34)),
    ...[109, 211].map((x) => mass([x - 4, 88], [x + 4, 88], [x + 4, 112], [x, 107], [x - 4, 112])),
    wall(160, 128, 140, 4),
    wall(160, ground, 156, 4),
    earth,
  ],
  // A white cube under a saw-tooth roof, its works seen through the glass.
  gallery: [
    ...[92, 132, 172, 212].map((x) => mass([x - 20, 82], [x - 20, 56], [x + 20, 82])),
    wall(152, ground, 172, 50),
    wall(120, 122, 84, 32),
    line([148, 122], [148, 90]),
    ...[98, 124].map((x) => pane(x, 114, 14, 16)),
    line([94, 109], [98, 103], [102, 109], [94, 109]),
    { line: "M120 107h8v-5h-8z" },
    wall(194, ground, 24, 36),
    line([194, ground], [194, 96]),
    wall(260, ground, 32, 82),
    mass([252, 60], [268, 60], [268, 116], [260, 110], [252, 116]),
    { line: "M256 74h8v8h-8zM256 88h8v8h-8z" },
    earth,
  ],
  // A shop front under a striped awning, a dress and bolts of cloth in its windows.
  shop: [
    wall(160, ground, 196, 92),
    wall(160, 62, 176, 16),
    { line: "M110 54h100" },
    mass([64, 66], [256, 66], [266, 88], [54, 88]),
    {
      line: `${scallops(54, 88, 21.2, 10)}M85 66L75 88M107 66L97 88M128 66L120 88M150 66L144 88M170 66L176 88M192 66L200 88M213 66L223 88M235 66L245 88`,
    },
    pane(104, 124, 66, 24),
    pane(216, 124, 66, 24),
    wall(160, ground, 30, 32),
    {
      line: "M160 132V100M100 106h8M98 110q6-5 12 0l-3 5 6 9H95l6-9zM196 124v-8h16v8M218 124v-13h16v13M196 116q8-5 16 0",
    },
    earth,
  ],
  // A club for games: a stepped front with a star over its lights.
  club: [
    mass(
      [52, ground],
      [52, 88],
      [84, 88],
      [84, 72],
      [116, 72],
      [116, 56],
      [204, 56],
      [204, 72],
      [236, 72],
      [236, 88],
      [268, 88],
      [268, ground],
    ),
    line([160, 40], [160, 56]),
    { mass: "M160 12l5.5 11 12 2-8.5 8.5 2 12-11-5.5-11 5.5 2-12-8.5-8.5 12-2z" },
    wall(160, 92, 116, 22),
    { line: "M108 75h104M108 87h104" },
    { line: "M122 81h.1M138 81h.1M154 81h.1M170 81h.1M186 81h.1M202 81h.1M112 81h.1" },
    wall(146, ground, 26, 32),
    wall(174, ground, 26, 32),
    line([154, 118], [154, 112]),
    line([166, 118], [166, 112]),
    pane(84, 122, 34, 20),
    pane(236, 122, 34, 20),
    { line: "M76 112h8m-4-4v8M92 110h.1M96 114h.1M226 117v-8h8v4h8v4z" },
    earth,
  ],
  // A dome with an eye to the stars, a rocket beside it.
  planetarium: [
    wall(168, ground, 208, 26),
    ...arcade(96, ground, 44, 17, 3),
    ...arcade(240, ground, 44, 17, 3),
    wall(168, ground, 108, 40),
    { mass: "M112 90A56 56 0 0 1 224 90Z" },
    { line: "M136 90C136 66 148 44 168 34M200 90C200 66 188 44 168 34M118 66H218" },
    mass([184, 58], [214, 26], [224, 35], [196, 68]),
    line([210, 30], [220, 40]),
    wall(168, 98, 122, 8),
    arch(168, ground, 24, 28),
    { mass: "M36 132C30 108 32 88 42 74C52 88 54 108 48 132Z" },
    { mass: "M33 112L24 126V134L35 126ZM51 112L60 126V134L49 126Z" },
    {
      line: "M42 94a4 4 0 1 0 .1 0M64 36v10m-5-5h10M262 30v12m-6-6h12M276 66v6m-3-3h6M104 40h.1M92 62h.1",
    },
    earth,
  ],
  // A log cabin among firs, lanterns on its porch.
  cabin: [
    ...fir(46, ground, 88),
    ...fir(276, ground, 96),
    ...fir(84, ground, 66),
    wall(168, ground, 118, 42),
    { line: "M109 98h118M109 106h118M109 115h118M109 123h118" },
    mass([98, 92], [134, 48], [202, 48], [238, 92]),
    { line: "M118 74h100M106 83h124" },
    wall(202, 56, 12, 20),
    { line: "M202 30q-7-6 0-12t0-12" },
    ...gable(152, ground, 52, 42, 26),
    arch(152, ground, 16, 27),
    arch(152, 88, 9, 11),
    wall(206, 120, 22, 18),
    line([206, 120], [206, 102]),
    line([195, 111], [217, 111]),
    ...fir(248, ground, 56),
    earth,
  ],
  // Houses with stepped gables on a canal.
  "canal-house": [
    ...stepped(94, 42, 62),
    ...stepped(226, 42, 56),
    ...stepped(138, 42, 78),
    ...stepped(182, 42, 68),
    earth,
    {
      line: `M34 142${"q8-4 16 0t16 0".repeat(2)}M142 144${"q8-4 16 0t16 0".repeat(2)}M240 141q8-4 16 0t16 0`,
    },
  ],
  // A house on piles by the lake, a landing stage with a boat.
  lakeside: [
    mass([14, 112], [70, 74], [112, 92], [170, 60], [236, 92], [306, 112]),
    ...nave(196, 118, 120, 34, 20),
    { line: "M150 118v14M180 118v14M212 118v14M244 118v14M118 118h140" },
    ...arcade(196, 116, 104, 24, 4),
    line([60, 118], [138, 118]),
    ...[68, 92, 116].map((x) => line([x, 112], [x, ground])),
    { mass: "M30 126h46q-4 12-14 12H42q-10 0-12-12Z" },
    line([52, 126], [52, 92]),
    mass([52, 94], [52, 120], [34, 120]),
    {
      line: "M16 142q8-4 16 0t16 0 16 0 16 0M110 140q8-4 16 0t16 0 16 0 16 0M212 142q8-4 16 0t16 0 16 0 16 0",
    },
  ],
} as const satisfies Record<string, readonly Part[]>;
