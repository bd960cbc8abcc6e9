import { AxeBuilder } from "@axe-core/playwright";
import type { CDPSession } from "@playwright/test";
import * as v from "valibot";
import { designs } from "./support/designs.ts";
import { expect, test } from "./support/fixtures.ts";

/** A template for each opening. */
const firsts = new Map(designs.map((design) => [design.theme.opening, design.number]));

test("every opening is readable while it is closed, and moves only what a phone's compositor moves", async ({
  page,
}) => {
  test.setTimeout(120_000);
  const devtools = await page.context().newCDPSession(page);
  for (const [opening, number] of firsts) {
    await page.goto(`/templates/${number}`, { waitUntil: "networkidle" });
    await expect(page.locator("html")).not.toHaveClass(/unlettered/);
    const { violations } = await new AxeBuilder({ page }).include("body").analyze();
    expect.soft(violations, `${number}: ${opening}`).toEqual([]);
    if (opening === "none") continue;
    const refused = await refusedByCompositor(devtools, async () => {
      await page.locator("[data-open]").click();
      const moved = await page.evaluate(movedProperties);
      expect.soft(moved.length, `${opening} moves`).toBeGreaterThan(0);
      for (const name of moved) expect.soft(["transform", "opacity"], opening).toContain(name);
      await page.locator("[data-opening]").waitFor({ state: "hidden" });
    });
    expect.soft(refused, opening).toEqual([]);
  }
});

/** The properties of all keyframes that run. */
function movedProperties(): string[] {
  const standard = ["offset", "computedOffset", "easing", "composite"];
  const keyframes = document
    .getAnimations()
    .filter((animation) => animation instanceof CSSAnimation)
    .flatMap(({ effect }) => (effect instanceof KeyframeEffect ? effect.getKeyframes() : []));
  const names = keyframes.flatMap((keyframe) => Object.keys(keyframe));
  return [...new Set(names)].filter((name) => !standard.includes(name));
}

const animation = v.object({
  name: v.literal("Animation"),
  args: v.object({
    data: v.object({
      compositeFailed: v.number(),
      nodeName: v.optional(v.string()),
      unsupportedProperties: v.optional(v.array(v.string())),
    }),
  }),
});

/** The animations that begin while `act` runs and that Chromium keeps on the main thread. */
async function refusedByCompositor(
  devtools: CDPSession,
  act: () => Promise<void>,
): Promise<string[]> {
  const refused: string[] = [];
  const collect = ({ value }: { value: object[] }) => {
    for (const event of value) {
      const { success, output } = v.safeParse(animation, event);
      if (!success || output.args.data.compositeFailed === 0) continue;
      const { compositeFailed, nodeName, unsupportedProperties = [] } = output.args.data;
      // The envelope's flap goes behind the card in one step, which is no movement.
      if (unsupportedProperties.every((name) => name === "z-index") && unsupportedProperties.length)
        continue;
      refused.push(`${nodeName} ${compositeFailed} ${unsupportedProperties.join(", ")}`);
    }
  };
  devtools.on("Tracing.dataCollected", collect);
  await devtools.send("Tracing.start", {
    transferMode: "ReportEvents",
    traceConfig: { includedCategories: ["blink.animations", "devtools.timeline"] },
  });
  await act();
  const complete = new Promise((done) => devtools.once("Tracing.tracingComplete", done));
  await devtools.send("Tracing.end");
  await complete;
  devtools.off("Tracing.dataCollected", collect);
  return refused;
}
