import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Names } from "#app/designs/kit/names.tsx";

const lettersOf = (names: string[], surnames?: string[]) =>
  renderToStaticMarkup(createElement(Names, { names, surnames, and: "և" })).match(
    /--letters:(\d+)/,
  )?.[1];

test("a cover gets the length of the names' longest word", () => {
  expect(lettersOf(["Անի", "Արմեն"])).toBe("5");
  expect(lettersOf(["Անի-Մարիա Հովհաննիսյան", "Արմեն"])).toBe("12");
  expect(lettersOf(["Անի", "Արմեն"], ["Տեր-Հովհաննիսյան", "Ադամյան"])).toBe("5");
});
