import { Line } from "#app/designs/kit/line.tsx";
/** Two birds in the scrolls of a vine, at the bunch between them. */
export function Branch() {
  return (
    <svg className="branch" viewBox="-4 -48 344 170" aria-hidden="true">
      <g transform="translate(168 34)">
        <g id="orn-scroll">
          <g fill="none" stroke="var(--line)" strokeLinecap="round">
            <path d="M-68 20V38M-58 20V38" strokeWidth="2.2" />
            <path
              d="M0 -22C-4 -44 -62 -56 -94 -38C-126 -20 -126 28 -90 37C-70 41 -52 38 -38 26M-104 -31C-126 -50 -160 -36 -156 -6C-152 14 -126 12 -128 -6C-130 -16 -142 -14 -142 -6"
              strokeWidth="3.2"
            />
          </g>
          <g fill="var(--line)">
            <use href="#orn-palmette" transform="translate(-38 26)rotate(-30)scale(.5)" />
            <use href="#orn-palmette" transform="translate(-60 -46)rotate(-170)scale(.5)" />
            <use href="#orn-palmette" transform="translate(-104 32)rotate(160)scale(.6)" />
            <use href="#orn-palmette" transform="translate(-16 -36)rotate(-50)scale(.5)" />
          </g>
          <use
            href="#orn-bird"
            transform="translate(-58 4)scale(-1.1 1.1)"
            fill="var(--deco-light)"
          />
          <Line d="M-62 4C-70 12 -84 13 -94 10M-41 -7h.1" of="deco-deep" width={2} round />
        </g>
        <use href="#orn-scroll" transform="scale(-1 1)" />
        <use href="#orn-grapes" transform="translate(0 -32)scale(1.5)" stroke="var(--line)" />
      </g>
    </svg>
  );
}
