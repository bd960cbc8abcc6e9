import type { ReactNode } from "react";
import { Train } from "./train.tsx";
import { Line } from "#app/designs/kit/line.tsx";

/** The right-hand peacock's train crosses the other's in the middle of `knot`, at half its width. */
const knot = "M104 146C92 149 68 131 56 130";
const train = "M146 54C158 92 150 134.5 104 146C92 149 68 131 56 130C46 129 30 134 18 146";
const neck = "M126 36C108 42 94 32 80 23.5C72 18 66 14 59 19";
const body =
  "M110 33C114 22 130 18 141 29C150 38 153 50 152.5 65C140 67 132 63 122 55C112 48 107 42 110 33Z";
const wing = "M119 31C130 26 143 41 147.5 62C133 59 117 51 119 31Z";

/** Two peacocks whose necks cross above the letter and whose trains are knotted below it. */
export function Initial() {
  return (
    <svg className="initial" viewBox="0 0 160 160" aria-hidden="true">
      <Left>
        <Peacock />
      </Left>
      <Peacock />
      {/* Each train goes over and under in turn: here the left one is over again. */}
      <Left>
        <Line d={knot} of="ground" width={14} strokeDasharray="0 12 28 99" />
        <Train d={knot} shift={7.3} />
      </Left>
    </svg>
  );
}

function Left({ children }: { children: ReactNode }) {
  return <g transform="matrix(-1 0 0 1 160 0)">{children}</g>;
}

function Peacock() {
  return (
    <>
      <Line d={train} of="ground" width={14} />
      <Train d={train} />
      <use href="#orn-eye" transform="translate(21 151)rotate(4)scale(.66)" />
      <use href="#orn-eye" transform="translate(8.5 139)rotate(86)scale(.66)" />
      <use href="#orn-eye" transform="translate(11 151)rotate(45)scale(.9)" />
      <Line d={neck} of="ground" width={13} />
      <g stroke="var(--line)" strokeLinejoin="round">
        <path d={body} strokeWidth="2.6" />
        <path d={neck} fill="none" strokeWidth="10" />
      </g>
      <path d={body} fill="var(--deco)" />
      <Line d={neck} of="deco" width={7.4} />
      <Line d={neck} of="ground" width={7.4} strokeDasharray="1.3 6" strokeDashoffset="-17" />
      <use href="#orn-head" transform="translate(57 19.5)rotate(-22)scale(-.88 .88)" />
      <path
        d={wing}
        fill="var(--deco-light)"
        stroke="var(--line)"
        strokeWidth="1.2"
        strokeLinejoin="round"
      />
      <Line d="M120 41C127 42 132 38 134 33M127 45L147 61M135 39L147 61" of="ground" width={1.6} />
    </>
  );
}
