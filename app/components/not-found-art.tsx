const crown =
  "M-10-45c1-6-2-13-13-22 8 1 13 4 15.5 7C-7-66-4-71 0-76c4 5 7 10 7.5 16C10-63 15-66 23-67 12-58 9-51 10-45c-4 2-16 2-20 0Z";
const fruit =
  "M-10-45c-7-5-21-2-31 10-12 15-14 40-6 58C-39 41-19 50 0 50s39-9 47-27c8-18 6-43-6-58-10-12-24-15-31-10-4 1.5-16 1.5-20 0Z";
const tear =
  "M2-35C15-27 27-14 29 4c1 16-9 30-23 37-5-5-14-10-20-21-8-14-6-29 1-40 4-7 10-11 15-15Z";
const seed =
  "M0-6.2c4 0 5.6 3.4 4.5 7.2C3.6 4 1.7 6.4 0 8-1.7 6.4-3.6 4-4.5 1-5.6-2.8-4-6.2 0-6.2Z";
/** Positions of the seeds in the fruit. */
const places = [
  [-1, -22],
  [7, -20],
  [-8, -11],
  [2, -10],
  [12, -8],
  [-9, 1],
  [1, 2],
  [11, 3],
  [20, 4],
  [-7, 13],
  [3, 14],
  [13, 14],
  [-2, 25],
  [8, 25],
  [4, 34],
];

/**
 * The drawing of the 404 page: a seed that has rolled away. Takes the colours of the page's
 * palette.
 */
export function NotFoundArt() {
  return (
    <svg
      className="not-found-art"
      viewBox="0 0 240 150"
      aria-hidden="true"
      stroke="var(--line)"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d="M8 128H232" strokeWidth="1.2" />
      <g transform="translate(82 85)rotate(-14)scale(.86)" strokeWidth="2.4">
        <path d={crown} fill="var(--deco-deep)" />
        <path d={fruit} fill="var(--deco)" />
        <path d={tear} fill="var(--deco-deep)" strokeWidth="2" />
        <path d="M-37-22c-8 16-8 32-1 46M-28 36c6 5 14 8 22 8.5" fill="none" strokeWidth="1.6" />
        {places.map(([x, y]) => (
          <path
            key={`${x} ${y}`}
            d={seed}
            transform={`translate(${x} ${y})scale(.8)`}
            fill="var(--deco-light)"
            stroke="none"
          />
        ))}
      </g>
      <path
        d="M108 119c12-9 18 9 30 7s14-13 28-3"
        fill="none"
        stroke="var(--deco)"
        strokeWidth="2"
        strokeDasharray="0 6"
      />
      <path
        d={seed}
        transform="translate(184 120)rotate(96)scale(1.2)"
        fill="var(--deco-light)"
        stroke="none"
      />
    </svg>
  );
}
