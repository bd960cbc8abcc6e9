import { Line } from "#app/designs/kit/line.tsx";
/** Small things on threads: where each thread ends, what hangs there, its colour and size. */
const hung = [
  [40, 92, "drop", "wax", 0.9],
  [86, 66, "star", "accent", 0.9],
  [134, 104, "drop", "deco-deep", 1.1],
  [182, 72, "heart", "wax", 1],
  [232, 98, "drop", "wax", 1],
  [280, 62, "star", "accent", 1],
  [318, 84, "drop", "deco-deep", 0.8],
] as const;

/** A string across the corner from which drops, stars and a heart hang. */
export function Branch() {
  return (
    <svg className="branch" viewBox="0 0 344 170" aria-hidden="true">
      <Line
        d={`M8 30C110 58 240 52 344 16${hung.map(([x, y]) => `M${x} ${y - 12}V${34 + Math.round(18 - Math.abs(x - 172) / 9)}`).join("")}`}
        of="line"
        width={1.6}
      />
      {hung.map(([x, y, shape, colour, scale]) => (
        <use
          key={x}
          href={`#orn-${shape}`}
          transform={`translate(${x} ${y})scale(${scale})`}
          fill={`var(--${colour})`}
        />
      ))}
      <use href="#orn-cloud" transform="translate(172 134)scale(1.1)" />
    </svg>
  );
}

/** A quarter of a rainbow. */
export function Corner() {
  return (
    <svg className="corner" viewBox="0 0 64 64" aria-hidden="true">
      <g fill="none" strokeWidth="7" strokeLinecap="round">
        <path d="M8 56A48 48 0 0 1 56 8" stroke="var(--wax-light)" />
        <path d="M19 56A37 37 0 0 1 56 19" stroke="var(--deco-light)" />
        <path d="M30 56A26 26 0 0 1 56 30" stroke="var(--deco)" />
      </g>
    </svg>
  );
}

/** The cloud and its rain. */
export function Emblem() {
  return (
    <svg className="emblem" viewBox="-58 -80 116 134" aria-hidden="true">
      <use href="#orn-cloud" transform="translate(-2 -30)scale(1.16)" />
      <use href="#orn-drop" transform="translate(-28 22)" fill="var(--wax)" />
      <use href="#orn-drop" transform="translate(2 32)" fill="var(--deco-deep)" />
      <use href="#orn-drop" transform="translate(30 20)" fill="var(--wax)" />
    </svg>
  );
}

/** A large drop. */
export function Bullet() {
  return (
    <svg className="bullet" viewBox="-58 -80 116 134" aria-hidden="true">
      <path
        d="M0 -78C12 -50 48 -30 48 6A48 46 0 0 1 -48 6C-48 -30 -12 -50 0 -78Z"
        fill="var(--deco)"
      />
      <path d="M0 -78C12 -50 48 -30 48 6A48 46 0 0 1 0 52Z" fill="var(--ink)" opacity=".16" />
    </svg>
  );
}

/** A drop and a star that it left behind. */
export function Sprig() {
  return (
    <svg className="sprig" viewBox="-2 -34 46 40" aria-hidden="true">
      <use href="#orn-drop" transform="translate(12 -10)scale(.6)" fill="var(--deco-deep)" />
      <use href="#orn-drop" transform="translate(28 -18)scale(.72)" fill="var(--wax)" />
      <use href="#orn-star" transform="translate(38 -6)scale(.36)" fill="var(--accent)" />
    </svg>
  );
}

/** A rosette of two papers in place of wax, a cloud pasted on it. */
export function Seal() {
  return (
    <svg className="seal" viewBox="-70 -70 140 140" aria-hidden="true">
      <circle r="60" fill="var(--deco-light)" />
      <path d="M0 -60A60 60 0 0 1 0 60Z" fill="var(--deco)" />
      {/* Its scallops are the dots of a dashed circle. */}
      <g fill="none" strokeWidth="18" strokeLinecap="round" strokeDasharray="0 18.85">
        <path d="M0 60A60 60 0 0 1 0 -60" stroke="var(--deco-light)" />
        <path d="M0 -60A60 60 0 0 1 0 60" stroke="var(--deco)" />
      </g>
      <circle r="47" fill="var(--surface)" />
      <use href="#orn-cloud" transform="translate(0 -6)scale(.84)" />
      <use href="#orn-drop" transform="translate(-12 25)scale(.5)" fill="var(--wax)" />
      <use href="#orn-drop" transform="translate(12 25)scale(.5)" fill="var(--deco-deep)" />
    </svg>
  );
}

/** Between sections: rain, a cloud between two lines, a heart between stars. */
export function Divider({ variant }: { variant: number }) {
  const form = variant % 3;
  return (
    <svg className="divider" viewBox="-130 -22 260 44" aria-hidden="true">
      {form === 0 &&
        [-60, -30, 0, 30, 60].map((x, index) => (
          <use
            key={x}
            href="#orn-drop"
            transform={`translate(${x} ${index % 2 ? 5 : -3})scale(.62)`}
            fill={index % 2 ? "var(--deco-deep)" : "var(--wax)"}
          />
        ))}
      {form === 1 && (
        <>
          <Line d="M-116 4C-96 -6 -76 14 -56 4M56 4C76 -6 96 14 116 4" of="line" width={2} round />
          <use href="#orn-cloud" transform="translate(0 2)scale(.8)" />
        </>
      )}
      {form === 2 && (
        <>
          <use href="#orn-heart" fill="var(--wax)" transform="scale(1.1)" />
          <use href="#orn-star" fill="var(--deco-deep)" transform="translate(-44 0)scale(.8)" />
          <use href="#orn-star" fill="var(--deco-deep)" transform="translate(44 0)scale(.8)" />
        </>
      )}
    </svg>
  );
}
