import { range, smooth, type Point } from "#app/designs/kit/geometry.ts";
import { Copies, Mirrored } from "#app/designs/kit/repeats.tsx";
import { Line } from "#app/designs/kit/line.tsx";

const cane = smooth(
  range(12, 0, 1).map((share): Point => [300 * share, -16 * Math.sin(share * 6.4) + 12 * share]),
);

/** A cane over the edge of a sheet, heavy with fruit. */
export function Branch() {
  return (
    <svg className="branch" viewBox="-4 -48 344 170" aria-hidden="true" color="var(--ground)">
      <Line d={cane} of="line" width={3} round />
      <Copies
        of="tendril"
        at={[
          { x: 128, y: -2, turn: 4, scale: 1.1 },
          { x: 226, y: 18, turn: 60, scale: 1 },
          { x: 296, y: 10, turn: 6, scale: 1.2 },
        ]}
      />
      <Copies
        of="grapes"
        at={[
          { x: 66, y: -14, scale: 1.5 },
          { x: 176, y: 12, scale: 1.05 },
          { x: 258, y: 10, scale: 0.72 },
        ]}
      />
      <g fill="var(--line)">
        <Copies
          of="leaf"
          at={[
            { x: 26, y: -26, turn: -100, scale: 0.7 },
            { x: 34, y: 14, turn: 110, scale: 0.9 },
            { x: 94, y: -20, turn: -40, scale: 0.98 },
            { x: 140, y: 26, turn: 100, scale: 0.78 },
            { x: 166, y: -2, turn: -70, scale: 0.7 },
            { x: 206, y: 4, turn: -50, scale: 0.76 },
            { x: 286, y: 26, turn: 60, scale: 0.6 },
            { x: 262, y: -4, turn: -70, scale: 0.62 },
          ]}
        />
      </g>
    </svg>
  );
}

/** Two canes out of the corner of a cover. */
export function Spray() {
  return (
    <svg className="spray" viewBox="0 0 240 260" aria-hidden="true" color="var(--ground)">
      <Line
        d="M-6 22C40 18 60 48 104 40C140 34 156 22 204 36M22 -6C18 40 50 70 40 116C32 150 24 170 40 222"
        of="line"
        width={3}
        round
      />
      <Copies
        of="tendril"
        at={[
          { x: 202, y: 36, turn: 30, scale: 1.2 },
          { x: 40, y: 220, turn: 104, scale: 1.2 },
          { x: 148, y: 28, turn: -20, scale: 1 },
          { x: 30, y: 160, turn: 20, scale: 1.1 },
          { x: 60, y: 36, turn: 60, scale: 1.3 },
        ]}
      />
      <Copies
        of="grapes"
        at={[
          { x: 100, y: 44, scale: 1.5 },
          { x: 48, y: 92, scale: 1.15 },
          { x: 168, y: 32, scale: 0.85 },
        ]}
      />
      <g fill="var(--line)">
        <Copies
          of="leaf"
          at={[
            { x: 30, y: 34, turn: 45, scale: 1.15 },
            { x: 76, y: 20, turn: -30, scale: 0.86 },
            { x: 128, y: 48, turn: 40, scale: 0.94 },
            { x: 138, y: 12, turn: -40, scale: 0.66 },
            { x: 196, y: 58, turn: 50, scale: 0.74 },
            { x: 14, y: 90, turn: 150, scale: 0.74 },
            { x: 60, y: 150, turn: 40, scale: 0.9 },
            { x: 16, y: 176, turn: 140, scale: 0.66 },
            { x: 50, y: 208, turn: 40, scale: 0.62 },
          ]}
        />
      </g>
    </svg>
  );
}

/** A leaf in the corner of a sheet, a shoot along each edge. */
export function Corner() {
  return (
    <svg className="corner" viewBox="0 0 64 64" aria-hidden="true" color="var(--surface)">
      <g fill="none" stroke="var(--line)" strokeLinecap="round" strokeWidth="1.3">
        <path d="M18 18C24 8 36 14 44 10Q52 6 62 8M18 18C8 24 14 36 10 44Q6 52 8 62" />
        <path d="M44 10Q45 17 39 18Q35 18 36 15M10 44Q17 45 18 39Q18 35 15 36" />
      </g>
      <g fill="var(--line)">
        <Copies
          of="leaf"
          at={[
            { x: 19, y: 19, turn: 45, scale: 0.5 },
            { x: 54, y: 8, turn: 34, scale: 0.2 },
            { x: 8, y: 54, turn: 56, scale: 0.2 },
          ]}
        />
      </g>
    </svg>
  );
}

/** A leaf and a tendril that grow up and to the right. */
export function Sprig() {
  return (
    <svg className="sprig" viewBox="-2 -34 46 40" aria-hidden="true" color="var(--ground)">
      <Line d="M0 0Q10 -2 17 -10" of="line" width={1.5} />
      <use href="#orn-tendril" transform="translate(4 -1)rotate(-46)scale(.8)" />
      <use href="#orn-leaf" transform="translate(20 -13)rotate(-24)scale(.58)" fill="var(--line)" />
    </svg>
  );
}

/** Between sections: a scroll to both sides of a cluster, a leaf between lines, two tendrils that meet. */
export function Divider({ variant }: { variant: number }) {
  const form = variant % 3;
  return (
    <svg className="divider" viewBox="-130 -22 260 44" aria-hidden="true" color="var(--ground)">
      <g fill="none" stroke="var(--line)" strokeWidth="1.2" strokeLinecap="round">
        <Mirrored>
          {form === 0 && (
            <>
              <path d="M4 -12Q12 -10 22 0" />
              <g fill="var(--line)" stroke="none">
                <Copies
                  of="wave"
                  at={[
                    { x: 22, y: 0, scale: 0.65 },
                    { x: 74, y: 0, scale: 0.65 },
                  ]}
                />
              </g>
            </>
          )}
          {form === 1 && <path d="M30 0H126M30 3.5H96" />}
          {form === 2 && (
            <>
              <use href="#orn-tendril" transform="translate(2 8)scale(1.1)" />
              <path d="M2 8C-4 10 18 14 44 4S90 -4 126 0" />
            </>
          )}
        </Mirrored>
      </g>
      {form === 0 && <use href="#orn-grapes" transform="translate(0 -18)scale(.62)" />}
      {form === 1 && (
        <use href="#orn-leaf" transform="translate(0 -5)rotate(90)scale(.62)" fill="var(--line)" />
      )}
      {form === 2 && (
        <g fill="var(--deco)" stroke="var(--deco-deep)">
          <Copies
            of="berry"
            at={[
              { x: 0, y: 12, scale: 0.8 },
              { x: -5.5, y: 4.5, scale: 0.8 },
              { x: 5.5, y: 4.5, scale: 0.8 },
            ]}
          />
        </g>
      )}
    </svg>
  );
}
