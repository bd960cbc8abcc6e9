import { spawn } from "node:child_process";
import * as v from "valibot";
import { languages } from "#app/i18n/languages.ts";
import { requirePublished } from "../address.ts";
import { defineCommand } from "../command.ts";
import { print, say, wrongUsage } from "../output.ts";
import { noteIfDown, siteOrigin } from "../site-address.ts";
import { optionalChoice } from "../choice.ts";

export const command = defineCommand({
  after: "show",
  description: "print the address of an invitation and open it in the browser",
  arguments: ["<kind/slug>"],
  options: {
    "--language <language>": "in this language",
  },
  completes: { "--language": languages },
  examples: ["open wedding/anna-arman", "open wedding/anna-arman --remote"],
  guarantee: { changes: "nothing", again: "same" },
  answer: v.strictObject({ path: v.string(), url: v.string() }),
  /** Prints the address of a published invitation and, in a terminal, opens it in the browser. */
  async run(address, options, open) {
    const origin = await siteOrigin(options);
    const { content } = await open();
    const { path, languages: pageLanguages } = await requirePublished(content, address, options);
    const language = optionalChoice("language", options.language, languages);
    if (language !== undefined && !pageLanguages.includes(language))
      throw wrongUsage(`${path} is in ${pageLanguages.join(", ")} and not in ${language}.`);
    const url = [
      `${origin}/${path}`,
      ...(language && language !== pageLanguages[0] ? [language] : []),
    ].join("/");
    print(options, url);
    await noteIfDown(origin, options);
    if (!options.json && process.stdout.isTTY && !(await isOpened(url)))
      say(options, "No browser could be opened here: open it by hand.");
    return { path, url };
  },
});

/** The program that opens an address with the browser of choice, by the system. */
const openers: Partial<Record<NodeJS.Platform, readonly string[]>> = {
  darwin: ["open"],
  win32: ["cmd", "/c", "start", ""],
};
const otherOpener = ["xdg-open"];

/** True if the system's program took the address; it goes on without this one. */
function isOpened(url: string): Promise<boolean> {
  const [program = "", ...args] = openers[process.platform] ?? otherOpener;
  return new Promise((answer) => {
    const child = spawn(program, [...args, url], { stdio: "ignore", detached: true });
    child.once("error", () => answer(false));
    child.once("spawn", () => {
      child.unref();
      answer(true);
    });
  });
}
