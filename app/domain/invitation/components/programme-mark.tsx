import type { ReactNode } from "react";
import type { ProgrammeItem } from "#app/domain/invitation/programme-items.ts";

const home = "M8 31 32 11l24 20M13 28v28h38V28M26 56V43a6 6 0 0 1 12 0v13M19 36h0M5 56h54";

/** A small line drawing for each programme item; the filled part takes the accent colour. */
const drawings: Record<ProgrammeItem, { lines: string; filled: ReactNode }> = {
  "church-ceremony": {
    lines:
      "M32 2v6M29.5 4.5h5M32 8 22 25h20ZM32 8l-4.5 17M32 8l4.5 17M24.5 25v14.5M39.5 25v14.5M28.5 34v-4M32 33v-4M35.5 34v-4M15 46.5 32 36l17 10.5ZM18 46.5V58M46 46.5V58M18 50h-8l-3 3v5M46 50h8l3 3v5M4 58h56M22.5 58v-5M41.5 58v-5M30.3 43a1.7 1.7 0 1 0 3.4 0 1.7 1.7 0 1 0-3.4 0M12.5 58v-3M51.5 58v-3",
    filled: <path d="M28 58v-5a4 4 0 0 1 8 0v5Z" />,
  },
  "civil-ceremony": {
    lines: "M24 24a15 15 0 1 0 12 6M40 24a15 15 0 1 1-12 6M24 24l4 1M40 24l-4 1",
    filled: <path d="M40 23l-5-6 2.5-4h5l2.5 4Z" />,
  },
  "bride-home": {
    lines: home,
    filled: <path d="M32 18c2-3 5.5-1.5 5 1s-3 4-5 6c-2-2-4.5-3.5-5-6s3-4 5-1Z" />,
  },
  "groom-home": { lines: home, filled: <path d="M32 23l-6-3.5v7ZM32 23l6-3.5v7Z" /> },
  "bread-baking": {
    lines:
      "M14 30c-4 12-3 22 4 28h28c7-6 8-16 4-28M14 30a18 6 0 1 0 36 0 18 6 0 1 0-36 0M18 44c9 3 19 3 28 0M24 18c-3-3 3-5 0-9M32 17c-3-4 3-6 0-11M40 18c-3-3 3-5 0-9",
    filled: <ellipse cx="32" cy="30" rx="11" ry="2.8" />,
  },
  "khosk-kap": {
    lines:
      "M12 24h18v17c0 6-4 9-9 9s-9-3-9-9ZM21 50v8M14 58h14M34 24h18v17c0 6-4 9-9 9s-9-3-9-9ZM43 50v8M36 58h14M32 5v4M25 7l2 3M39 7l-2 3",
    filled: (
      <path d="M12 33c6-3 12 3 18 0v8c0 6-4 9-9 9s-9-3-9-9ZM34 33c6-3 12 3 18 0v8c0 6-4 9-9 9s-9-3-9-9Z" />
    ),
  },
  baptism: {
    lines: "M10 28h44c0 12-9 18-16 19v6l8 5H18l8-5v-6c-7-1-16-7-16-19ZM10 28a22 4 0 0 1 44 0",
    filled: <path d="M32 6c4 5 5.5 7.5 5.5 10a5.5 5.5 0 0 1-11 0c0-2.5 1.5-5 5.5-10Z" />,
  },
  "guest-arrival": {
    lines:
      "M14 58V28a18 18 0 0 1 36 0v30M8 58h48M14 28l8 5v25M50 28l-8 5v25M32 10v6M24 40h0M40 40h0",
    filled: <path d="M24 58v-4c4-3 12-3 16 0v4Z" />,
  },
  "event-start": {
    lines:
      "M32 8v5M17 46c4-4 4-9 4-15 0-10 5-18 11-18s11 8 11 18c0 6 0 11 4 15ZM12 46h40M9 26c0-5 2-9 5-12M55 26c0-5-2-9-5-12",
    filled: <path d="M27 49h10a5 5 0 0 1-10 0Z" />,
  },
  "wedding-party": {
    lines:
      "M13 13l14-3 3 15a8.5 8.5 0 0 1-15 3ZM51 13l-14-3-3 15a8.5 8.5 0 0 0 15 3ZM22 32l5 24M42 32l-5 24M20 57l13-2M44 57l-13-2M32 5v3M26 4l1 2M38 4l-1 2",
    filled: (
      <path d="M15 21l13.5-2.8 1.5 7a8.5 8.5 0 0 1-14.5 2.8ZM49 21l-13.5-2.8-1.5 7a8.5 8.5 0 0 0 14.5 2.8Z" />
    ),
  },
  "first-dance": {
    lines: "M24 48V16l24-6v32M24 24l24-6M17 12c2 2 2 4 0 6M54 50c2 2 2 4 0 6",
    filled: <path d="M24 48a6 5 0 1 1-12 0 6 5 0 0 1 12 0ZM48 42a6 5 0 1 1-12 0 6 5 0 0 1 12 0Z" />,
  },
  "cake-ceremony": {
    lines:
      "M24 28V18h16v10M17 43V28h30v15M10 58V43h44v15ZM6 58h52M17 33c4 4 6 4 10 0 4 4 6 4 10 0 4 4 6 4 10 0M10 48c5 5 6 5 11 0 5 5 6 5 11 0 5 5 6 5 11 0 5 5 6 5 11 0M32 18v-4",
    filled: <path d="M32 5c3 4 3.5 5 3.5 6.5a3.5 3.5 0 0 1-7 0C28.5 10 29 9 32 5Z" />,
  },
  "ring-ceremony": {
    lines:
      "M32 24a18 18 0 1 0 .1 0M32 29a13 13 0 1 0 .1 0M26 14l2.5-4h7l2.5 4-6 9ZM26 14h12M20 8l2 2M44 8l-2 2M32 3v2",
    filled: <path d="M26 14l2.5-4h7l2.5 4-6 9Z" />,
  },
  "first-tooth": {
    lines:
      "M18 14c5-5 10-1 14-1s9-4 14 1c6 6 3 17 0 24-2 6-3 16-7 16-5 0-2-15-7-15s-2 15-7 15c-4 0-5-10-7-16-3-7-6-18 0-24ZM22 20c1-2 3-3 5-3",
    filled: <path d="M48 6l1.8 4.7 4.7 1.8-4.7 1.8-1.8 4.7-1.8-4.7-4.7-1.8 4.7-1.8Z" />,
  },
  games: {
    lines:
      "M22 6c8 0 13 6 13 14S29 35 22 35 9 28 9 20 14 6 22 6ZM22 35l-2 4h4ZM22 39c-3 6 4 10 0 19M44 18c6 0 10 5 10 11s-4 12-10 12-10-6-10-12M44 41l-2 3h4ZM44 44c3 5-3 9 0 14",
    filled: <path d="M44 18c6 0 10 5 10 11s-4 12-10 12-10-6-10-12 4-11 10-11Z" />,
  },
  registration: {
    lines: "M16 20h32v36H16ZM24 47h16M27 51.5h10M22 6l10 14L42 6M28 20v-3h8v3",
    filled: <path d="M32 26a4.5 4.5 0 1 1-.1 0ZM24 43c0-9 16-9 16 0Z" />,
  },
  speeches: {
    lines:
      "M32 6a8 8 0 0 1 8 8v12a8 8 0 0 1-16 0V14a8 8 0 0 1 8-8ZM18 26c0 8 6 14 14 14s14-6 14-14M32 40v14M22 56h20M24 16h6M24 22h6",
    filled: <path d="M40 24v2a8 8 0 0 1-16 0v-2Z" />,
  },
  "coffee-break": {
    lines:
      "M12 28h34v12a14 14 0 0 1-14 14h-6a14 14 0 0 1-14-14ZM46 31h4a6 6 0 0 1 0 13h-5M8 58h42M22 21c-3-3 3-5 0-9M30 22c-3-4 3-6 0-11M38 21c-3-3 3-5 0-9",
    filled: <path d="M12 35h34v5a14 14 0 0 1-14 14h-6a14 14 0 0 1-14-14Z" />,
  },
  dinner: {
    lines:
      "M33 18a16 16 0 1 1-.1 0M33 24a10 10 0 1 1-.1 0M6 10v11c0 3 2 5 4.5 5s4.5-2 4.5-5V10M10.5 10v46M57 34v22M57 34c-5-4-5-18 0-24Z",
    filled: <path d="M33 24a10 10 0 1 1-.1 0Z" />,
  },
  photoshoot: {
    lines:
      "M8 20h12l4-7h16l4 7h12v32H8ZM32 25a11 11 0 1 1-.1 0M32 30a6 6 0 1 1-.1 0M47 26h4M12 16h5",
    filled: <path d="M32 30a6 6 0 1 1-.1 0Z" />,
  },
  end: {
    lines: "M42 44a20 20 0 1 1-6-35 16 16 0 0 0 6 35ZM50 40l3 3M12 58h40",
    filled: <path d="M48 14l1.8 4.7 4.7 1.8-4.7 1.8-1.8 4.7-1.8-4.7-4.7-1.8 4.7-1.8Z" />,
  },
};

export function ProgrammeMark({ programmeItem }: { programmeItem: ProgrammeItem }) {
  return <LineMark {...drawings[programmeItem]} />;
}

/** A line drawing of 64 × 64 units in the palette's `line`, its filled part in `deco`. */
export function LineMark({ lines, filled }: { lines: string; filled: ReactNode }) {
  return (
    <svg
      className="programme-mark"
      viewBox="0 0 64 64"
      aria-hidden="true"
      fill="none"
      stroke="var(--line)"
      strokeWidth="1.3"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <g fill="var(--deco)">{filled}</g>
      <path d={lines} />
    </svg>
  );
}
