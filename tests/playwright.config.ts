import { defineConfig } from "@playwright/test";
import { findBrowser } from "../cli/browser.ts";

const { executablePath, args, env } = await findBrowser();

export default defineConfig({
  testDir: "journeys",
  // Makes a film a minute: has a command of its own (test:products).
  testIgnore: process.env.PRODUCTS === "1" ? [] : ["products.spec.ts"],
  outputDir: "../test-results",
  globalSetup: "./journeys/support/site.ts",
  // More than cores, because journeys mostly wait for an opening or for mail.
  workers: 3,
  // A journey that would pass at its second try has a fault, of the site or its own.
  retries: 0,
  forbidOnly: true,
  // Ends a journey that hangs; no journey measures speed, and one of many staff commands takes two
  // minutes on a busy machine.
  timeout: 360_000,
  expect: { timeout: 20_000 },
  reporter: "list",
  use: {
    // Playwright waits for an element without end by default: a page that truthfully says "your answer
    // is safe, we cannot show it now" then held a journey for six minutes.
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
    viewport: { width: 390, height: 844 },
    // No journey compares pixels, and without a graphics card each of them costs CPU time.
    deviceScaleFactor: 1,
    hasTouch: true,
    isMobile: true,
    timezoneId: "Asia/Yerevan",
    // Journeys that change or cut the network ask for the page itself; those about what a phone
    // keeps allow it.
    serviceWorkers: "block",
    launchOptions: { executablePath, args, env: { ...process.env, ...env } },
  },
});
