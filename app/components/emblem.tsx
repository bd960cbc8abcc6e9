const crown =
  "M-15-42C-16-50-21-56-26-61-17-60-12-59-8-55-5-62-2-66 0-71 2-66 5-62 8-55 12-59 17-60 26-61 21-56 16-50 15-42";
const fruit =
  "M-15-42C-36-42-46-24-46-5-46 25-24 43 0 43S46 25 46-5C46-24 36-42 15-42-6-47 6-47-15-42Z";
const gleam = "M-33 4C-32 18-24 27-14 31";
const lines = "M-210 2h136M74 2h136";
const beads = "M-82 2l7-5 7 5-7 5zM82 2l-7-5-7 5 7 5z";

/** A pomegranate between two lines. */
export function Emblem() {
  return (
    <svg
      className="emblem"
      viewBox="-220 -78 440 128"
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeWidth="3"
      strokeLinejoin="round"
      strokeLinecap="round"
    >
      <path d={crown} />
      <path d={fruit} />
      <path d={gleam} strokeWidth="2" />
      <path d={lines} strokeWidth="2" />
      <path d={beads} fill="currentColor" stroke="none" />
    </svg>
  );
}
