/* The embroidery's world: a band that is sewn, the net, the hem with its fringe. */
import { ornament as stitch } from "#app/designs/families/stitch/ornament.tsx";
import { range } from "#app/designs/kit/geometry.ts";
import { crossCells, Interlaced, Needle, netCells, threads } from "./interlace-drawing.tsx";
import { InterlacedCross } from "./cover.tsx";
import beside from "#app/designs/kit/closing-beside.css?inline";
import { Frame } from "#app/designs/kit/world-frame.tsx";
import loud from "#app/designs/kit/loud.css?inline";
import loudDays from "#app/designs/kit/loud-days.css?inline";
import own from "./world.css?inline";
import { onScreen } from "#app/designs/kit/on-screen.ts";
import open from "#app/designs/kit/open-letter.css?inline";
import plain from "#app/designs/kit/plain-letter.css?inline";
import { Line } from "#app/designs/kit/line.tsx";

const half = 20;
/** The needle's place once the page is scrolled past: a phone shows it, too. */
const sewnTo = 880;

/** The velvet of all three, a little light in its middle. */
function Velvet({ high }: { high: number }) {
  return (
    <>
      <path d={`M0 0H1440V${high}H0Z`} fill="var(--deco-deep)" />
      <path d={`M0 0H1440V${high}H0Z`} opacity=".16" />
    </>
  );
}

/** A band that is sewn along its chalked lines by scrolling, the needle ahead of it. */
export function Between() {
  const columns = Math.ceil(sewnTo / 2 / half);
  return (
    <Frame high={320}>
      <Velvet high={320} />
      <Line
        d={threads(netCells(38, 3), half)}
        transform={`translate(0 ${160 - 2 * half})`}
        of="deco-glint"
        width={1.6}
        strokeDasharray="3 5"
        opacity=".5"
      />
      <g className="opens sewn">
        <path d={`M-20 60H${sewnTo}M-20 260H${sewnTo}`} {...running} />
        <g transform={`translate(0 ${160 - 2 * half})`} color="var(--line)">
          <Interlaced cells={netCells(columns, 3)} half={half} />
        </g>
      </g>
      <g className="moves sewing">
        <Line
          d={`M${sewnTo - 22} 160C${sewnTo + 40} 60 ${sewnTo + 70} 250 ${sewnTo + 148} 92`}
          of="line"
          width={3.4}
        />
        <g transform={`translate(${sewnTo + 8} 128)rotate(-14)`}>
          <Needle />
        </g>
      </g>
    </Frame>
  );
}

const running = {
  fill: "none",
  stroke: "var(--deco-light)",
  strokeWidth: 5,
  strokeDasharray: "15 9",
};

/** The whole net, a figure of silk in each eye. */
export function Behind() {
  return (
    <Frame high={560}>
      <stitch.Field />
    </Frame>
  );
}

/** The hem of the cloth, three crosses and a fringe; the last cross is two, for two. */
export function Close() {
  return (
    <Frame high={320}>
      <path d="M0 0H1440V262H0Z" fill="var(--deco-deep)" />
      <path d="M0 0H1440V262H0Z" opacity=".16" />
      <g className="one">
        <g id="world-cross" transform="translate(618 122)scale(.52)">
          <InterlacedCross />
        </g>
      </g>
      <use className="two" href="#world-cross" x="204" />
      <g color="var(--deco-light)">
        {[98, 270, 436, 1004, 1170, 1342].map((x, index) => (
          <g
            key={x}
            className={index % 3 === 1 ? "aside" : undefined}
            transform={`translate(${x} 122)scale(${[0.6, 0.76, 0.6][index % 3]})`}
          >
            <Interlaced cells={crossCells(2)} half={20} />
          </g>
        ))}
      </g>
      <path d="M-20 18H1460M-20 226H1460" {...running} strokeWidth="4" />
      <path
        d={range(121, 4, 1444)
          .map((x) => `M${x} 246V312`)
          .join("")}
        stroke="var(--line)"
        strokeWidth="4.4"
      />
      <path
        d={range(121, -2, 1438)
          .map((x, index) => `M${x + 6} 262v${index % 2 ? 42 : 50}`)
          .join("")}
        stroke="var(--deco)"
        strokeWidth="2.6"
      />
      <path d="M0 244H1440V264H0Z" fill="var(--line)" />
      <path
        d="M0 254H1440"
        stroke="var(--deco-deep)"
        strokeWidth="20"
        strokeDasharray="1 3"
        opacity=".35"
      />
    </Frame>
  );
}

export const css = onScreen(plain, open, loud, loudDays, beside, own);
