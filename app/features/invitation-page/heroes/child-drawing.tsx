/** What a child does with its arms. */
export type Pose = "wave" | "open" | "flower";

const skin = "#f8d9c4";
const fingers = "M-6 -7L-9 -17M-2 -9L-3 -20M2.5 -9L3.5 -20M6.5 -7L9.5 -16M-8 1L-14 -4";

/** Each sleeve with its cuff, and where the hand below it is and how it turns. */
const arms = {
  raised: {
    sleeve: "M15 -42C30 -45 42 -58 46 -80L64 -74C62 -48 48 -24 25 -14Z",
    cuff: "M45 -82L65 -75",
    hand: "translate(57 -88)rotate(14)",
  },
  lap: {
    sleeve: "M-15 -42C-34 -40 -46 -22 -46 -4C-44 8 -34 14 -22 16L-16 2C-24 0 -26 -4 -24 -16Z",
    cuff: "M-22 17L-15 1",
    hand: "translate(-9 13)rotate(104)scale(.9)",
  },
  aside: {
    sleeve: "M15 -42C36 -40 50 -26 60 -8L44 6C38 -4 30 -10 22 -14Z",
    cuff: "M43 7L61 -9",
    hand: "translate(60 6)rotate(40)scale(.9)",
  },
} as const;

function Arm({ of, mirrored }: { of: keyof typeof arms; mirrored?: true }) {
  const { sleeve, cuff, hand } = arms[of];
  return (
    <g transform={mirrored && "scale(-1 1)"}>
      <use href="#child-hand" transform={hand} />
      <path d={sleeve} fill="var(--deco-glint)" />
      <path d={cuff} strokeWidth="8" />
      <path d={cuff} stroke="var(--deco-light)" strokeWidth="5" />
    </g>
  );
}

/** What all poses share; once on a page, before them. */
export function ChildShapes() {
  return (
    <defs>
      <g id="child-hand">
        <path d={fingers} stroke="var(--deco-deep)" strokeWidth="7" />
        <circle r="9.5" fill={skin} />
        <path d={fingers} stroke={skin} strokeWidth="4.6" />
      </g>
      <g id="child-foot">
        <path d="M-12 2C-13 -10 -8 -15 0 -15S13 -10 12 2C12 13 6 17 0 17S-12 13 -12 2Z" />
        <path
          d="M-10 -13a3.8 4 0 1 1 6 -4a3.2 3.6 0 1 1 6 0a3 3.3 0 1 1 5 2.5a2.6 3 0 1 1 4 4"
          fill={skin}
        />
        <path d="M-5 -4Q0 -1 5 -4M-4 9Q0 11 4 9" fill="none" opacity=".45" />
      </g>
      <g id="child-gown">
        <path
          d="M-17 -44C-26 -36 -29 -18 -33 2C-39 24 -54 42 -66 54Q-34 66 0 64Q34 66 66 54C54 42 39 24 33 2C29 -18 26 -36 17 -44Q0 -36 -17 -44Z"
          fill="var(--deco-glint)"
        />
        <path
          d="M-19 -9C-22 14 -32 40 -43 57M-7 -7C-8 18 -12 42 -15 61M19 -9C22 14 32 40 43 57M7 -7C8 18 12 42 15 61"
          fill="none"
          opacity=".4"
        />
        <path
          d="M-55 43Q-28 53 0 52Q28 53 55 43M-30 -12Q0 -4 30 -12"
          fill="none"
          stroke="var(--deco)"
          strokeWidth="3.5"
        />
        <path
          d="M-62 52Q-32 63 0 61Q32 63 62 52M-49 36Q-26 45 0 44Q26 45 49 36"
          fill="none"
          stroke="var(--deco)"
          strokeWidth="3"
          strokeDasharray="0 6"
        />
        <path d="M0 -32v.1M0 -22v.1" stroke="var(--line)" strokeWidth="4" />
        <path
          d="M0 -36C-3 -26 -18 -24 -25 -36Q-21 -44 -15 -46Q-8 -38 0 -38Q8 -38 15 -46Q21 -44 25 -36C18 -24 3 -26 0 -36Z"
          fill="var(--deco-light)"
        />
      </g>
      <g id="child-head">
        <path d="M-36 -76a7 9 0 1 0 1 17M36 -76a7 9 0 1 1 -1 17" />
        <path d="M-39 -70q-3 3 1 7M39 -70q3 3 -1 7" fill="none" strokeWidth="1.2" opacity=".6" />
        <path d="M0 -114C27 -114 38 -94 37 -73C38 -50 21 -37 0 -37S-38 -50 -37 -73C-38 -94 -27 -114 0 -114Z" />
        <path
          d="M-37 -74C-43 -110 -20 -124 4 -123C30 -122 43 -104 37 -74C35 -85 31 -93 25 -99C14 -90 0 -90 -8 -94C-7 -97 -6 -100 -3 -103C-12 -97 -22 -96 -29 -90C-33 -86 -36 -80 -37 -74ZM2 -123C-6 -134 6 -142 12 -135C16 -129 8 -125 6 -131"
          fill="#a97855"
          stroke="#7d5238"
        />
        <path
          d="M-28 -106C-20 -114 -8 -117 2 -115M20 -113C28 -109 33 -101 34 -92M-4 -108C4 -111 12 -110 18 -106"
          fill="none"
          stroke="#7d5238"
          strokeWidth="1.2"
          opacity=".7"
        />
        <g stroke="none">
          <ellipse cx="-23" cy="-58" rx="8" ry="5.5" fill="#f4ada0" />
          <ellipse cx="23" cy="-58" rx="8" ry="5.5" fill="#f4ada0" />
          <ellipse cx="-14" cy="-71" rx="4.6" ry="6" fill="#3b2a2e" />
          <ellipse cx="14" cy="-71" rx="4.6" ry="6" fill="#3b2a2e" />
          <path d="M-11 -55Q0 -50 11 -55Q9 -43 0 -43T-11 -55Z" fill="#b8433f" />
          <path d="M-6 -46Q0 -51 6 -46Q3 -43 0 -43T-6 -46Z" fill="#f0918a" />
        </g>
        <g fill="none">
          <path d="M-12.5 -74v.1M15.5 -74v.1" stroke="#fff" strokeWidth="3.4" />
          <path
            d="M-19 -83Q-14 -87 -9 -84M19 -83Q14 -87 9 -84M-19 -74L-22 -77M19 -74L22 -77M-2.5 -62Q0 -60 2.5 -62"
            stroke="#7d5238"
            strokeWidth="1.5"
          />
        </g>
      </g>
    </defs>
  );
}

/** A child that sits, awake and merry, from the hair at -140 to the toes at 76. */
export function Child({ pose }: { pose: Pose }) {
  return (
    <g
      fill={skin}
      stroke="var(--deco-deep)"
      strokeWidth="1.5"
      strokeLinejoin="round"
      strokeLinecap="round"
    >
      {pose === "open" && <Arm of="raised" mirrored />}
      {pose !== "flower" && <Arm of="raised" />}
      <use href="#child-gown" />
      <use href="#child-foot" transform="translate(-21 58)rotate(-14)" />
      <use href="#child-foot" transform="matrix(-1 0 0 1 21 58)rotate(-14)" />
      {pose !== "open" && <Arm of="lap" />}
      {pose === "flower" && (
        <>
          <path
            d="M58 14C64 -6 64 -22 62 -42"
            stroke="var(--wax-deep)"
            strokeWidth="2.4"
            fill="none"
          />
          <g fill="var(--deco-light)" transform="translate(62 -46)">
            <path d="M0 0C-8 -6 -7 -16 0 -16S8 -6 0 0C4 -9 14 -12 16 -5S8 4 0 0C10 0 15 9 9 13S-1 9 0 0C1 10 -6 16 -11 11S-8 0 0 0C-8 3 -17 1 -16 -6S-6 -8 0 0Z" />
            <circle r="4.5" fill="var(--line)" />
          </g>
          <Arm of="aside" />
        </>
      )}
      <g
        transform={
          pose === "wave" ? "rotate(-5 0 -40)" : pose === "flower" ? "rotate(6 0 -40)" : undefined
        }
      >
        <use href="#child-head" />
      </g>
    </g>
  );
}
