import { expect, test } from "vitest";
import { checkContent } from "#app/domain/authoring/check/content.ts";
import { refuseSampleAddresses } from "#app/domain/authoring/check/samples.ts";
import { definitionOf, fileOf, packs, withTemplate } from "../../../../tests/support/content.ts";

function refusedOf(...definitions: ReturnType<typeof definitionOf>[]) {
  const files = withTemplate(...definitions.map(fileOf));
  return refuseSampleAddresses(checkContent(files, packs));
}

const names = { groom: { am: "Արման", en: "Arman" }, bride: { am: "Աննա", en: "Anna" } };

test("an invitation whose replies would go to example.com is not published to guests", () => {
  const unfinished = definitionOf();
  const { problems, drafts } = refusedOf(unfinished);
  expect(problems.map(({ path, message }) => `${path}: ${message}`)).toEqual([
    "hosts.groom.email: expected an address of their own: arman@example.com is nobody's",
    "hosts.bride.email: expected an address of their own: anna@example.com is nobody's",
  ]);
  expect(drafts.map(({ draft }) => draft.path)).toEqual(["templates/1002"]);
});

test("demos and invitations with real addresses are published", () => {
  const shown = definitionOf({ demo: true });
  const own = definitionOf({
    hosts: {
      groom: { name: names.groom, email: "arman@family.am" },
      bride: { name: names.bride, email: "anna@family.am" },
    },
  });
  const { problems, drafts } = refusedOf(shown, own);
  expect(problems).toEqual([]);
  expect(drafts).toHaveLength(3);
});
