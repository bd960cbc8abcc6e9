import { Relief, Wax } from "#app/designs/kit/wax.tsx";

/** Wax with the eternity sign pressed into it. */
export function Seal() {
  return (
    <Wax seed={11}>
      <Relief>
        <use href="#orn-arms" strokeWidth="0" transform="scale(.4)" />
      </Relief>
    </Wax>
  );
}
