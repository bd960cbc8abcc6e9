/* The photographer's world: a window's light, a sheet of contact prints, mounts on a ledge. */
import { range } from "#app/designs/kit/geometry.ts";
import { onScreen } from "#app/designs/kit/on-screen.ts";
import { Frame } from "#app/designs/kit/world-frame.tsx";
import { Prints, subjects } from "./pictures.tsx";
import { WindowLight } from "./window-light.tsx";
import own from "./world.css?inline";
import { Line } from "#app/designs/kit/line.tsx";

/** The light of three windows on a white wall; it moves as the sun does. */
export function Between() {
  return (
    <Frame high={320}>
      <linearGradient id="world-wall" x2="0" y2="1">
        <stop stopColor="var(--ground)" />
        <stop offset=".35" stopColor="var(--field)" />
        <stop offset=".75" stopColor="var(--field)" />
        <stop offset="1" stopColor="var(--ground)" />
      </linearGradient>
      <path d="M0 0H1440V320H0Z" fill="url(#world-wall)" />
      <g className="moves light">
        {[-40, 300, 640, 980, 1320].map((x) => (
          <g key={x} transform={`translate(${x - 180} -70)`}>
            <WindowLight id={`world-panes-${x}`} />
          </g>
        ))}
      </g>
    </Frame>
  );
}

/** A sheet of contact prints: strips of film side by side, one frame marked with a wax pencil. */
export function Behind() {
  return (
    <svg viewBox="0 0 1440 560" preserveAspectRatio="xMidYMin slice" aria-hidden="true">
      <path d="M0 0H1440V560H0Z" fill="var(--surface)" />
      <Prints kind="frame" />
      {range(4, 22, 430).map((y, row) => (
        <g key={y} transform={`translate(${row % 2 ? -98 : -30} ${y})`}>
          <path d="M0 -14H1600V112H0Z" fill="var(--ground)" stroke="var(--line)" strokeWidth=".8" />
          <path
            d="M6 -7H1600M6 105H1600"
            stroke="var(--field-line)"
            strokeWidth="7"
            strokeDasharray="9 8"
          />
          {range(12, 6, 1480).map((x, index) => (
            <use
              key={x}
              href={`#world-frame-${subjects[(index + row * 3) % subjects.length] ?? "peaks"}`}
              x={Math.round(x)}
              y="7"
            />
          ))}
        </g>
      ))}
      <Line
        d="M644 20C684 6 768 4 780 32C792 62 792 104 774 122C742 136 672 136 646 122C630 102 628 46 658 14"
        of="accent"
        width={3}
        round
      />
    </svg>
  );
}

/** Mounts on the ledge: middle, width and height, subject. */
const mounts = [
  [90, 150, 190, "window"],
  [252, 210, 156, "table"],
  [428, 132, 168, "rings"],
  [574, 156, 206, "peaks"],
  [724, 190, 236, "rings"],
  [884, 156, 130, "window"],
  [1046, 150, 200, "table"],
  [1206, 210, 160, "peaks"],
  [1372, 140, 186, "rings"],
] as const;

/** White mounts that lean on a ledge, side by side. */
export function Close() {
  return (
    <Frame high={320}>
      <Prints kind="print" />
      {mounts.map(([x, width, height, subject]) => {
        const [wide, high] = [width * 0.56, height * 0.52];
        const scale = Math.max(wide / 120, high / 84);
        return (
          <g key={x} transform={`translate(${x - width / 2} ${280 - height})`}>
            <path
              d={`M0 0H${width}V${height}H0Z`}
              fill="var(--ground)"
              stroke="var(--line)"
              strokeWidth="1.2"
            />
            <svg
              x={(width - wide) / 2}
              y={height * 0.2}
              width={wide}
              height={high}
              viewBox={`${60 - wide / scale / 2} ${42 - high / scale / 2} ${wide / scale} ${high / scale}`}
            >
              <use href={`#world-print-${subject}`} />
            </svg>
            <Line
              d={`M${(width - wide) / 2} ${height * 0.2}h${wide}v${high}h-${wide}Z`}
              of="line"
              width={0.8}
            />
          </g>
        );
      })}
      <path d="M0 280H1440V288H0Z" fill="var(--ground)" stroke="var(--line)" strokeWidth="1.2" />
      <path d="M0 289H1440V296H0Z" fill="var(--field)" />
    </Frame>
  );
}

export const css = onScreen(own);
