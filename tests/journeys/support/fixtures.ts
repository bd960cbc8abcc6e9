import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test as base, expect } from "@playwright/test";
import { root } from "../../../scripts/paths.ts";
import { inbox, type Inbox } from "./inbox.ts";
import { named, startMailServer, stopMailServer } from "./mail-server.ts";
import { endOwnStudio, runStudio, type StudioRun } from "./studio.ts";

type Fixtures = {
  /**
   * The browser draws pages; without it, layout, clicks and what is visible to a test are the same.
   * Drawing without a graphics card takes most of a page's CPU time, so it is for tests of what is
   * drawn: movement, layout shift, paint, contrast.
   */
  drawn: boolean;
  /** The mails that the site sent. */
  inbox: Inbox;
  /** Runs the staff command on the storage of the site under test. */
  studio: (...args: string[]) => Promise<StudioRun>;
  /** The output of the staff command with `--json`; a failing run fails the test. */
  studioJson: <Printed>(...args: string[]) => Promise<Printed>;
  /** A copy of `content/` that the staff command works on, for one test alone. */
  contentDir: string;
  /** The site's mail server; it is started again after the test. */
  mailServer: { stop: () => Promise<void>; start: () => Promise<void> };
  /** Expects an error in the browser's console. Any other fails the test. */
  expectConsoleError: (words: string | RegExp) => void;
};

export { expect };

export const test = base.extend<Fixtures>({
  drawn: [false, { option: true }],
  context: async ({ context, drawn }, use) => {
    if (!drawn) await context.addInitScript(drawNothing);
    await use(context);
  },
  baseURL: async ({}, use) => use(named("SITE")),
  inbox: async ({}, use) => use(inbox),
  studio: async ({}, use) => use(runStudio),
  studioJson: async ({}, use) =>
    use(async (...args) => {
      const { code, out, complaints } = await runStudio(...args, "--json");
      expect(code, complaints).toBe(0);
      return JSON.parse(out);
    }),
  contentDir: async ({}, use) => {
    const folder = await mkdtemp(join(tmpdir(), "content-"));
    await cp(join(root, "content"), folder, { recursive: true });
    process.env.CONTENT_DIR = folder;
    await use(folder);
    await endOwnStudio();
    delete process.env.CONTENT_DIR;
    await rm(folder, { recursive: true, force: true });
  },
  mailServer: async ({}, use) => {
    let stopped = false;
    await use({
      stop: async () => {
        await stopMailServer();
        stopped = true;
      },
      start: async () => {
        await startMailServer();
        stopped = false;
      },
    });
    if (stopped) await startMailServer();
  },
  expectConsoleError: [
    async ({ context, drawn }, use) => {
      // Covers are framed without the right to run scripts, also that of `drawNothing`; that they
      // have none is tested (designs-in-english.test.ts), and in journeys that draw.
      const expected: (string | RegExp)[] = drawn ? [] : ["Blocked script execution"];
      const seen: string[] = [];
      context.on("console", (message) => {
        if (message.type() === "error") seen.push(`${message.text()} ${message.location().url}`);
      });
      context.on("weberror", (error) => seen.push(String(error.error())));
      await use((words) => expected.push(words));
      const surprising = seen.filter((text) => !expected.some((words) => isSaidBy(text, words)));
      expect(surprising, "errors in the browser's console").toEqual([]);
    },
    { auto: true },
  ],
});

/**
 * Hides the page, and the pictures of both states that an opening's view transition would draw all the
 * same, in half a second of CPU time.
 */
function drawNothing(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync("html { opacity: 0 } ::view-transition { display: none }");
  document.adoptedStyleSheets = [sheet];
}

function isSaidBy(text: string, words: string | RegExp): boolean {
  return typeof words === "string" ? text.includes(words) : words.test(text);
}
