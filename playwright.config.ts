import { defineConfig } from "@playwright/test";
import { findBrowser } from "./tests/journeys/support/browser.ts";

const { executablePath, args, env } = await findBrowser();

export default defineConfig({
  testDir: "tests/journeys",
  outputDir: "test-results",
  globalSetup: "./tests/journeys/support/site.ts",
  // One at a time: a journey may stop the mail server that all of them share.
  workers: 1,
  retries: 0,
  forbidOnly: true,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: "list",
  projects: [
    {
      name: "phone",
      use: {
        viewport: { width: 390, height: 844 },
        deviceScaleFactor: 2,
        hasTouch: true,
        isMobile: true,
        timezoneId: "Asia/Yerevan",
        trace: "retain-on-failure",
        launchOptions: { executablePath, args, env: { ...process.env, ...env } },
      },
    },
  ],
});
