import type { ReactNode } from "react";
import {
  balloons,
  disc,
  fruit,
  fruitView,
  nth,
  petals,
  property,
  rings,
  seedRows,
} from "#app/shop/catalogue/components/motion-places.ts";
import { curtain, weaving } from "#app/shop/catalogue/components/cloth-motions.tsx";
import { Corners, Keyline, Layer, Placed } from "#app/shop/catalogue/components/placed.tsx";
import {
  animationHeight as height,
  animationWidth as width,
} from "#app/shop/catalogue/picture/layout.ts";
import type { Motion } from "#app/shop/catalogue/schema.ts";
import { range } from "#app/designs/kit/geometry.ts";
import { arms, eternityArm } from "#app/designs/families/pomegranate/shapes.ts";
import type { OrnamentPart } from "#app/designs/contract.ts";

/**
 * The moving parts of each animation, drawn in their final state; `motions.css` animates them to
 * it. A motion that refers to an ornament's shape by id works with that ornament only.
 */
export const motionDrawings: Record<Motion, (ornament: OrnamentPart) => ReactNode> = {
  /** Pomegranate: the fruit fills, row after row. */
  seeds: ({ Roundel, Divider }) => (
    <>
      <Layer>
        <Placed {...fruit}>
          <Roundel />
        </Placed>
        <Placed x={300} y={1752} width={480} height={81}>
          <Divider variant={1} />
        </Placed>
      </Layer>
      {seedRows.map((row, index) => (
        <Layer key={index} className="seed" style={nth(index)} room={fruit} view={fruitView}>
          {range(arms, 0, arms - 1).map((arm) => (
            <g key={arm} transform={`rotate(${arm * 45})`} fill="var(--deco-light)">
              {row.map((seed) => (
                <use key={seed} href="#orn-seed" transform={seed} />
              ))}
            </g>
          ))}
        </Layer>
      ))}
      <Layer className="seed-arms" room={fruit} view={fruitView}>
        <g fill="var(--line)">
          {range(arms, 0, arms - 1).map((arm) => (
            <path key={arm} d={eternityArm(84, 0.15)} transform={`rotate(${arm * 45})`} />
          ))}
          <circle r="4.5" />
        </g>
      </Layer>
    </>
  ),
  /** Blossom: petals let go of the boughs. */
  petals: ({ Spray }) => (
    <>
      {petals.map(({ x, rest, size, turn, delay }) => (
        <div
          key={x}
          className="petal"
          style={{ ...nth(delay), ...property("--at", x), ...property("--rest", rest) }}
        >
          <Layer
            className="petal-sway"
            room={{ x: -60, y: -60, width: 120, height: 120 }}
            style={nth(delay)}
          >
            <use
              href="#orn-petal"
              transform={`rotate(${turn})scale(${size})`}
              fill="var(--deco-light)"
              stroke="var(--deco)"
              strokeWidth=".8"
            />
          </Layer>
        </div>
      ))}
      <Layer>
        <Placed x={0} y={0} width={600} height={650}>
          <Spray />
        </Placed>
        <g transform={`rotate(180 ${width / 2} ${height / 2})`}>
          <Placed x={0} y={0} width={600} height={650}>
            <Spray />
          </Placed>
        </g>
      </Layer>
    </>
  ),
  /** Cut paper: balloons rise to their places under a bunting. */
  rising: ({ Divider, Emblem, Bullet, Base }) => (
    <>
      <Layer className="bunting" room={{ x: 0, y: 0, width, height: 240 }}>
        <Placed x={-20} y={20} width={1120} height={190}>
          <Divider variant={0} />
        </Placed>
      </Layer>
      {balloons.map(({ x, y, size, paper }, index) => (
        <div key={x} className="layer balloon" style={nth(index + 1)}>
          <Layer
            className="balloon-float"
            style={{ ...nth(index), ...property("--deco", paper) }}
            room={{ x, y, width: size, height: size * 1.12 + 250 }}
          >
            <path
              d={`M${x + size / 2} ${y + size * 1.12}q-26 60 4 120t-10 120`}
              fill="none"
              stroke="var(--ink)"
              strokeWidth="4"
            />
            <Placed x={x} y={y} width={size} height={size * 1.155}>
              <Bullet />
            </Placed>
          </Layer>
        </div>
      ))}
      <div className="layer balloon" style={nth(0)}>
        <Layer className="balloon-float" room={{ x: 300, y: 290, width: 480, height: 554 }}>
          <Placed x={300} y={290} width={480} height={554}>
            <Emblem />
          </Placed>
        </Layer>
      </div>
      <Layer>
        <Placed x={0} y={1752} width={width} height={168}>
          <Base />
        </Placed>
      </Layer>
    </>
  ),
  weaving,
  /** Eternity: the sign turns under a passing light. */
  turning: ({ Roundel, Corner, Divider }) => (
    <>
      <Layer>
        <Keyline x={40} y={40} width={1000} height={1840} />
        <Corners x={72} y={72} width={936} height={1776} size={128}>
          <Corner />
        </Corners>
        <Placed x={340} y={1756} width={400} height={68}>
          <Divider variant={1} />
        </Placed>
      </Layer>
      <Layer className="turn" room={{ x: 130, y: 152, width: 820, height: 891 }}>
        <Placed x={130} y={152} width={820} height={891}>
          <Roundel />
        </Placed>
      </Layer>
      <div className="disc">
        <div className="light" />
      </div>
    </>
  ),
  /** Birds: two peacocks come to the fountain of life, and doves to them. */
  meeting: ({ Scene }) => (
    <>
      <Layer>
        <Placed x={0} y={1060} width={width} height={886}>
          <Scene />
        </Placed>
      </Layer>
      {["left", "right"].map((side) => (
        <div key={side} className="layer side" data-side={side}>
          <div className="layer peacock">
            <Layer className="peacock-step" room={{ x: 0, y: 1330, width: 480, height: 400 }}>
              <use href="#orn-peacock" transform="translate(326 1570)scale(2.77)" />
            </Layer>
          </div>
          <Layer className="dove" room={{ x: 200, y: 1040, width: 200, height: 160 }}>
            <use href="#orn-dove" transform="translate(300 1130)rotate(-8)scale(1.9)" />
          </Layer>
        </div>
      ))}
    </>
  ),
  /** Lace: knotted ring by ring, from the middle. */
  rings: ({ Roundel, Corner, Divider }) => (
    <>
      <Layer>
        <defs>
          <g id="lace">
            <Placed x={90} y={199} width={900} height={977}>
              <Roundel />
            </Placed>
          </g>
          {rings.map(([inner, outer], index) => (
            <clipPath key={outer} id={`ring-${index}`}>
              <path d={`${disc(outer)}${disc(inner)}`} clipRule="evenodd" />
            </clipPath>
          ))}
        </defs>
        <Keyline x={40} y={40} width={1000} height={1840} />
        <Corners x={72} y={72} width={936} height={1776} size={150}>
          <Corner />
        </Corners>
        <Placed x={320} y={1750} width={440} height={75}>
          <Divider variant={2} />
        </Placed>
      </Layer>
      {rings.map(([, outer], index) => (
        <Layer
          key={outer}
          className="ring"
          style={nth(index)}
          room={{ x: 540 - outer, y: 688 - outer, width: outer * 2, height: outer * 2 }}
        >
          <g clipPath={`url(#ring-${index})`}>
            <use href="#lace" />
          </g>
        </Layer>
      ))}
    </>
  ),
  /** Silk: a pen writes the names and ends in a flourish. */
  writing: ({ Branch, Divider }) => (
    <>
      <Layer className="bough" room={{ x: 40, y: 120, width: 1040, height: 514 }}>
        <Placed x={40} y={120} width={1040} height={514}>
          <Branch />
        </Placed>
      </Layer>
      <Layer room={{ x: 190, y: 1420, width: 700, height: 220 }}>
        <path
          className="flourish"
          d="M196 1532C330 1440 470 1450 540 1520S690 1630 738 1560S640 1440 600 1530S760 1620 884 1524"
          pathLength="1"
          fill="none"
          stroke="var(--deco)"
          strokeWidth="6"
          strokeLinecap="round"
        />
      </Layer>
      <Layer room={{ x: 320, y: 1726, width: 440, height: 75 }}>
        <Placed x={320} y={1726} width={440} height={75}>
          <Divider variant={2} />
        </Placed>
      </Layer>
    </>
  ),
  curtain,
};
