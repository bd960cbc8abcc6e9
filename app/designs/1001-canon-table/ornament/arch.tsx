import { polar, range, short, type Point } from "#app/designs/kit/geometry.ts";
import { Around, Copies, Mirrored, type Placement } from "#app/designs/kit/repeats.tsx";
import { blooms, chain, type Volute } from "./shapes.ts";
import { Line } from "#app/designs/kit/line.tsx";

/** The middle of the arch, at the height of its capitals, and the middle of its voussoirs. */
const middle: Point = [180, 238];
const reach = 131;
/** An odd count, so that both sides are alike; every second is ochre, the others take turns. */
const stones = 21;
const stone = (Math.PI * reach) / stones;
const dash = `${short(stone)} ${short(stone * 3)}`;

/** The scroll of the left spandrel: from the corner along the roof, and down. Each touches the one before. */
const corner: Volute = [57, 105, 24];
const across: Volute[] = [
  corner,
  [90.8, 89.9, 13],
  [114.2, 88, 10.5],
  [133.6, 86, 9],
  [149.5, 84.8, 7],
  [162, 84, 5.5],
];
const down: Volute[] = [
  corner,
  [50.6, 140.4, 12],
  [42.6, 160.4, 9.5],
  [37.9, 176.7, 7.5],
  [36.2, 189.6, 5.5],
  [35, 199.5, 4.5],
  [34.3, 208, 4],
  [33.9, 215.8, 3.8],
];
const scroll = [...chain(across), ...chain(down)];

const between: Placement[] = [
  { x: 40, y: 88, turn: -45, scale: 0.5 },
  { x: 74, y: 122, turn: 132, scale: 0.72 },
  { x: 96, y: 103, turn: 160, scale: 0.55 },
  { x: 62, y: 147, turn: 118, scale: 0.4 },
  { x: 118, y: 99, turn: 162, scale: 0.3 },
];

/** A lace of small arches under the voussoirs, one below each. */
const lace = range(stones + 1, Math.PI, 2 * Math.PI)
  .map((angle, index) => {
    const [x, y] = polar(119, angle, middle).map(short);
    return index === 0 ? `M${x} ${y}` : `A8.6 8.6 0 0 0 ${x} ${y}`;
  })
  .join("");

/** The headpiece of a canon table: a painted box over the arch, peacocks at a fountain on its roof. */
export function Arch() {
  return (
    <svg className="arch" viewBox="0 0 360 260" aria-hidden="true">
      <g stroke="var(--line)" strokeLinejoin="round">
        <path
          d="M14 236V62H346V236H320A140 140 0 0 0 40 236Z"
          fill="var(--deco-deep)"
          strokeWidth="1.6"
        />
        <path d="M14 62H346V76H14Z" fill="var(--deco)" />
        <Mirrored at={180}>
          <path d="M14 76H28V236H14Z" fill="var(--deco)" />
        </Mirrored>
      </g>
      <rect width="320" height="14" fill="url(#orn-plait)" transform="translate(20 62)" />
      <Mirrored at={180} id="half">
        <rect
          width="160"
          height="14"
          fill="url(#orn-plait)"
          transform="translate(28 76)rotate(90)"
        />
        <Copies of="volute" at={scroll} />
        <g fill="none" stroke="var(--line)" strokeWidth="1.4">
          <circle cx={corner[0]} cy={corner[1]} r="24" />
          <circle cx={corner[0]} cy={corner[1]} r="20.5" strokeWidth=".8" />
        </g>
        <g fill="var(--deco-light)">
          <Copies of="palmette" at={between} />
        </g>
        <g fill="var(--deco-glint)">
          <Copies of="palmette" at={blooms([...across.slice(1), ...down.slice(1)])} />
          <g transform={`translate(${corner[0]} ${corner[1]})`}>
            {/* Six petals of white on blue read as a star of David. */}
            <Around count={8}>
              <use href="#orn-palmette" transform="translate(0 -5)scale(.45)" />
            </Around>
          </g>
        </g>
        <Capital />
        <use href="#orn-bird" transform="translate(133 56)scale(.87)" />
      </Mirrored>
      <Voussoirs />
      <Line d={lace} of="line" width={1.2} />
      <use href="#orn-palmette" transform="translate(180 97)scale(.66)" fill="var(--deco-glint)" />
      <path d="M8 56H352V62H8Z" fill="var(--line)" />
      <use href="#orn-fountain" transform="translate(180 56)scale(.94)" />
      <Lamp />
    </svg>
  );
}

/** The stones of the arch: one ochre ring, and what is not ochre laid over it as dashes. */
function Voussoirs() {
  const ring = `M${middle[0] - reach} ${middle[1]}A${reach} ${reach} 0 0 1 ${middle[0] + reach} ${middle[1]}`;
  return (
    <g fill="none" strokeWidth="17">
      <path d={ring} stroke="var(--line)" strokeWidth="19.6" />
      <path d={ring} stroke="var(--deco-glint)" />
      <path d={ring} stroke="var(--deco)" strokeDasharray={dash} />
      <path
        d={ring}
        stroke="var(--deco-deep)"
        strokeDasharray={dash}
        strokeDashoffset={short(stone * -2)}
      />
      <path
        d={ring}
        stroke="var(--line)"
        strokeDasharray={`1.2 ${short(stone - 1.2)}`}
        strokeDashoffset=".6"
      />
      <path
        d={ring}
        stroke="var(--line)"
        strokeWidth="5"
        strokeLinecap="round"
        strokeDasharray={`0 ${short(stone)}`}
        strokeDashoffset={short(stone / -2)}
      />
    </g>
  );
}

/** A basket of leaves under an abacus, between the arch and the left column. */
function Capital() {
  return (
    <g stroke="var(--line)" strokeLinejoin="round">
      <path d="M20 242C20 250 25 252 27 256H53C55 252 60 250 60 242Z" fill="var(--deco)" />
      <g fill="var(--deco-glint)" stroke="none">
        <Copies
          of="palmette"
          at={[
            { x: 30, y: 255, turn: -16, scale: 0.4 },
            { x: 40, y: 256, scale: 0.46 },
            { x: 50, y: 255, turn: 16, scale: 0.4 },
          ]}
        />
      </g>
      <path d="M12 236H64V242H12ZM25 256H55V260.5H25Z" fill="var(--line)" />
    </g>
  );
}

/** A lamp on three chains that hangs in the arch. */
function Lamp() {
  return (
    <g
      className="arch-heart"
      fill="none"
      stroke="var(--line)"
      strokeWidth="1.2"
      strokeLinejoin="round"
      strokeLinecap="round"
    >
      <path d="M180 128V158M180 158L160 190M180 158L200 190M180 158V186" strokeDasharray="3 2" />
      <circle cx="180" cy="158" r="3" fill="var(--line)" />
      <path
        d="M158 190H202C202 204 192 212 184 215L180 224L176 215C168 212 158 204 158 190Z"
        fill="var(--deco)"
      />
      <path d="M156 187H204V192H156Z" fill="var(--line)" />
      <path d="M163 199Q180 207 197 199" />
      <path
        d="M180 167C184 173 186 178 183.5 183C182 186 178 186 176.5 183C174 178 176 173 180 167Z"
        fill="var(--deco-light)"
      />
      <circle cx="180" cy="228" r="2.6" fill="var(--deco-deep)" />
    </g>
  );
}
