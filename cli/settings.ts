import { join } from "node:path";
import { parseEnv } from "node:util";
import { requireSettings, type SettingName, type Settings } from "#app/lib/settings.ts";
import { unavailable } from "./output.ts";
import { root } from "./root.ts";
import { readWranglerConfig } from "./storage/wrangler-config.ts";
import { textIfThere } from "./files.ts";

/**
 * Settings of the site for a command. `.dev.vars` is for local runs only; production's are in
 * `[vars]` of wrangler.toml or in the environment.
 * @throws UserError or SettingsError that names what is missing or invalid.
 */
export async function siteSettings<Name extends SettingName>(
  remote: boolean,
  names: readonly Name[],
): Promise<Settings<Name>> {
  const written = remote ? (await readWranglerConfig()).vars : await devVars();
  const settings = { ...written, ...process.env };
  const missing = names.filter((name) => !Reflect.get(settings, name));
  if (remote && missing.length > 0)
    throw unavailable(
      `${missing.join(", ")} is missing: name production's in the environment or in [vars] of wrangler.toml.`,
    );
  return requireSettings(settings, names);
}

async function devVars(): Promise<object> {
  return parseEnv((await textIfThere(join(root, ".dev.vars"))) ?? "");
}
