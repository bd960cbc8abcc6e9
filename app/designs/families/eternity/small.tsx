import type { CSSProperties } from "react";
import { range } from "#app/designs/kit/geometry.ts";
import { Copies, Mirrored } from "#app/designs/kit/repeats.tsx";
import { Wax } from "#app/designs/kit/wax.tsx";

/** The sign in its ring, as a jeweller sets it. */
export function Emblem() {
  return (
    <svg className="emblem" viewBox="-58 -67 116 134" aria-hidden="true">
      <circle r="54" fill="var(--deco-deep)" stroke="var(--line)" strokeWidth="3.4" />
      <circle
        r="47.5"
        fill="none"
        stroke="var(--line)"
        strokeWidth="3.6"
        strokeLinecap="round"
        strokeDasharray="0 7.46"
      />
      <circle r="42" fill="none" stroke="var(--line)" strokeWidth="1.6" />
      <use href="#orn-sign-8" transform="scale(.395)" />
    </svg>
  );
}

/** The sun that the sign stands for: a plain disc, flames that turn. */
export function Bullet() {
  return (
    <svg className="bullet" viewBox="-58 -80 116 134" aria-hidden="true">
      <use href="#orn-sign-12" transform="scale(.53)" />
      <circle r="38" fill="var(--deco)" stroke="var(--line)" strokeWidth="2.6" />
    </svg>
  );
}

/** Two flames of the wheel. */
export function Sprig() {
  return (
    <svg className="sprig" viewBox="-2 -34 46 40" aria-hidden="true">
      {["", "rotate(46)scale(.82 .74)"].map((turn) => (
        <g key={turn} transform={turn || undefined}>
          <path d="M0 0C0 -17 13 -29 33 -31C25 -22 14 -10 0 0Z" fill="var(--line)" />
          <path d="M0 0C14 -10 25 -22 33 -31C33 -13 20 -1 0 0Z" fill="var(--deco)" />
        </g>
      ))}
      <circle r="2.2" fill="var(--line)" />
    </svg>
  );
}

// The facets of the sign take the wax's own light and shade.
const waxen: CSSProperties & Record<`--${string}`, string> = {
  "--line": "var(--wax-light)",
  "--deco": "var(--wax-deep)",
};

/** Six arms in a ring of beads. */
export function Seal() {
  return (
    <Wax seed={5}>
      <g style={waxen}>
        <circle
          r="40.5"
          fill="none"
          stroke="var(--wax-deep)"
          strokeWidth="3.4"
          strokeLinecap="round"
          strokeDasharray="0 7.07"
        />
        <use href="#orn-sign-6" transform="scale(.355)" />
      </g>
    </Wax>
  );
}

/** For the upper left corner of a sheet; the sheet turns it for the others. */
export function Corner() {
  return (
    <svg className="corner" viewBox="0 0 64 64" aria-hidden="true">
      <g fill="none" stroke="var(--line)" strokeLinecap="round">
        <path d="M4 62V34M34 4H62" strokeWidth="1.2" />
        <path d="M9 50V35M35 9H50" strokeWidth=".9" />
      </g>
      <use href="#orn-wheel-8" transform="translate(17 17)scale(.125)" />
      <circle cx="40" cy="16" r="1.8" fill="var(--line)" />
      <circle cx="16" cy="40" r="1.8" fill="var(--line)" />
    </svg>
  );
}

/** Between sections; three forms, so that a page does not repeat itself. */
export function Divider({ variant }: { variant: number }) {
  return (
    <svg className="divider" viewBox="-130 -22 260 44" aria-hidden="true">
      {[<OneWheel key="0" />, <ThreeWheels key="1" />, <Almonds key="2" />][variant % 3]}
    </svg>
  );
}

function OneWheel() {
  return (
    <>
      <Mirrored>
        <path d="M20 0L128 -.8V.8Z" fill="var(--line)" />
        <use href="#orn-almond" transform="translate(33 0)rotate(90)scale(.8)" />
        <use href="#orn-almond" transform="translate(55 0)rotate(90)scale(.55)" />
      </Mirrored>
      <use href="#orn-wheel-8" transform="scale(.155)" />
    </>
  );
}

function ThreeWheels() {
  return (
    <>
      <Mirrored>
        <path
          d="M56 0H126"
          stroke="var(--line)"
          strokeWidth="2.4"
          strokeLinecap="round"
          strokeDasharray="0 7"
        />
        <use href="#orn-wheel-6" transform="translate(36 0)scale(.1)" />
      </Mirrored>
      <use href="#orn-wheel-6" transform="scale(.14)" />
    </>
  );
}

function Almonds() {
  return (
    <>
      <path d="M-128 9H128M-128 -9H128" stroke="var(--line)" strokeWidth=".9" />
      <Copies
        of="almond"
        at={range(11, -5, 5).map((step) => ({
          x: step * 21,
          y: 0,
          turn: step % 2 ? 62 : -62,
          scale: 0.78,
        }))}
      />
    </>
  );
}
