import { expect, test } from "vitest";
import { shownIn, within } from "#app/platform/media/crop.ts";
import { brightestIn, lightForm, lightSample, measureLight } from "#app/platform/media/light.ts";

/** The pixels of a picture whose grey is a function of its place. */
function pictureOf(greyAt: (x: number, y: number) => number): Uint8Array {
  const { width, height } = lightSample;
  return Uint8Array.from({ length: width * height * 3 }, (_, at) => {
    const pixel = Math.floor(at / 3);
    return greyAt(pixel % width, Math.floor(pixel / width));
  });
}

const whole = { left: 0, top: 0, right: 1, bottom: 1 };

test("a picture that is dark above and white below is measured so", () => {
  const light = measureLight(pictureOf((_, y) => (y < lightSample.height / 2 ? 51 : 255)));
  expect(light).toMatch(lightForm);
  expect(brightestIn(light, { ...whole, bottom: 0.5 })).toBe(0.2);
  expect(brightestIn(light, { ...whole, top: 0.4 })).toBe(1);
});

test("some glints in a field do not count, a bright quarter of it does", () => {
  const glints = measureLight(pictureOf((x, y) => (x % 8 === 0 && y % 8 < 6 ? 255 : 0)));
  expect(brightestIn(glints, whole)).toBe(0);
  const quarters = measureLight(pictureOf((x, y) => (x % 8 < 4 && y % 8 < 4 ? 255 : 0)));
  expect(brightestIn(quarters, whole)).toBe(1);
});

test("yellow is as bright as it looks, not as its channels on average", () => {
  const yellow = Uint8Array.from({ length: lightSample.width * lightSample.height * 3 }, (_, at) =>
    at % 3 === 2 ? 0 : 255,
  );
  expect(brightestIn(measureLight(yellow), whole)).toBe(1);
});

test("a picture that nobody measured counts as white", () => {
  expect(brightestIn(undefined, whole)).toBe(1);
  expect(brightestIn("dark", whole)).toBe(1);
});

test("an upright photo is cropped at its sides on a phone, around its focus", () => {
  const photo = { width: 1000, height: 1250, focus: [0.25, 0.5] as const };
  const shown = shownIn(0.4, photo);
  expect(shown).toEqual({ left: 0.125, right: 0.625, top: 0, bottom: 1 });
  expect(shownIn(0.4, { ...photo, zoom: 2 })).toEqual({
    left: 0.1875,
    right: 0.4375,
    top: 0.25,
    bottom: 0.75,
  });
  expect(within(shown, { left: 0, right: 0.5, top: 0.5, bottom: 1 })).toEqual({
    left: 0.125,
    right: 0.375,
    top: 0.5,
    bottom: 1,
  });
});
