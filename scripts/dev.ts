import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "smol-toml";
import { newSecret } from "../cli/storage/local.ts";
import { announce, prepareStorage, readLocalSettings, sweep, type LocalSettings } from "./local.ts";
import { provideMailServer } from "./mail-server.ts";
import { isTaken, root, stateDir, wantedPort } from "./paths.ts";
import { keepRunning, runMain } from "./processes.ts";
import { ownStorage, requireFreeStorage } from "./storage-owner.ts";
import { UserError } from "../cli/user-error.ts";

await runMain(async () => {
  const port = wantedPort(5173);
  if (await isTaken(port)) throw new UserError(`Port ${port} is in use: PORT=… npm run dev`);
  await requireFreeStorage();
  const settings = readLocalSettings(port);
  const site = `http://localhost:${port}`;

  // First, because it tells at once what is in its way.
  const inbox = await provideMailServer(settings);
  console.log(`Inbox: ${inbox}`);
  // 127.0.0.1, because `localhost` may resolve to ::1 alone.
  const address = ["--host", "127.0.0.1", "--port", String(port), "--strictPort"];
  const secret = newSecret();
  // The site compiles its modules meanwhile, and answers when its channel is closed, as the
  // storage is prepared (held-requests.ts).
  const compiling = keepRunning(
    "site",
    "react-router",
    ["dev", ...address],
    {
      // For the command that publishes edits (show-edits.ts).
      PUBLIC_URL: settings.PUBLIC_URL,
      STATE_DIR: stateDir,
      WRANGLER_CONFIG: writeConfiguration(port, { ...settings, STORAGE_SECRET: secret }),
    },
    // React Router would start itself a second time for the condition.
    { flags: ["--conditions=development"], hasChannel: true },
  );
  // Photos are left to the site, which draws each size when a page asks for it (drawn-photos.ts).
  await prepareStorage(settings, stateDir, ["--no-sizes"]);
  const ownership = await ownStorage();
  ownership.open({ address: `http://127.0.0.1:${port}/__storage`, secret });
  compiling.disconnect();
  await announce(site, inbox);
  await sweep(site);
});

/**
 * Writes a copy of wrangler.toml with these settings beside it, whose Worker answers the command
 * too. In development the Worker reads the `.dev.vars` beside its configuration, which would override
 * the environment.
 * @returns the copy's path.
 */
function writeConfiguration(port: number, settings: LocalSettings): string {
  const folder = join(root, ".wrangler/local", String(port));
  const path = join(folder, "wrangler.json");
  const lines = Object.entries(settings).map(
    ([name, value]) => `${name}=${quoted(name, value ?? "")}\n`,
  );
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, ".dev.vars"), lines.join(""), { mode: 0o600 });
  // Not by wrangler's own reader, whose import takes a second.
  const configuration = parse(readFileSync(join(root, "wrangler.toml"), "utf8"));
  writeFileSync(path, JSON.stringify({ ...configuration, main: join(root, "workers/dev.ts") }));
  return path;
}

/** Encloses a value in quotes that it does not contain, because the format has no escapes. */
function quoted(name: string, value: string): string {
  const quote = ["'", "`"].find((mark) => !value.includes(mark));
  if (quote === undefined)
    throw new UserError(`Settings: ${name} holds both ' and \` (see .dev.vars)`);
  return quote + value + quote;
}
