import { range, short } from "#app/designs/kit/geometry.ts";
import { Mirrored, Tiled, Uprights } from "#app/designs/kit/repeats.tsx";
import { fan, folds, ray } from "#app/designs/families/arcade/shapes.ts";
import { Line } from "#app/designs/kit/line.tsx";

/** The height where the round begins; below it stand two stones of each leg. */
const spring = 200;
const reach = 143;
const stones = 19;
const stone = (Math.PI * reach) / stones;
/** Arches of the fan light above the door, half a turn of them. */
const lights = 9;

function halfCircle(radius: number): string {
  return `M${180 - radius} ${spring}A${radius} ${radius} 0 0 1 ${180 + radius} ${spring}`;
}

function onLegs(radius: number): string {
  return `M${180 - radius} 260V${spring}A${radius} ${radius} 0 0 1 ${180 + radius} ${spring}V260`;
}

/** A portal of dressed tuff, rays above its keystone, a fan light in it. */
export function Arch() {
  return (
    <svg className="arch" viewBox="0 0 360 260" aria-hidden="true">
      <g fill="none" stroke="var(--line)">
        <Rays />
        <path d={onLegs(157.2) + onLegs(122.8)} strokeWidth="1.5" />
        <path d={onLegs(155) + onLegs(131) + onLegs(127)} strokeWidth=".7" />
        <g strokeWidth="23">
          <path d={halfCircle(reach)} stroke="var(--deco-light)" />
          <path
            d={halfCircle(reach)}
            stroke="var(--deco)"
            strokeDasharray={`${short(stone)} ${short(stone)}`}
          />
          <path
            d={halfCircle(reach)}
            stroke="var(--ground)"
            strokeDasharray={`1.2 ${Math.round((stone - 1.2) * 100) / 100}`}
            strokeDashoffset=".6"
          />
        </g>
      </g>
      <Mirrored at={180}>
        <path d="M25.5 206H48.5V239.4H25.5Z" fill="var(--deco)" />
        <path d="M25.5 240.6H48.5V259.4H25.5Z" fill="var(--deco-light)" />
        <path d="M18 194H62V198H18ZM21 200H59V203H21ZM18 205H62V207H18Z" fill="var(--line)" />
      </Mirrored>
      <FanLight />
      <g stroke="var(--line)" strokeLinejoin="round">
        <path d="M164 34L168 84H192L196 34Z" fill="var(--deco-deep)" strokeWidth="1.5" />
        <path d="M169 39L172 79H188L191 39Z" fill="none" strokeWidth=".7" />
        <path d="M180 44V74M175 45L177 73M185 45L183 73" fill="none" strokeWidth=".9" />
        <path d="M158 29H202V34H158Z" fill="var(--line)" />
        <use href="#orn-fan" transform="translate(180 29)scale(.7)" fill="var(--deco)" />
      </g>
    </svg>
  );
}

/** Hairlines that stand on the arch like light behind it, every second one longer. */
function Rays() {
  return (
    <>
      {[
        { radius: 168, length: 12, count: 40 },
        { radius: 174, length: 24, count: 20 },
      ].map(({ radius, length, count }) => {
        const from = 0.42;
        const [x, y] = [radius * Math.cos(from), radius * Math.sin(from)].map(short);
        const step = (radius * (Math.PI - 2 * from)) / count;
        return (
          <path
            key={radius}
            d={`M${short(180 - (x ?? 0))} ${short(spring - (y ?? 0))}A${radius} ${radius} 0 0 1 ${short(180 + (x ?? 0))} ${short(spring - (y ?? 0))}`}
            strokeWidth={length}
            strokeDasharray={`.8 ${Math.round((step - 0.8) * 100) / 100}`}
            strokeDashoffset=".4"
          />
        );
      })}
    </>
  );
}

const light = ray(lights * 2, 46, 97, 1.6);
const pane = ray(lights * 2, 50, 96, 6);

/** A half rose of arches around a half sun, over a transom. */
function FanLight() {
  return (
    <g
      className="arch-heart"
      transform={`translate(180 ${spring})`}
      stroke="var(--line)"
      strokeLinejoin="round"
    >
      <defs>
        <g id="orn-light">
          <path d={light} fill="none" strokeWidth="1.1" />
          <path d={pane} strokeWidth=".7" />
        </g>
      </defs>
      {range(lights, 0, lights - 1).map((step) => (
        <use
          key={step}
          href="#orn-light"
          transform={`rotate(${(180 / lights) * (step + 0.5) - 90})`}
          fill={step % 2 === 0 ? "var(--deco)" : "var(--deco-light)"}
        />
      ))}
      <path d="M-40 0A40 40 0 0 1 40 0Z" fill="none" />
      <path d={fan(30, Math.PI / 2, 9)} fill="var(--deco-deep)" />
      <path d={folds(30, Math.PI / 2, 9, [20])} fill="none" strokeWidth=".8" />
      <path d="M-122 0H122M-122 4H122" strokeWidth="1.2" />
    </g>
  );
}

/** Courses of tuff, a high one and a low one in turn, between hairlines. */
export function Column() {
  return (
    <svg className="column" width="36" height="100%" aria-hidden="true">
      <Tiled width={36} height={60}>
        <path d="M3.5 .6H26.5V39.4H3.5Z" fill="var(--deco)" />
        <path d="M3.5 40.6H26.5V59.4H3.5Z" fill="var(--deco-light)" />
        <Line d="M9 6H21V34H9Z" of="line" width={0.7} />
      </Tiled>
      <Uprights
        lines={[
          [0.8, 1.5],
          [3, 0.7],
          [27, 0.7],
          [31, 0.7],
          [35.2, 1.5],
        ]}
      />
    </svg>
  );
}

/** A double plinth under each leg, three steps, a low arcade between. */
export function Base() {
  return (
    <svg className="base" viewBox="0 0 360 56" aria-hidden="true">
      <g stroke="var(--line)">
        <Mirrored at={180}>
          <path d="M19 0H61V4H19Z" fill="var(--line)" />
          <path d="M16 6H64V20H16Z" fill="var(--deco)" strokeWidth="1.2" />
          <path d="M12 20H68V34H12Z" fill="var(--deco-deep)" strokeWidth="1.2" />
          <path d="M20 27H60M22 13H58" strokeWidth=".7" />
        </Mirrored>
        <path d="M8 34H352V40H8ZM4 43H356M0 49H360" fill="none" strokeWidth="1.2" />
      </g>
      {range(8, 0, 7).map((step) => (
        <use
          key={step}
          href="#orn-bay"
          transform={`translate(${short(82 + step * 28)} 19)scale(.5)`}
        />
      ))}
    </svg>
  );
}
