import { Copies, Tiled } from "#app/designs/kit/repeats.tsx";
import { Bough } from "./bough.tsx";
import { Line } from "#app/designs/kit/line.tsx";

/** A bough trained round a hairline square. */
export function Initial() {
  return (
    <svg className="initial" viewBox="0 0 160 160" aria-hidden="true">
      <Line d="M25 25H135V135H25ZM28.5 28.5H131.5V131.5H28.5Z" of="line" width={0.8} />
      <Bough
        spine={[
          [112, 142],
          [130, 136],
          [137, 106],
          [133, 80],
          [138, 56],
        ]}
        width={4}
        plan="L BL A LB bL B Lb S b"
        seed={3}
        size={0.48}
      />
      <Bough
        spine={[
          [66, 143],
          [32, 136],
          [24, 102],
          [28, 64],
          [26, 30],
          [64, 24],
          [96, 30],
          [122, 27],
        ]}
        width={5.5}
        plan="L bB B LS A LB bL BL Lb SL LB B bL LB Sb bL BS Lb L b"
        seed={14}
        size={0.5}
      />
    </svg>
  );
}

/** A bough over the edge of a sheet. */
export function Branch() {
  return (
    <svg className="branch" viewBox="0 -40 344 170" aria-hidden="true">
      <Bough
        spine={[
          [352, -20],
          [296, 2],
          [238, 8],
          [178, 34],
          [122, 34],
          [72, 56],
          [30, 54],
        ]}
        width={8}
        plan="L LB bL BL A LS LB bL B AL LB Sb BL bL A LS bL b"
        seed={8}
        size={0.82}
      />
    </svg>
  );
}

export function Corner() {
  return (
    <svg className="corner" viewBox="0 0 64 64" aria-hidden="true">
      <Line
        d="M8 62L9.5 44L7.5 26L16 14L30 9L46 8.5L62 6"
        of="muted"
        width={1.6}
        strokeLinejoin="round"
        round
      />
      <Copies
        of="leaf"
        at={[
          { x: 30, y: 9, turn: 28, scale: 0.44 },
          { x: 8, y: 28, turn: 66, scale: 0.44 },
        ]}
      />
      <Copies
        of="bud"
        at={[
          { x: 46, y: 8.5, turn: 150, scale: 0.56 },
          { x: 61, y: 6, turn: 84, scale: 0.5 },
          { x: 9, y: 46, turn: 110, scale: 0.56 },
        ]}
      />
      <use href="#orn-blossom" transform="translate(15 15)rotate(12)scale(.5)" />
    </svg>
  );
}

/** Blossoms, leaves and fruit strewn over a cloth. */
export function Field() {
  return (
    <svg className="field-pattern" width="100%" height="100%" aria-hidden="true">
      <rect width="100%" height="100%" fill="var(--deco-light)" />
      <Tiled width={130} height={130}>
        <Copies
          of="leaf"
          at={[
            { x: 36, y: 20, turn: -20, scale: 0.78 },
            { x: 20, y: 44, turn: 118, scale: 0.7 },
            { x: 106, y: 78, turn: -50, scale: 0.62 },
            { x: 88, y: 106, turn: 160, scale: 0.8 },
            { x: 70, y: 48, turn: 62, scale: 0.66 },
          ]}
        />
        <use href="#orn-apricot" transform="translate(46 68)rotate(24)scale(.74)" />
        <use href="#orn-apricot" transform="translate(112 12)rotate(-30)scale(.6)" />
        <Copies
          of="bud"
          at={[
            { x: 82, y: 14, turn: 40, scale: 0.9 },
            { x: 12, y: 96, turn: 200, scale: 0.9 },
            { x: 64, y: 120, turn: -60, scale: 0.8 },
            { x: 118, y: 56, turn: -30, scale: 0.8 },
          ]}
        />
        <Copies
          of="blossom"
          at={[
            { x: 28, y: 30, turn: 10, scale: 0.86 },
            { x: 92, y: 92, turn: 40, scale: 0.94 },
            { x: 82, y: 42, turn: 66, scale: 0.6 },
            { x: 32, y: 112, turn: 24, scale: 0.62 },
          ]}
        />
      </Tiled>
    </svg>
  );
}
